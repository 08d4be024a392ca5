package studio.kriegsspiel.checks.forces;

import static studio.kriegsspiel.rules.RuleBookId.BRITISH_1815;
import static studio.kriegsspiel.rules.RuleBookId.REISSWITZ_1824;

import studio.kriegsspiel.checks.check.Check;
import studio.kriegsspiel.checks.check.CheckContext;
import studio.kriegsspiel.checks.check.CheckInfo;
import studio.kriegsspiel.checks.check.Report;
import studio.kriegsspiel.scenario.finding.Severity;
import studio.kriegsspiel.scenario.force.Side;
import studio.kriegsspiel.scenario.force.Unit;

/** A unit of an army that is neither on the map at the start nor comes later. */
public final class UnplacedUnit implements Check {
  private static final CheckInfo INFO =
      CheckInfo.of(
              "KS-FRC-005",
              "A unit that is nowhere",
              Severity.WARNING,
              "every unit of an army stands somewhere or comes from somewhere")
          .citing(REISSWITZ_1824, "Introduction", "a report states where the side's troops stand")
          .citing(BRITISH_1815, "General Idea", "a report states where the side's troops stand")
          .searching();

  @Override
  public CheckInfo info() {
    return INFO;
  }

  @Override
  public void run(CheckContext context, Report report) {
    for (Side side : context.scenario().sides()) {
      for (Unit unit : side.army()) {
        look(context, unit, report);
      }
    }
  }

  private static void look(CheckContext context, Unit unit, Report report) {
    if (context.units().isCovered(unit)) {
      return;
    }
    boolean somewhereBelow =
        unit.withAllParts()
            .filter(each -> !each.isPost())
            .anyMatch(each -> context.units().isPlaced(each));
    if (somewhereBelow) {
      unit.parts().stream()
          .filter(part -> !part.isPost())
          .forEach(part -> look(context, part, report));
      return;
    }
    report
        .add(
            unit.nameSpan(),
            "`%s` of %s is neither deployed nor among the reinforcements."
                .formatted(unit.id().name(), unit.id().side()))
        .hint("write where it stands under `deploy`, or how it comes under `reinforcements`")
        .fix(PlaceFix.beside(context, unit));
  }
}
