package studio.kriegsspiel.desk.forces;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import studio.kriegsspiel.desk.core.Navigation;
import studio.kriegsspiel.desk.studied.Studied;
import studio.kriegsspiel.drawing.troops.TroopBlock;
import studio.kriegsspiel.drawing.troops.TroopBlocks;
import studio.kriegsspiel.rules.concept.Arm;
import studio.kriegsspiel.rules.concept.Formation;
import studio.kriegsspiel.scenario.force.Unit;
import studio.kriegsspiel.scenario.force.UnitId;
import studio.kriegsspiel.scenario.place.Direction;
import studio.kriegsspiel.situation.knowledge.TroopPost;
import studio.kriegsspiel.terrain.MapPoint;

/**
 * How a formation is drawn up where a hand puts it down: its bodies side by side about the spot,
 * four in a line, the next behind.
 */
public final class Parade {
  private static final int ABREAST = 4;
  private static final double GAP_METRES = 30;
  private static final double BEHIND_METRES = 150;

  private final TroopBlocks blocks;

  /** Of units as large as the scenario's rule book makes them. */
  public Parade(Studied studied) {
    this.blocks = new TroopBlocks(studied.metresPerPace());
  }

  /** The bodies of a unit: those of its parts that have none, or itself. */
  public static List<Unit> bodies(Unit unit) {
    return unit.withAllParts().filter(each -> each.isBody() && !each.isPost()).toList();
  }

  /** The bodies of a unit as they lie about a spot, facing a direction. */
  public List<TroopBlock> drawUp(
      Unit unit, String side, String colour, MapPoint spot, Direction facing) {
    List<Unit> bodies = bodies(unit);
    List<TroopBlock> drawn = new ArrayList<>();
    for (int from = 0; from < bodies.size(); from += ABREAST) {
      List<Unit> line = bodies.subList(from, Math.min(bodies.size(), from + ABREAST));
      double back = from / ABREAST * BEHIND_METRES;
      drawn.addAll(line(line, side, colour, spot.offset(back, facing.degrees() + 180), facing));
    }
    return drawn;
  }

  private List<TroopBlock> line(
      List<Unit> line, String side, String colour, MapPoint middle, Direction facing) {
    List<TroopBlock> made =
        blocks.of(line.stream().map(each -> post(each, side, colour, middle, facing)).toList());
    double width =
        made.stream().mapToDouble(TroopBlock::frontMetres).sum() + GAP_METRES * (made.size() - 1);
    double left = -width / 2;
    List<TroopBlock> placed = new ArrayList<>();
    for (TroopBlock each : made) {
      double offset = left + each.frontMetres() / 2;
      placed.add(each.movedTo(middle.offset(offset, facing.degrees() + 90)));
      left += each.frontMetres() + GAP_METRES;
    }
    return placed;
  }

  private static TroopPost post(
      Unit unit, String side, String colour, MapPoint at, Direction facing) {
    return new TroopPost(
        new UnitId(side, unit.id().name()),
        unit.title(),
        colour,
        unit.type(),
        formation(unit),
        at,
        Optional.of(facing),
        unit.strength(),
        unit.ranks(),
        unit.totalMen(),
        unit.totalPieces());
  }

  /** The formation a unit stands in where none is written. */
  static Formation formation(Unit unit) {
    return unit.type().arm() == Arm.ARTILLERY ? Formation.ARTILLERY_DEPLOYED : Formation.LINE;
  }

  /** The way the troops of a side face already, else towards the enemy, else north. */
  public static Direction facing(Studied studied, String side, MapPoint from) {
    return studied.scenario().stream()
        .flatMap(each -> each.deployments().stream())
        .filter(each -> each.unit().side().equals(side))
        .flatMap(each -> each.facing().stream())
        .reduce((first, last) -> last)
        .or(() -> towardsEnemy(studied, side, from))
        .orElse(new Direction(0));
  }

  private static Optional<Direction> towardsEnemy(Studied studied, String side, MapPoint from) {
    List<UnitId> enemy =
        studied.scenario().stream()
            .flatMap(each -> each.deployments().stream())
            .map(each -> each.unit())
            .filter(each -> !each.side().equals(side))
            .toList();
    return enemy.stream()
        .flatMap(each -> Navigation.findSpot(studied, each).stream())
        .findFirst()
        .map(
            spot ->
                new Direction(
                    Math.rint(from.bearingDegrees(new MapPoint(spot.x(), spot.y())) / 22.5)
                        * 22.5));
  }
}
