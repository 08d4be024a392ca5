package studio.kriegsspiel.checks.forces;

import java.util.Optional;
import studio.kriegsspiel.checks.check.Check;
import studio.kriegsspiel.checks.check.CheckContext;
import studio.kriegsspiel.checks.check.CheckInfo;
import studio.kriegsspiel.checks.check.Report;
import studio.kriegsspiel.scenario.finding.Severity;
import studio.kriegsspiel.scenario.force.Deployment;
import studio.kriegsspiel.scenario.force.Unit;
import studio.kriegsspiel.situation.force.UnitIndex;

/** A formation that is placed as a whole although every one of its parts is placed on its own. */
public final class NobodyLeft implements Check {
  private static final CheckInfo INFO =
      CheckInfo.of(
          "KS-FRC-011",
          "A whole placed beside all its parts",
          Severity.WARNING,
          "troops stand where one line puts them");

  @Override
  public CheckInfo info() {
    return INFO;
  }

  @Override
  public void run(CheckContext context, Report report) {
    UnitIndex units = context.units();
    for (Deployment each : context.scenario().deployments()) {
      Optional<Unit> unit = units.find(each.unit());
      if (unit.isPresent() && units.bodies(unit.get()).isEmpty()) {
        report
            .add(
                each.unitSpan(),
                "`%s` is placed here, but all its parts stand or come elsewhere, so nobody is left to stand here."
                    .formatted(each.unit().name()))
            .hint("take this line out, or the lines of the parts that are to stand here");
      }
    }
  }
}
