package studio.kriegsspiel.drawing.ground;

import java.util.ArrayList;
import java.util.List;
import org.locationtech.jts.algorithm.locate.IndexedPointInAreaLocator;
import org.locationtech.jts.geom.Coordinate;
import org.locationtech.jts.geom.Envelope;
import org.locationtech.jts.geom.Geometry;
import org.locationtech.jts.geom.Location;

/**
 * Points spread over an area for the signs drawn in it. The points belong to the ground, not to the
 * picture: the same tree stands at the same spot on every sheet and at every zoom.
 */
final class Scatter {
  private static final int MOST_POINTS = 20_000;

  private Scatter() {}

  /** One point; {@code noise} in [0, 1) varies the sign. */
  record Spot(double x, double y, double noise) {}

  /**
   * Points about {@code spacing} metres apart.
   *
   * @param jitter 0 for a regular grid, 1 for none
   */
  static List<Spot> over(Geometry area, double spacing, double jitter) {
    Envelope box = area.getEnvelopeInternal();
    double step = spacing;
    while (box.getWidth() / step * (box.getHeight() / step) > MOST_POINTS) {
      step *= 1.5;
    }
    IndexedPointInAreaLocator inside = new IndexedPointInAreaLocator(area);
    List<Spot> spots = new ArrayList<>();
    for (long row = (long) Math.floor(box.getMinY() / step); row * step <= box.getMaxY(); row++) {
      double shift = jitter > 0 && (row & 1) == 1 ? 0.5 : 0;
      for (long column = (long) Math.floor(box.getMinX() / step) - 1;
          column * step <= box.getMaxX();
          column++) {
        double x = (column + 0.5 + shift + jitter * (noise(column, row, 1) - 0.5)) * step;
        double y = (row + 0.5 + jitter * (noise(column, row, 2) - 0.5)) * step;
        if (inside.locate(new Coordinate(x, y)) == Location.INTERIOR) {
          spots.add(new Spot(x, y, noise(column, row, 3)));
        }
      }
    }
    return spots;
  }

  /** A number in [0, 1) that depends on nothing but its arguments. */
  static double noise(long column, long row, long salt) {
    long mixed =
        column * 0x9E3779B97F4A7C15L + row * 0xC2B2AE3D27D4EB4FL + salt * 0x165667B19E3779F9L;
    mixed ^= mixed >>> 33;
    mixed *= 0xff51afd7ed558ccdL;
    mixed ^= mixed >>> 33;
    mixed *= 0xc4ceb9fe1a85ec53L;
    mixed ^= mixed >>> 33;
    return (mixed >>> 11) * 0x1.0p-53;
  }
}
