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
 * @param spares which roles are given up where people are missing, in the order of the text
 * @param umpiresSides names of the sides that the umpire leads himself, for whom no paper is made
 */
public record People(
    OptionalInt umpires,
    List<AssistantUmpire> assistants,
    List<Person> players,
    Optional<Sitting> sitting,
    List<Spare> spares,
    List<String> umpiresSides) {
  /** Nobody is named. */
  public static final People NONE = new People(OptionalInt.empty(), List.of(), List.of());

  /** The same without a word about the sitting. */
  public People(OptionalInt umpires, List<AssistantUmpire> assistants, List<Person> players) {
    this(umpires, assistants, players, Optional.empty(), List.of(), List.of());
  }

  /** Copies the lists. */
  public People {
    assistants = List.copyOf(assistants);
    players = List.copyOf(players);
    spares = List.copyOf(spares);
    umpiresSides = umpiresSides.stream().distinct().toList();
  }

  /** Those who hold a role. */
  public List<Person> holdersOf(String side, String role) {
    return players.stream().filter(each -> each.holds(side, role)).toList();
  }

  /** The same with other players. */
  public People with(List<Person> others) {
    return new People(umpires, assistants, others, sitting, spares, umpiresSides);
  }

  /** The same with so many umpires. */
  public People umpiredBy(int count) {
    return new People(OptionalInt.of(count), assistants, players, sitting, spares, umpiresSides);
  }

  /** The same where the umpire leads some sides himself. */
  public People withUmpiresSides(List<String> sides) {
    return new People(umpires, assistants, players, sitting, spares, sides);
  }
}
