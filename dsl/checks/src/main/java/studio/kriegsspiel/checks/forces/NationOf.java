package studio.kriegsspiel.checks.forces;

import java.util.Optional;
import studio.kriegsspiel.checks.check.CheckContext;
import studio.kriegsspiel.rules.concept.Nationality;
import studio.kriegsspiel.scenario.force.Side;
import studio.kriegsspiel.scenario.force.Unit;

/** Whose troops a unit is, as far as the text says. */
final class NationOf {
  private NationOf() {}

  /** By its own words, else those of the unit above it, else those of its side. */
  static Optional<Nationality> find(CheckContext context, Unit unit) {
    for (Optional<Unit> each = Optional.of(unit);
        each.isPresent();
        each = context.units().findParent(each.get())) {
      if (each.get().particulars().nation().isPresent()) {
        return each.get().particulars().nation();
      }
    }
    return context.scenario().sides().stream()
        .filter(side -> side.name().equals(unit.id().side()))
        .findFirst()
        .flatMap(Side::nation)
        .flatMap(Nationality::find);
  }
}
