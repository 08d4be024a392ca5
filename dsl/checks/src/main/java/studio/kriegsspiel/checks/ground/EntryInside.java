package studio.kriegsspiel.checks.ground;

import java.util.Optional;
import studio.kriegsspiel.checks.check.Check;
import studio.kriegsspiel.checks.check.CheckContext;
import studio.kriegsspiel.checks.check.CheckInfo;
import studio.kriegsspiel.checks.check.Report;
import studio.kriegsspiel.checks.print.MessageWords;
import studio.kriegsspiel.scenario.finding.Severity;
import studio.kriegsspiel.scenario.news.Reinforcement;
import studio.kriegsspiel.situation.ground.EntryPoint;
import studio.kriegsspiel.situation.ground.GroundIndex;
import studio.kriegsspiel.situation.ground.PrintedGround;
import studio.kriegsspiel.terrain.Bounds;
import studio.kriegsspiel.terrain.MapPoint;

/** Reinforcements that come out of nowhere in the middle of the map. */
public final class EntryInside implements Check {
  private static final long FARTHEST_PACES = 300;
  private static final CheckInfo INFO =
      CheckInfo.of(
          "KS-MOV-002",
          "Reinforcements that appear inside the map",
          Severity.WARNING,
          "reinforcements come over the edge of the map");

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
    PrintedGround printed = context.situation().printed().orElseThrow();
    for (Reinforcement each : context.scenario().reinforcements()) {
      Optional<MapPoint> point = EntryPoint.find(each, ground.get()).filter(printed::shows);
      if (point.isPresent()) {
        long paces = ground.get().paces(fromEdge(printed.terrain().extent(), point.get()));
        if (paces > FARTHEST_PACES) {
          report
              .add(
                  each.unitSpan(),
                  MessageWords.say(
                      "`%s` comes on %,d paces inside the map.", each.unit().name(), paces))
              .spot(point.get())
              .hint(
                  "let it enter where a road leaves the map, or say `from the south` or the like");
        }
      }
    }
  }

  private static double fromEdge(Bounds extent, MapPoint point) {
    return Math.min(
        Math.min(point.x() - extent.west(), extent.east() - point.x()),
        Math.min(point.y() - extent.south(), extent.north() - point.y()));
  }
}
