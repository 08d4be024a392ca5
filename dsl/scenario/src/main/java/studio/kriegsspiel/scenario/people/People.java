package studio.kriegsspiel.scenario.people;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * The people of an evening. Where no player is named, every role is a player's of its own.
 *
 * @param umpires how many umpires there are, where the text says
 * @param assistants assistant umpires by name
 * @param players who plays, in the order of the text
 * @param sitting how long they sit and how hard it is, where the text says
 */
public record People(
    OptionalInt umpires,
    List<AssistantUmpire> assistants,
    List<Person> players,
    Optional<Sitting> sitting) {
  /** Nobody is named. */
  public static final People NONE = new People(OptionalInt.empty(), List.of(), List.of());

  /** The same without a word about the sitting. */
  public People(OptionalInt umpires, List<AssistantUmpire> assistants, List<Person> players) {
    this(umpires, assistants, players, Optional.empty());
  }

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
