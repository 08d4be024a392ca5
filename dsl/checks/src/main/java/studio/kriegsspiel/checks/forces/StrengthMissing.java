package studio.kriegsspiel.checks.forces;

import static studio.kriegsspiel.rules.RuleBookId.BRITISH_1815;
import static studio.kriegsspiel.rules.RuleBookId.REISSWITZ_1824;

import java.util.Optional;
import studio.kriegsspiel.checks.check.Check;
import studio.kriegsspiel.checks.check.CheckContext;
import studio.kriegsspiel.checks.check.CheckInfo;
import studio.kriegsspiel.checks.check.Report;
import studio.kriegsspiel.rules.concept.Arm;
import studio.kriegsspiel.scenario.finding.Severity;
import studio.kriegsspiel.scenario.force.Strength;
import studio.kriegsspiel.scenario.force.Unit;

/** Infantry or cavalry of which no strength is known, neither its own nor that of a whole. */
public final class StrengthMissing implements Check {
  private static final CheckInfo INFO =
      CheckInfo.of(
              "KS-FRC-008",
              "A unit without strength",
              Severity.WARNING,
              "losses are counted from a strength")
          .citing(REISSWITZ_1824, "§6", "a report lists battalions and squadrons")
          .citing(BRITISH_1815, "General Idea", "a report lists battalions and squadrons");

  @Override
  public CheckInfo info() {
    return INFO;
  }

  @Override
  public void run(CheckContext context, Report report) {
    context
        .scenario()
        .units()
        .filter(unit -> unit.isBody() && !unit.isPost() && fights(unit) && !isKnown(context, unit))
        .forEach(
            unit ->
                report
                    .add(
                        unit.nameSpan(),
                        "The strength of `%s` is not stated.".formatted(unit.id().name()))
                    .hint(
                        unit.type().arm() == Arm.CAVALRY
                            ? "write, for example, `: 450 men, 3 squadrons` behind its name"
                            : "write, for example, `: 600 men` behind its name"));
  }

  private static boolean fights(Unit unit) {
    return unit.type().arm() == Arm.INFANTRY || unit.type().arm() == Arm.CAVALRY;
  }

  private static boolean isKnown(CheckContext context, Unit unit) {
    for (Optional<Unit> each = Optional.of(unit);
        each.isPresent();
        each = context.units().findParent(each.get())) {
      if (!each.get().strength().equals(Strength.UNKNOWN)) {
        return true;
      }
    }
    return false;
  }
}
