package studio.kriegsspiel.checks.forces;

import static studio.kriegsspiel.rules.RuleBookId.BRITISH_1815;
import static studio.kriegsspiel.rules.RuleBookId.REISSWITZ_1824;

import java.util.Optional;
import studio.kriegsspiel.checks.check.Check;
import studio.kriegsspiel.checks.check.CheckContext;
import studio.kriegsspiel.checks.check.CheckInfo;
import studio.kriegsspiel.checks.check.Report;
import studio.kriegsspiel.rules.concept.UnitType;
import studio.kriegsspiel.scenario.finding.Severity;
import studio.kriegsspiel.scenario.force.Strength;
import studio.kriegsspiel.scenario.force.Unit;

/**
 * Infantry, cavalry, pioneers or a pontoon train of which no strength is known, neither its own nor
 * that of a whole.
 */
public final class StrengthMissing implements Check {
  private static final CheckInfo INFO =
      CheckInfo.of(
              "KS-FRC-008",
              "A unit without strength",
              Severity.WARNING,
              "losses are counted from a strength")
          .citing(
              REISSWITZ_1824,
              "§6",
              "a report lists battalions, squadrons, pioneers and bridging trains")
          .citing(
              BRITISH_1815,
              "General Idea",
              "a report lists battalions, squadrons, pioneers and bridging trains");

  @Override
  public CheckInfo info() {
    return INFO;
  }

  @Override
  public void run(CheckContext context, Report report) {
    context
        .scenario()
        .units()
        .filter(
            unit -> unit.isBody() && !unit.isPost() && isListed(unit) && !isKnown(context, unit))
        .forEach(
            unit ->
                report
                    .add(
                        unit.nameSpan(),
                        "The strength of `%s` is not stated.".formatted(unit.id().name()))
                    .hint("write, for example, `: %s` behind its name".formatted(example(unit))));
  }

  private static boolean isListed(Unit unit) {
    return switch (unit.type().arm()) {
      case INFANTRY, CAVALRY, ENGINEERS -> true;
      default -> unit.type() == UnitType.PONTOONS;
    };
  }

  private static String example(Unit unit) {
    return switch (unit.type().arm()) {
      case CAVALRY -> "450 men, 3 squadrons";
      case ENGINEERS -> "80 men";
      case TRAIN -> "30 pontoons";
      default -> "600 men";
    };
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
