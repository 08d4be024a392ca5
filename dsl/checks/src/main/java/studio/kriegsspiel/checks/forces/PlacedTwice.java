package studio.kriegsspiel.checks.forces;

import java.util.List;
import studio.kriegsspiel.checks.check.Check;
import studio.kriegsspiel.checks.check.CheckContext;
import studio.kriegsspiel.checks.check.CheckInfo;
import studio.kriegsspiel.checks.check.Report;
import studio.kriegsspiel.scenario.finding.Severity;
import studio.kriegsspiel.scenario.force.Deployment;
import studio.kriegsspiel.scenario.force.Unit;
import studio.kriegsspiel.scenario.news.Reinforcement;
import studio.kriegsspiel.situation.force.UnitIndex;

/** A unit that the text puts in two places. */
public final class PlacedTwice implements Check {
  private static final CheckInfo INFO =
      CheckInfo.of(
          "KS-FRC-006", "A unit in two places", Severity.ERROR, "a unit stands in one place only");

  @Override
  public CheckInfo info() {
    return INFO;
  }

  @Override
  public void run(CheckContext context, Report report) {
    UnitIndex units = context.units();
    for (List<Unit> named : units.byName()) {
      Unit unit = named.get(0);
      List<Deployment> deployed = units.deployments(unit.id());
      for (Deployment again : deployed.subList(Math.min(1, deployed.size()), deployed.size())) {
        report
            .add(
                again.unitSpan(),
                "`%s` is deployed twice; line %d puts it somewhere else."
                    .formatted(unit.id().name(), deployed.get(0).span().line()))
            .hint("keep one of the two lines");
      }
      if (!deployed.isEmpty()) {
        units.reinforcements(unit.id()).forEach(coming -> both(coming, deployed.get(0), report));
      }
    }
  }

  private static void both(Reinforcement coming, Deployment deployed, Report report) {
    report
        .add(
            coming.unitSpan(),
            "`%s` comes as a reinforcement, but line %d deploys it at the start."
                .formatted(coming.unit().name(), deployed.span().line()))
        .hint("take it out of `deploy` or out of `reinforcements`");
  }
}
