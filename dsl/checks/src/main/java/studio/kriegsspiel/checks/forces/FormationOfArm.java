package studio.kriegsspiel.checks.forces;

import java.util.Optional;
import studio.kriegsspiel.checks.check.Check;
import studio.kriegsspiel.checks.check.CheckContext;
import studio.kriegsspiel.checks.check.CheckInfo;
import studio.kriegsspiel.checks.check.Report;
import studio.kriegsspiel.rules.concept.Arm;
import studio.kriegsspiel.rules.concept.Formation;
import studio.kriegsspiel.scenario.edit.Intention;
import studio.kriegsspiel.scenario.finding.Fix;
import studio.kriegsspiel.scenario.finding.Severity;
import studio.kriegsspiel.scenario.force.Deployment;
import studio.kriegsspiel.scenario.force.Unit;

/** A formation that an arm does not have, such as guns in square. */
public final class FormationOfArm implements Check {
  private static final CheckInfo INFO =
      CheckInfo.of(
          "KS-FRC-007",
          "A formation the arm does not have",
          Severity.ERROR,
          "each arm has its own formations");

  @Override
  public CheckInfo info() {
    return INFO;
  }

  @Override
  public void run(CheckContext context, Report report) {
    for (Deployment each : context.scenario().deployments()) {
      Optional<Unit> unit = context.units().find(each.unit());
      if (unit.isPresent() && unit.get().isBody()) {
        look(context, each, unit.get(), report);
      }
    }
  }

  private static void look(CheckContext context, Deployment deployment, Unit unit, Report report) {
    if (deployment.formation().isOf(unit.type().arm())) {
      return;
    }
    Formation instead =
        unit.type().arm() == Arm.ARTILLERY ? Formation.ARTILLERY_DEPLOYED : Formation.LINE;
    report
        .add(
            deployment.unitSpan(),
            "`%s` (%s) cannot be %s."
                .formatted(unit.id().name(), unit.type().label(), phrase(deployment.formation())))
        .fix(fix(context, deployment, instead));
  }

  private static Optional<Fix> fix(CheckContext context, Deployment deployment, Formation instead) {
    return deployment.formation() == Formation.GARRISON
        ? Optional.empty()
        : context.propose(
            "write `" + phrase(instead) + "`", new Intention.Reform(deployment.unit(), instead));
  }

  /** How a text says it: {@code in line}, {@code limbered}. */
  static String phrase(Formation formation) {
    return formation == Formation.GARRISON ? "a garrison" : formation.phrase();
  }
}
