package studio.kriegsspiel.scenario.tonight;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import studio.kriegsspiel.scenario.Scenario;
import studio.kriegsspiel.scenario.force.Side;

/** What those may do who come besides the players and umpires that a scenario asks for. */
final class Further {
  private Further() {}

  static List<String> of(Scenario played, List<Seat> seats, int people) {
    List<String> all = new ArrayList<>();
    for (Side side : played.sides()) {
      if (side.roles().isEmpty() && !played.people().umpiresSides().contains(side.name())) {
        all.add("one leads " + side.name() + " as a whole, with the side's own pack");
      }
    }
    for (Side side : played.sides()) {
      if (!side.roles().isEmpty()) {
        all.add("one assists the umpire and carries the orders of " + side.name());
      }
    }
    List<Seat> most =
        seats.stream()
            .sorted(
                Comparator.comparing((Seat seat) -> Worth.of(played, seat), Worth.LEAST).reversed())
            .toList();
    for (int i = 0; all.size() < people && !most.isEmpty(); i++) {
      Seat seat = most.get(i % most.size());
      all.add("one sits beside " + seat.words() + ", reads the same pack and writes the orders");
    }
    return List.copyOf(all.subList(0, Math.max(0, Math.min(people, all.size()))));
  }
}
