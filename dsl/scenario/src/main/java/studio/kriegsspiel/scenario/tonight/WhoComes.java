package studio.kriegsspiel.scenario.tonight;

import java.util.List;
import java.util.OptionalInt;
import studio.kriegsspiel.scenario.audience.Audience;
import studio.kriegsspiel.scenario.people.Person;
import studio.kriegsspiel.scenario.people.Spare;

/**
 * What is said of an evening's people.
 *
 * @param people how many come, umpires among them
 * @param without the roles that nobody comes for, whatever the number
 * @param order in which order roles are given up; empty for the scenario's own order
 * @param players who plays what, in the place of what the scenario says; empty for the scenario's
 */
public record WhoComes(
    OptionalInt people, List<Audience.RoleOnly> without, List<Spare> order, List<Person> players) {
  /** Copies the lists. */
  public WhoComes {
    without = List.copyOf(without);
    order = List.copyOf(order);
    players = List.copyOf(players);
  }

  /** So many people, and no more said. */
  public static WhoComes number(int people) {
    return new WhoComes(OptionalInt.of(people), List.of(), List.of(), List.of());
  }

  /** All but those who play some roles. */
  public static WhoComes allBut(List<Audience.RoleOnly> without) {
    return new WhoComes(OptionalInt.empty(), without, List.of(), List.of());
  }
}
