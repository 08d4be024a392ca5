package studio.kriegsspiel.terrain.ground;

import java.util.OptionalDouble;
import org.locationtech.jts.geom.Coordinate;
import org.locationtech.jts.geom.Geometry;
import studio.kriegsspiel.terrain.ElevationGrid;

/** Whether water could flow where it is drawn. */
public final class WaterCourse {
  private static final double STEP_METRES = 25;

  private WaterCourse() {}

  /**
   * How far water has to climb along a line, whichever way it flows: the greatest rise above the
   * lowest point passed before, the smaller of both directions.
   *
   * @return metres; nothing where the heights do not tell
   */
  public static OptionalDouble climbMetres(Geometry line, ElevationGrid heights) {
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
