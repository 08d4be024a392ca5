package studio.kriegsspiel.checks.sides;

import static studio.kriegsspiel.rules.RuleBookId.REISSWITZ_1824;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import studio.kriegsspiel.checks.check.Check;
import studio.kriegsspiel.checks.check.CheckContext;
import studio.kriegsspiel.checks.check.CheckInfo;
import studio.kriegsspiel.checks.check.Report;
import studio.kriegsspiel.scenario.finding.Fix;
import studio.kriegsspiel.scenario.finding.Severity;
import studio.kriegsspiel.scenario.force.Side;
import studio.kriegsspiel.scenario.place.Direction;
import studio.kriegsspiel.situation.ground.GroundIndex;
import studio.kriegsspiel.terrain.MapPoint;
import studio.kriegsspiel.terrain.Place;

/** A side that does not know where it falls back to. */
public final class RetreatMissing implements Check {
  private static final CheckInfo INFO =
      CheckInfo.of(
              "KS-SID-002",
              "A side without line of retreat",
              Severity.WARNING,
              "a side knows its way back")
          .citing(REISSWITZ_1824, "Introduction", "a report states the line of retreat")
          .searching();

  @Override
  public CheckInfo info() {
    return INFO;
  }

  @Override
  public void run(CheckContext context, Report report) {
    for (Side side : context.scenario().sides()) {
      if (side.lineOfRetreat().isEmpty()) {
        report
            .add(side.nameSpan(), "%s has no line of retreat.".formatted(side.name()))
            .fix(fix(context, side))
            .hint("write `line of retreat`, a road or place, and the direction");
      }
    }
  }

  /**
   * Offers the place that lies farthest to the side's rear, away from the enemy's middle, of those
   * to which it can march.
   */
  private static Optional<Fix> fix(CheckContext context, Side side) {
    if (context.ground().isEmpty()) {
      return Optional.empty();
    }
    GroundIndex ground = context.ground().get();
    Optional<MapPoint> own = ground.middleOf(side.name());
    Optional<MapPoint> enemy =
        context.scenario().sides().stream()
            .filter(each -> !each.name().equals(side.name()))
            .flatMap(each -> ground.middleOf(each.name()).stream())
            .findFirst();
    if (own.isEmpty() || enemy.isEmpty() || own.get().equals(enemy.get())) {
      return Optional.empty();
    }
    Direction rear = new Direction(enemy.get().bearingDegrees(own.get()));
    return WayOfRetreat.of(context, side)
        .flatMap(
            way ->
                ground.terrain().places().stream()
                    .filter(place -> depth(own.get(), place, rear) > 0)
                    .filter(way::leadsTo)
                    .max(Comparator.comparingDouble(place -> depth(own.get(), place, rear))))
        .flatMap(place -> fix(context, side, place, rear));
  }

  private static double depth(MapPoint from, Place place, Direction rear) {
    return (place.at().x() - from.x()) * rear.east() + (place.at().y() - from.y()) * rear.north();
  }

  private static Optional<Fix> fix(CheckContext context, Side side, Place place, Direction rear) {
    String word = new Direction(Math.rint(rear.degrees() / 90) * 90).nearestWord();
    String line = "line of retreat \"" + place.name() + "\" " + word + "ward";
    return context
        .text()
        .lineUnder(side.nameSpan(), line)
        .map(
            edit ->
                Fix.proposal(
                    "begin with `" + line + "`, and change it as you mean it", List.of(edit)));
  }
}
