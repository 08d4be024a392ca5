package studio.kriegsspiel.checks.ground;

import java.util.Optional;
import studio.kriegsspiel.rules.field.RangeTable;
import studio.kriegsspiel.scenario.place.Direction;
import studio.kriegsspiel.situation.Situation;
import studio.kriegsspiel.situation.sight.Eye;
import studio.kriegsspiel.situation.sight.Light;
import studio.kriegsspiel.situation.sight.Look;
import studio.kriegsspiel.terrain.Bounds;
import studio.kriegsspiel.terrain.MapPoint;

/** What guns that face one way see of the ground in their arc and range, looked at in samples. */
final class GunField {
  /** Men are looked for at most so far off, in metres; beyond, few guns of the time did harm. */
  private static final double FARTHEST_METRES = 1200;

  private static final int RAYS = 7;
  private static final int SAMPLES = 12;

  private final Situation situation;
  private final Direction facing;
  private final double halfArc;
  private final double range;

  GunField(Situation situation, RangeTable table, Direction facing) {
    this.situation = situation;
    this.facing = facing;
    this.halfArc =
        table.arc().map(RangeTable.Arc::degrees).orElse(RangeTable.Arc.USUAL_DEGREES) / 2.0;
    this.range = Math.min(FARTHEST_METRES, table.farthestMetres());
  }

  /** How far they are asked to see, in metres. */
  double rangeMetres() {
    return range;
  }

  /** Whether a target lies behind the front of guns at a point. */
  boolean isBehind(MapPoint guns, MapPoint target) {
    return facing.degreesTo(new Direction(guns.bearingDegrees(target))) > Math.max(90, halfArc);
  }

  /** The share of the ground that is seen from a point, 0 to 1; 1 where nothing is known of it. */
  double seenFrom(MapPoint guns) {
    int known = 0;
    int seen = 0;
    Bounds extent = situation.terrain().orElseThrow().extent();
    for (int ray = 0; ray < RAYS; ray++) {
      double bearing = facing.degrees() + halfArc * (2.0 * ray / (RAYS - 1) - 1) * 0.9;
      for (int sample = 1; sample <= SAMPLES; sample++) {
        MapPoint target = guns.offset(range * sample / SAMPLES, bearing);
        Optional<Look> look =
            extent.contains(target)
                ? situation.sights().between(guns, Eye.FOOT, target, Eye.FOOT, Light.DAY)
                : Optional.empty();
        known += look.isPresent() ? 1 : 0;
        seen += look.filter(Look::sees).isPresent() ? 1 : 0;
      }
    }
    return known == 0 ? 1 : (double) seen / known;
  }
}
