package studio.kriegsspiel.scenario.people;

import java.util.List;
import java.util.OptionalInt;

/**
 * The people of an evening. Where no player is named, every role is a player's of its own.
 *
 * @param umpires how many umpires there are, where the text says
 * @param assistants assistant umpires by name
 * @param players who plays, in the order of the text
 */
public record People(OptionalInt umpires, List<AssistantUmpire> assistants, List<Person> players) {
  /** Nobody is named. */
  public static final People NONE = new People(OptionalInt.empty(), List.of(), List.of());

  /** Copies the lists. */
  public People {
    assistants = List.copyOf(assistants);
    players = List.copyOf(players);
  }

  /** Those who hold a role. */
  public List<Person> holdersOf(String side, String role) {
    return players.stream().filter(each -> each.holds(side, role)).toList();
  }
}
