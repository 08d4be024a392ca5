package studio.kriegsspiel.checks.ground;

import static studio.kriegsspiel.rules.RuleBookId.BRITISH_1815;
import static studio.kriegsspiel.rules.RuleBookId.REISSWITZ_1824;

import java.util.List;
import java.util.Optional;
import studio.kriegsspiel.checks.check.Check;
import studio.kriegsspiel.checks.check.CheckContext;
import studio.kriegsspiel.checks.check.CheckInfo;
import studio.kriegsspiel.checks.check.Draft;
import studio.kriegsspiel.checks.check.Report;
import studio.kriegsspiel.checks.fix.MoveFixes;
import studio.kriegsspiel.checks.print.MessageWords;
import studio.kriegsspiel.rules.concept.Formation;
import studio.kriegsspiel.rules.field.FieldManual;
import studio.kriegsspiel.rules.field.March;
import studio.kriegsspiel.scenario.finding.Severity;
import studio.kriegsspiel.scenario.force.Deployment;
import studio.kriegsspiel.scenario.force.Unit;
import studio.kriegsspiel.situation.ground.Footing;
import studio.kriegsspiel.situation.ground.GoingIndex;
import studio.kriegsspiel.situation.ground.GroundIndex;
import studio.kriegsspiel.situation.ground.Standing;
import studio.kriegsspiel.terrain.MapPoint;

/** A unit on ground that its arm cannot enter in its formation. */
public final class ForbiddenGround implements Check {
  private static final long FARTHEST_FIX_PACES = 1500;
  private static final CheckInfo INFO =
      CheckInfo.of(
              "KS-MOV-003",
              "A unit on ground its arm cannot enter",
              Severity.ERROR,
              "troops stand where they could have marched")
          .citing(REISSWITZ_1824, "§34", "march table")
          .citing(BRITISH_1815, "App. Three", "movement chart")
          .searching();

  @Override
  public CheckInfo info() {
    return INFO;
  }

  @Override
  public void run(CheckContext context, Report report) {
    Optional<GroundIndex> ground = context.ground();
    if (ground.isEmpty()) {
      return;
    }
    FieldManual manual = context.book().fieldManual();
    GoingIndex goings = new GoingIndex(ground.get().ground());
    for (Deployment each : context.scenario().deployments()) {
      Optional<Unit> unit = context.units().find(each.unit());
      Optional<MapPoint> point = ground.get().find(each.position());
      if (unit.isPresent() && point.isPresent()) {
        List<Unit> bodies = context.units().bodies(unit.get());
        Standing standing = new Standing(manual, goings, bodies, each.formation());
        look(context, ground.get(), each, bodies, point.get(), standing, report);
      }
    }
  }

  private static void look(
      CheckContext context,
      GroundIndex ground,
      Deployment deployment,
      List<Unit> bodies,
      MapPoint point,
      Standing standing,
      Report report) {
    Optional<March.Impossible> obstacle = standing.findObstacle(point);
    if (obstacle.isEmpty()) {
      return;
    }
    String where =
        context.text().find(deployment.position().span()).map(words -> " at " + words).orElse("");
    Draft draft =
        report
            .add(
                deployment.unitSpan(),
                "`%s` cannot %s %s%s."
                    .formatted(
                        deployment.unit().name(),
                        phrase(deployment.formation(), bodies),
                        standing.describeObstacle(point),
                        where))
            .rule(obstacle.get().citation())
            .spot(point);
    SoundSpot spot = SoundSpot.of(context, deployment, bodies);
    Optional<Footing> footing =
        context.budget().takeFix()
            ? Footing.search(point, ground.metresPerPace(), FARTHEST_FIX_PACES, spot::serves)
            : Optional.empty();
    if (footing.isPresent()) {
      draft.fix(
          MoveFixes.move(
              context,
              deployment.unit(),
              footing.get(),
              "where " + standing.describe(footing.get().point())));
    } else {
      draft.hint(MessageWords.say("there is no fit ground within %,d paces", FARTHEST_FIX_PACES));
    }
  }

  /** A post has no formation. */
  private static String phrase(Formation formation, List<Unit> bodies) {
    if (!bodies.isEmpty() && bodies.stream().allMatch(Unit::isPost)) {
      return "stand";
    }
    return switch (formation) {
      case ARTILLERY_DEPLOYED, ARTILLERY_LIMBERED -> "be " + formation.label();
      case GARRISON -> "be a garrison";
      default -> "be in " + formation.label();
    };
  }
}
