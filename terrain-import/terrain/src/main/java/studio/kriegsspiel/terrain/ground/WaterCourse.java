package studio.kriegsspiel.terrain.ground;

import java.util.OptionalDouble;
import java.util.stream.IntStream;
import org.locationtech.jts.geom.Coordinate;
import org.locationtech.jts.geom.Geometry;
import studio.kriegsspiel.terrain.Accuracy;
import studio.kriegsspiel.terrain.ElevationGrid;
import studio.kriegsspiel.terrain.Feature;
import studio.kriegsspiel.terrain.FeatureKind;

/** Whether water could flow where it is drawn. */
public final class WaterCourse {
  private static final double STEP_METRES = 25;

  /** A bank, a mill dam or a coarse cell may be so high. */
  private static final double CLIMB_METRES = 10;

  private WaterCourse() {}

  /** Whether a feature is water that flows along a line. */
  public static boolean isOne(Feature feature) {
    return (feature.kind() == FeatureKind.RIVER || feature.kind() == FeatureKind.STREAM)
        && feature.geometry().getDimension() == 1;
  }

  /**
   * How far water has to climb, if that is more than banks, cells and errors explain.
   *
   * @param sure what is known of how right the heights are
   * @return metres; nothing for what is no {@linkplain #isOne water of this kind}, or flows
   */
  public static OptionalDouble uphillMetres(Feature water, ElevationGrid heights, Accuracy sure) {
    if (!isOne(water)) {
      return OptionalDouble.empty();
    }
    OptionalDouble climb = climbMetres(water.geometry(), heights);
    return climb.orElse(0) > Math.max(CLIMB_METRES, 3 * sure.verticalMetres().orElse(0))
        ? climb
        : OptionalDouble.empty();
  }

  /**
   * How far water has to climb along a line, whichever way it flows: the greatest rise above the
   * lowest point passed before, the smaller of both directions. Of several lines the one that
   * climbs most counts.
   *
   * @return metres; nothing where the heights do not tell
   */
  public static OptionalDouble climbMetres(Geometry lines, ElevationGrid heights) {
    return IntStream.range(0, lines.getNumGeometries())
        .mapToObj(i -> climbOfOne(lines.getGeometryN(i), heights))
        .filter(OptionalDouble::isPresent)
        .mapToDouble(OptionalDouble::getAsDouble)
        .max();
  }

  private static OptionalDouble climbOfOne(Geometry line, ElevationGrid heights) {
    double along = 0;
    double back = 0;
    double lowest = Double.POSITIVE_INFINITY;
    double highest = Double.NEGATIVE_INFINITY;
    int known = 0;
    Coordinate[] at = line.getCoordinates();
    for (int i = 0; i < at.length; i++) {
      Coordinate from = at[Math.max(0, i - 1)];
      int steps = i == 0 ? 1 : (int) Math.max(1, Math.ceil(from.distance(at[i]) / STEP_METRES));
      for (int step = 1; step <= steps; step++) {
        double share = (double) step / steps;
        double height =
            heights.heightMetresAt(
                from.x + (at[i].x - from.x) * share, from.y + (at[i].y - from.y) * share);
        if (!Double.isNaN(height)) {
          known++;
          lowest = Math.min(lowest, height);
          highest = Math.max(highest, height);
          along = Math.max(along, height - lowest);
          back = Math.max(back, highest - height);
        }
      }
    }
    return known < 2 ? OptionalDouble.empty() : OptionalDouble.of(Math.min(along, back));
  }
}
