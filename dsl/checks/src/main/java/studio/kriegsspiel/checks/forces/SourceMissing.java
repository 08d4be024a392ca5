package studio.kriegsspiel.checks.forces;

import java.util.Optional;
import studio.kriegsspiel.checks.check.Check;
import studio.kriegsspiel.checks.check.CheckContext;
import studio.kriegsspiel.checks.check.CheckInfo;
import studio.kriegsspiel.checks.check.Report;
import studio.kriegsspiel.scenario.finding.Severity;
import studio.kriegsspiel.scenario.force.Side;
import studio.kriegsspiel.scenario.force.Strength;
import studio.kriegsspiel.scenario.force.Unit;

/** A figure without a source in an army whose other figures have one. */
public final class SourceMissing implements Check {
  private static final CheckInfo INFO =
      CheckInfo.of(
          "KS-FRC-009",
          "A figure without a source",
          Severity.NOTE,
          "a historian can check every figure");

  @Override
  public CheckInfo info() {
    return INFO;
  }

  @Override
  public void run(CheckContext context, Report report) {
    for (Side side : context.scenario().sides()) {
      if (side.units().anyMatch(unit -> !unit.sources().isEmpty())) {
        side.units()
            .filter(unit -> !unit.strength().equals(Strength.UNKNOWN) && !hasSource(context, unit))
            .forEach(unit -> tell(unit, report));
      }
    }
  }

  private static void tell(Unit unit, Report report) {
    report
        .add(
            unit.nameSpan(),
            "The strength of `%s` has no source, while others of %s have one."
                .formatted(unit.id().name(), unit.id().side()))
        .hint("write, for example, `source \"Siborne 1844\" confidence probable` under it");
  }

  private static boolean hasSource(CheckContext context, Unit unit) {
    for (Optional<Unit> each = Optional.of(unit);
        each.isPresent();
        each = context.units().findParent(each.get())) {
      if (!each.get().sources().isEmpty()) {
        return true;
      }
    }
    return false;
  }
}
