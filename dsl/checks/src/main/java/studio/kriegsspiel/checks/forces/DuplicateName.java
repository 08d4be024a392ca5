package studio.kriegsspiel.checks.forces;

import java.util.List;
import studio.kriegsspiel.checks.check.Check;
import studio.kriegsspiel.checks.check.CheckContext;
import studio.kriegsspiel.checks.check.CheckInfo;
import studio.kriegsspiel.checks.check.Report;
import studio.kriegsspiel.scenario.finding.Severity;
import studio.kriegsspiel.scenario.force.Unit;

/** Two units of one side under one name: orders and positions cannot tell them apart. */
public final class DuplicateName implements Check {
  private static final CheckInfo INFO =
      CheckInfo.of("KS-FRC-003", "Two units of one name", Severity.ERROR, "a name means one unit");

  @Override
  public CheckInfo info() {
    return INFO;
  }

  @Override
  public void run(CheckContext context, Report report) {
    for (List<Unit> units : context.units().byName()) {
      for (Unit second : units.subList(1, units.size())) {
        report
            .add(
                second.nameSpan(),
                "`%s` of %s is already the name of \"%s\" on line %d."
                    .formatted(
                        second.id().name(),
                        second.id().side(),
                        units.get(0).title(),
                        units.get(0).nameSpan().line()))
            .hint("give one of them another short name with `as`");
      }
    }
  }
}
