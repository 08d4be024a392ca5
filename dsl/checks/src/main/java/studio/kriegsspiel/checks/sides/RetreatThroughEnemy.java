package studio.kriegsspiel.checks.sides;

import static studio.kriegsspiel.rules.RuleBookId.REISSWITZ_1824;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import studio.kriegsspiel.checks.check.Check;
import studio.kriegsspiel.checks.check.CheckContext;
import studio.kriegsspiel.checks.check.CheckInfo;
import studio.kriegsspiel.checks.check.Report;
import studio.kriegsspiel.checks.print.MessageWords;
import studio.kriegsspiel.scenario.finding.Severity;
import studio.kriegsspiel.scenario.force.Deployment;
import studio.kriegsspiel.scenario.force.LineOfRetreat;
import studio.kriegsspiel.scenario.force.Side;
import studio.kriegsspiel.scenario.place.Direction;
import studio.kriegsspiel.situation.ground.GroundIndex;
import studio.kriegsspiel.terrain.MapPoint;

/** A line of retreat that leads to where the enemy stands. */
public final class RetreatThroughEnemy implements Check {
  /** Enemies within this angle of the direction stand in the way. */
  private static final double ASTRIDE_DEGREES = 45;

  /** So near each other two stand on one spot, and neither lies in any direction of the other. */
  private static final double SAME_SPOT_METRES = 1;

  private static final CheckInfo INFO =
      CheckInfo.of(
              "KS-SID-007",
              "A line of retreat through the enemy",
              Severity.WARNING,
              "a side falls back away from the enemy")
          .citing(
              REISSWITZ_1824,
              "Introduction",
              "a report states the direction of the line of retreat");

  @Override
  public CheckInfo info() {
    return INFO;
  }

  @Override
  public void run(CheckContext context, Report report) {
    if (context.ground().isPresent()) {
      for (Side side : context.scenario().sides()) {
        side.lineOfRetreat()
            .ifPresent(line -> look(context, context.ground().get(), side, line, report));
      }
    }
  }

  private static void look(
      CheckContext context, GroundIndex ground, Side side, LineOfRetreat line, Report report) {
    Optional<MapPoint> own = ground.middleOf(side.name());
    Optional<Direction> towards = line.towards();
    if (own.isEmpty() || towards.isEmpty()) {
      return;
    }
    List<String> astride = new ArrayList<>();
    int enemies = 0;
    for (Deployment each : context.scenario().deployments()) {
      Optional<MapPoint> at = ground.find(each.position());
      if (!each.unit().side().equals(side.name()) && at.isPresent()) {
        enemies++;
        if (own.get().distanceMetres(at.get()) > SAME_SPOT_METRES
            && towards.get().degreesTo(new Direction(own.get().bearingDegrees(at.get())))
                <= ASTRIDE_DEGREES) {
          astride.add("`" + each.unit() + "`");
        }
      }
    }
    if (astride.size() * 2 > enemies) {
      tell(side, line, towards.get(), astride, report);
    }
  }

  private static void tell(
      Side side, LineOfRetreat line, Direction towards, List<String> astride, Report report) {
    String who =
        astride.size() > 3
            ? MessageWords.say("%,d of the enemy's formations stand", astride.size())
            : MessageWords.and(astride) + (astride.size() == 1 ? " stands" : " stand");
    report
        .add(
            line.span(),
            "%s is to fall back to the %s, but %s there."
                .formatted(side.name(), towards.nearestWord(), who))
        .hint("name the road and direction that lead away from the enemy");
  }
}
