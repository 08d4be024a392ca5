package studio.kriegsspiel.checks.works;

import static studio.kriegsspiel.rules.RuleBookId.REISSWITZ_1824;

import java.util.Optional;
import studio.kriegsspiel.checks.check.Check;
import studio.kriegsspiel.checks.check.CheckContext;
import studio.kriegsspiel.checks.check.CheckInfo;
import studio.kriegsspiel.checks.check.Report;
import studio.kriegsspiel.rules.concept.UnitType;
import studio.kriegsspiel.scenario.finding.Severity;
import studio.kriegsspiel.scenario.force.EngineeringTask;
import studio.kriegsspiel.scenario.force.Unit;

/** Bridge work given to troops that have neither pioneers nor a pontoon train. */
public final class WorkByOthers implements Check {
  private static final CheckInfo INFO =
      CheckInfo.of(
              "KS-ENG-003",
              "Bridge work without pioneers",
              Severity.WARNING,
              "bridges are the work of pioneers and pontoon trains")
          .citing(REISSWITZ_1824, "§73", "pioneers or carpenters build bridges");

  @Override
  public CheckInfo info() {
    return INFO;
  }

  @Override
  public void run(CheckContext context, Report report) {
    for (EngineeringTask each : context.scenario().engineering()) {
      Optional<Unit> unit = context.units().find(each.unit());
      boolean able =
          unit.isEmpty()
              || !each.work().isCrossing()
              || unit.get()
                  .withAllParts()
                  .anyMatch(
                      part ->
                          part.type() == UnitType.ENGINEERS || part.type() == UnitType.PONTOONS);
      if (!able) {
        report
            .add(
                each.span(),
                "`%s` (%s) has no pioneers for the work at \"%s\"."
                    .formatted(each.unit().name(), unit.get().type().label(), each.place()))
            .hint("give the work to pioneers or to a pontoon train");
      }
    }
  }
}
