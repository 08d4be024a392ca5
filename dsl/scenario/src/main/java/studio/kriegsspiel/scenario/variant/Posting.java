package studio.kriegsspiel.scenario.variant;

import java.util.List;
import java.util.stream.Stream;
import studio.kriegsspiel.scenario.Change;
import studio.kriegsspiel.scenario.force.Side;
import studio.kriegsspiel.scenario.force.Unit;

/** Puts a post that a variant sends out below the unit whose men it takes. */
final class Posting {
  private Posting() {}

  static Side of(Side side, Change.Posted change) {
    return side.name().equals(change.from().side())
        ? side.withArmy(side.army().stream().map(unit -> of(unit, change)).toList())
        : side;
  }

  private static Unit of(Unit unit, Change.Posted change) {
    if (unit.id().equals(change.from())) {
      return unit.withParts(
          Stream.concat(unit.parts().stream(), Stream.of(change.post())).toList());
    }
    List<Unit> parts = unit.parts().stream().map(part -> of(part, change)).toList();
    return parts.equals(unit.parts()) ? unit : unit.withParts(parts);
  }
}
