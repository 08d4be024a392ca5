package studio.kriegsspiel.terrain.sight;

import java.util.Optional;
import studio.kriegsspiel.terrain.GridGeometry;
import studio.kriegsspiel.terrain.MapPoint;

/**
 * What an eye at one point sees of another.
 *
 * @param from where the eye is
 * @param to where the target is
 * @param distanceMetres how far apart they are
 * @param visible whether the target's top is in sight and in range, as far as heights are known
 * @param hiddenMetres how much of what stands at the target is hidden, from the ground up; NaN
 *     where heights are missing
 * @param hiddenBy the point of the ground that hides the most of it, if anything is hidden
 * @param unknownMetres how much of the line leads over ground without heights
 */
public record SightLine(
    MapPoint from,
    MapPoint to,
    double distanceMetres,
    boolean visible,
    double hiddenMetres,
    Optional<MapPoint> hiddenBy,
    double unknownMetres) {

  /**
   * Follows a line exactly: wherever it crosses a line between neighbouring centres of cells the
   * ground is interpolated between these two (method R3, W. R. Franklin 1994). Whether two points
   * see each other does not depend on who asks.
   */
  static SightLine trace(SightGround ground, MapPoint from, MapPoint to, SightOptions options) {
    double distance = from.distanceMetres(to);
    double fromGround = ground.bareMetresAt(from.x(), from.y());
    double toGround = ground.bareMetresAt(to.x(), to.y());
    if (Double.isNaN(fromGround + toGround)) {
      return new SightLine(from, to, distance, false, Double.NaN, Optional.empty(), 0);
    }
    boolean swapped = to.x() < from.x() || (to.x() == from.x() && to.y() < from.y());
    Tracer tracer =
        swapped
            ? new Tracer(ground, to, from, distance, options)
            : new Tracer(ground, from, to, distance, options);
    double eye = fromGround + options.eyeMetres();
    double top = toGround + options.targetMetres();
    tracer.run(swapped ? top : eye, swapped ? eye : top, swapped);
    double hidden = Math.max(0, tracer.neededAtTarget - toGround);
    Optional<MapPoint> by =
        hidden > 0
            ? Optional.of(
                new MapPoint(
                    from.x() + (to.x() - from.x()) * tracer.neededShare,
                    from.y() + (to.y() - from.y()) * tracer.neededShare))
            : Optional.empty();
    return new SightLine(
        from,
        to,
        distance,
        tracer.clear && distance <= options.rangeMetres(),
        hidden,
        by,
        tracer.unknownMetres());
  }

  /**
   * Whether heights tell if something so high is seen: they are known at both ends, and on the way
   * too unless known ground hides it anyway.
   */
  public boolean isKnown(double targetMetres) {
    return !Double.isNaN(hiddenMetres) && (unknownMetres == 0 || hiddenMetres > targetMetres);
  }

  /** Walks along the line in a direction that does not depend on who looks. */
  private static final class Tracer {
    private final SightGround ground;
    private final GridGeometry grid;
    private final SightOptions options;
    private final double distance;
    private final double u;
    private final double v;
    private final double du;
    private final double dv;
    private final double firstCover;
    private final double lastCover;
    private boolean clear = true;
    private double neededAtTarget = Double.NEGATIVE_INFINITY;
    private double neededShare;

    private double first;
    private double last;
    private boolean eyeIsLast;
    private int unknown;

    Tracer(SightGround ground, MapPoint from, MapPoint to, double distance, SightOptions options) {
      this.ground = ground;
      this.grid = ground.grid();
      this.options = options;
      this.distance = distance;
      this.firstCover = ground.coverMetresAt(from.x(), from.y(), options.coverMetres());
      this.lastCover = ground.coverMetresAt(to.x(), to.y(), options.coverMetres());
      this.u = (from.x() - grid.west()) / grid.cellMetres() - 0.5;
      this.v = (grid.north() - from.y()) / grid.cellMetres() - 0.5;
      this.du = (to.x() - from.x()) / grid.cellMetres();
      this.dv = (from.y() - to.y()) / grid.cellMetres();
    }

    /** Looks at every crossing between the ends at these absolute heights. */
    void run(double firstHeight, double lastHeight, boolean swapped) {
      first = firstHeight;
      last = lastHeight;
      eyeIsLast = swapped;
      crossings(u, du, true);
      crossings(v, dv, false);
    }

    /** Length of the line between neighbouring centres of which one is a void. */
    double unknownMetres() {
      double steps = Math.max(Math.abs(du), Math.abs(dv));
      return unknown == 0 ? 0 : Math.min(distance, unknown * distance / Math.max(1, steps));
    }

    private void crossings(double start, double delta, boolean columns) {
      if (delta == 0) {
        return;
      }
      double end = start + delta;
      double from = Math.ceil(Math.min(start, end));
      double to = Math.floor(Math.max(start, end));
      for (double line = from; line <= to; line++) {
        double share = (line - start) / delta;
        if (share > 1e-9 && share < 1 - 1e-9) {
          if (columns) {
            meet(share, line, v + dv * share, true);
          } else {
            meet(share, line, u + du * share, false);
          }
        }
      }
    }

    private void meet(double share, double line, double across, boolean columns) {
      double along = share * distance;
      boolean nearAnEnd = along < firstCover || distance - along < lastCover;
      float[] heights = nearAnEnd ? ground.bareHeights() : ground.topHeights();
      int limit = columns ? grid.rows() - 1 : grid.columns() - 1;
      double inside = Math.max(0, Math.min(limit, across));
      int lower = (int) Math.min(inside, Math.max(0, limit - 1));
      double part = inside - lower;
      int at = columns ? grid.index((int) line, lower) : grid.index(lower, (int) line);
      int next = part == 0 ? at : at + (columns ? grid.columns() : 1);
      double height = heights[at] + (heights[next] - heights[at]) * part;
      if (Double.isNaN(height)) {
        // Where it crosses the lines of the other way it meets the same cells again.
        unknown += columns == Math.abs(du) >= Math.abs(dv) ? 1 : 0;
        return;
      }
      double bulge = options.sinkPerSquareMetre() * distance * distance * share * (1 - share);
      double blocks = height + bulge;
      if (blocks > first + (last - first) * share) {
        clear = false;
      }
      double eye = eyeIsLast ? last : first;
      double fromEye = eyeIsLast ? 1 - share : share;
      double needed = eye + (blocks - eye) / fromEye;
      if (needed > neededAtTarget) {
        neededAtTarget = needed;
        neededShare = fromEye;
      }
    }
  }
}
