package studio.kriegsspiel.checks.sides;

import static studio.kriegsspiel.rules.RuleBookId.BRITISH_1815;
import static studio.kriegsspiel.rules.RuleBookId.REISSWITZ_1824;

import java.util.List;
import java.util.Optional;
import studio.kriegsspiel.checks.check.Check;
import studio.kriegsspiel.checks.check.CheckContext;
import studio.kriegsspiel.checks.check.CheckInfo;
import studio.kriegsspiel.checks.check.Report;
import studio.kriegsspiel.scenario.finding.Fix;
import studio.kriegsspiel.scenario.finding.Severity;
import studio.kriegsspiel.scenario.force.Side;
import studio.kriegsspiel.situation.ground.GroundIndex;
import studio.kriegsspiel.terrain.MapPoint;
import studio.kriegsspiel.terrain.Place;

/** A side that is not told what it is to achieve. */
public final class ObjectiveMissing implements Check {
  private static final CheckInfo INFO =
      CheckInfo.of(
              "KS-SID-001",
              "A side without objective",
              Severity.WARNING,
              "a side knows what it is to achieve")
          .citing(REISSWITZ_1824, "§6", "a report gives the side's orders and objective")
          .citing(BRITISH_1815, "General Idea", "a report gives the side's orders and objective")
          .demanding("orders.objective")
          .demanding("orders.initial");

  @Override
  public CheckInfo info() {
    return INFO;
  }

  @Override
  public void run(CheckContext context, Report report) {
    for (Side side : context.scenario().sides()) {
      if (side.objectives().isEmpty()) {
        Optional<Fix> fix = fix(context, side);
        report
            .add(side.nameSpan(), "%s has no objective.".formatted(side.name()))
            .fix(fix)
            .hint("write `objective` and what the side is to take, hold or reach, and until when");
      }
    }
  }

  /** Offers the place between the sides, or nearest to the side, for the author to change. */
  private static Optional<Fix> fix(CheckContext context, Side side) {
    Optional<GroundIndex> ground = context.ground();
    if (ground.isEmpty()) {
      return Optional.empty();
    }
    List<MapPoint> middles =
        context.scenario().sides().stream()
            .flatMap(each -> ground.get().middleOf(each.name()).stream())
            .toList();
    if (middles.isEmpty()) {
      return Optional.empty();
    }
    MapPoint between =
        new MapPoint(
            middles.stream().mapToDouble(MapPoint::x).average().orElseThrow(),
            middles.stream().mapToDouble(MapPoint::y).average().orElseThrow());
    return ground.get().nearestPlace(between).flatMap(place -> fix(context, side, place));
  }

  private static Optional<Fix> fix(CheckContext context, Side side, Place place) {
    String line = "objective hold \"" + place.name() + "\"";
    return context
        .text()
        .lineUnder(side.nameSpan(), line)
        .map(
            edit ->
                Fix.proposal(
                    "begin with `" + line + "`, and change it as you mean it", List.of(edit)));
  }
}
