package studio.kriegsspiel.checks.forces;

import java.util.EnumSet;
import java.util.Optional;
import java.util.Set;
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
  private static final Set<Formation> OF_GUNS =
      EnumSet.of(
          Formation.ARTILLERY_DEPLOYED,
          Formation.ARTILLERY_LIMBERED,
          Formation.COLUMN_MARCH,
          Formation.COLUMN_OPEN,
          Formation.COLUMN_CLOSE,
          Formation.GARRISON);
  private static final Set<Formation> OF_CAVALRY =
      EnumSet.of(
          Formation.LINE,
          Formation.COLUMN_MARCH,
          Formation.COLUMN_OPEN,
          Formation.COLUMN_CLOSE,
          Formation.MASS,
          Formation.SKIRMISH);
  private static final Set<Formation> ONLY_GUNS =
      EnumSet.of(Formation.ARTILLERY_DEPLOYED, Formation.ARTILLERY_LIMBERED);

  @Override
  public CheckInfo info() {
    return INFO;
  }

  @Override
  public void run(CheckContext context, Report report) {
    for (Deployment each : context.scenario().deployments()) {
      Optional<Unit> unit = context.units().find(each.unit());
      if (unit.isPresent() && unit.get().parts().isEmpty()) {
        look(context, each, unit.get(), report);
      }
    }
  }

  private static void look(CheckContext context, Deployment deployment, Unit unit, Report report) {
    if (has(unit.type().arm(), deployment.formation())) {
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

  private static boolean has(Arm arm, Formation formation) {
    return switch (arm) {
      case ARTILLERY -> OF_GUNS.contains(formation);
      case CAVALRY -> OF_CAVALRY.contains(formation);
      case INFANTRY -> !ONLY_GUNS.contains(formation);
      case ENGINEERS, TRAIN, STAFF ->
          !ONLY_GUNS.contains(formation) || formation == Formation.ARTILLERY_LIMBERED;
    };
  }

  private static Optional<Fix> fix(CheckContext context, Deployment deployment, Formation instead) {
    return deployment.formation() == Formation.GARRISON
        ? Optional.empty()
        : context.mend(
            "write `" + phrase(instead) + "`", new Intention.Reform(deployment.unit(), instead));
  }

  /** How a text says it: {@code in line}, {@code limbered}. */
  static String phrase(Formation formation) {
    return switch (formation) {
      case ARTILLERY_DEPLOYED, ARTILLERY_LIMBERED -> formation.label();
      case GARRISON -> "a garrison";
      default -> "in " + formation.label();
    };
  }
}
