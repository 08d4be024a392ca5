package studio.kriegsspiel.scenario.variant;

import java.util.List;
import studio.kriegsspiel.scenario.Change;
import studio.kriegsspiel.scenario.force.Side;
import studio.kriegsspiel.scenario.force.Strength;
import studio.kriegsspiel.scenario.force.Train;
import studio.kriegsspiel.scenario.force.Unit;

/** Gives a unit the figures that a variant states of it. */
final class Restating {
  private Restating() {}

  static Side of(Side side, Change.Restated change) {
    return side.name().equals(change.unit().side())
        ? side.withArmy(side.army().stream().map(unit -> of(unit, change)).toList())
        : side;
  }

  static Unit of(Unit unit, Change.Restated change) {
    if (unit.id().equals(change.unit())) {
      return unit.restated(
          of(unit.strength(), change.strength()),
          change.grade().or(unit::grade),
          change.ranks().isPresent() ? change.ranks() : unit.ranks());
    }
    List<Unit> parts = unit.parts().stream().map(part -> of(part, change)).toList();
    return parts.equals(unit.parts()) ? unit : unit.withParts(parts);
  }

  /** What is not stated anew stays as it was. */
  private static Strength of(Strength before, Strength stated) {
    return new Strength(
        stated.men().isPresent() ? stated.men() : before.men(),
        stated.squadrons().isPresent() ? stated.squadrons() : before.squadrons(),
        stated.ordnance().isEmpty() ? before.ordnance() : stated.ordnance(),
        stated.train().equals(Train.NONE) ? before.train() : stated.train());
  }
}
