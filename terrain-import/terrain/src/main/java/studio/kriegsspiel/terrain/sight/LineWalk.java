package studio.kriegsspiel.terrain.sight;

import studio.kriegsspiel.terrain.GridGeometry;
import studio.kriegsspiel.terrain.MapPoint;

/**
 * A walk along a line of sight. Wherever the line crosses one between neighbouring centres of cells
 * the ground is interpolated between these two (method R3, W. R. Franklin 1994), in a direction
 * that does not depend on who looks. Stretches in whose squares nothing is high enough to hide more
 * than is hidden already, or to end the view, are passed over; what comes out is the same to the
 * last digit as if every crossing were looked at.
 */
final class LineWalk {
  /** Metres, and cells, by which a bound has to be clear of what it bounds. */
  private static final double CLEAR = 1e-6;

  private final SightGround ground;
  private final GridGeometry grid;
  private final double distance;
  private final double u;
  private final double v;
  private final double du;
  private final double dv;
  private final double firstCover;
  private final double lastCover;
  private final double sink;
  private boolean clear = true;
  private double neededAtTarget = Double.NEGATIVE_INFINITY;
  private double neededShare;
  private double neededBy;

  private double first;
  private double last;
  private boolean eyeIsLast;
  private int unknown;

  LineWalk(SightGround ground, MapPoint from, MapPoint to, double distance, SightOptions options) {
    this.ground = ground;
    this.grid = ground.grid();
    this.distance = distance;
    this.firstCover = ground.coverMetresAt(from.x(), from.y(), options.coverMetres());
    this.lastCover = ground.coverMetresAt(to.x(), to.y(), options.coverMetres());
    this.sink = options.sinkPerSquareMetre() * distance * distance;
    this.u = (from.x() - grid.west()) / grid.cellMetres() - 0.5;
    this.v = (grid.north() - from.y()) / grid.cellMetres() - 0.5;
    this.du = (to.x() - from.x()) / grid.cellMetres();
    this.dv = (from.y() - to.y()) / grid.cellMetres();
  }

  /** Looks along the line between ends at these absolute heights. */
  void run(double firstHeight, double lastHeight, boolean swapped) {
    first = firstHeight;
    last = lastHeight;
    eyeIsLast = swapped;
    if (ground.countsAsWorthSkipping()) {
      skipping(ground.coarse(), ground.fine());
    } else {
      everything(0, 1);
    }
  }

  /** Whether nothing rises above the line. */
  boolean isClear() {
    return clear;
  }

  /** How high something at the target has to be to be seen, an absolute height. */
  double neededAtTarget() {
    return neededAtTarget;
  }

  /** Share of the way from the eye at which that which hides the most stands. */
  double neededShare() {
    return neededShare;
  }

  /** Length of the line between neighbouring centres of which one is a void. */
  double unknownMetres() {
    double steps = Math.max(Math.abs(du), Math.abs(dv));
    return unknown == 0 ? 0 : Math.min(distance, unknown * distance / Math.max(1, steps));
  }

  private void everything(double from, double to) {
    crossings(u, du, true, from, to);
    crossings(v, dv, false, from, to);
  }

  /** The stretches that may hide the most come first, so that little of the others is looked at. */
  private void skipping(HeightMaxima coarse, HeightMaxima fine) {
    Stretches all = new Stretches(coarse, 0, 1);
    for (int next = all.greatest(); next >= 0; next = all.greatest()) {
      Stretches parts = new Stretches(fine, all.from(next), all.to(next));
      for (int part = parts.greatest(); part >= 0; part = parts.greatest()) {
        everything(parts.from(part), parts.to(part));
      }
    }
  }

  /** Parts of the line between the edges of squares, as it crosses them on its longer axis. */
  private final class Stretches {
    private final boolean columns = Math.abs(du) >= Math.abs(dv);
    private final double start = columns ? u : v;
    private final double perLine = 1 / (columns ? du : dv);
    private final int side;
    private final double begins;
    private final double ends;
    private final int low;

    /** How high something at the target has to be at most for each, and how far it may rise. */
    private final double[] needed;

    private final double[] rises;

    Stretches(HeightMaxima maxima, double begins, double ends) {
      this.side = 1 << maxima.shift();
      this.begins = begins;
      this.ends = ends;
      double delta = columns ? du : dv;
      int one = square(start + delta * begins, columns ? grid.columns() : grid.rows(), maxima);
      int other = square(start + delta * ends, columns ? grid.columns() : grid.rows(), maxima);
      this.low = Math.min(one, other);
      int count = Math.max(one, other) - low + 1;
      this.needed = new double[count];
      this.rises = new double[count];
      for (int i = 0; i < count; i++) {
        bound(maxima, i);
      }
    }

    /** Share of the line at which one begins. */
    double from(int stretch) {
      return perLine > 0 ? edge(stretch) : edge(stretch + 1);
    }

    /** Share of the line at which one ends. */
    double to(int stretch) {
      return perLine > 0 ? edge(stretch + 1) : edge(stretch);
    }

    private double edge(int number) {
      if (number == 0 || number == needed.length) {
        return number == 0 == perLine > 0 ? begins : ends;
      }
      return Math.max(begins, Math.min(ends, ((low + number) * side - start) * perLine));
    }

    private void bound(HeightMaxima maxima, int stretch) {
      double from = from(stretch);
      double to = to(stretch);
      double middle = Math.max(from, Math.min(to, 0.5));
      double highest = highest(maxima, low + stretch, from, to) + sink * middle * (1 - middle);
      double eye = eyeIsLast ? last : first;
      double rise = highest - eye;
      double share = (rise > 0) == eyeIsLast ? to : from;
      needed[stretch] = eye + rise / (eyeIsLast ? 1 - share : share);
      rises[stretch] = highest - Math.min(lineAt(from), lineAt(to));
    }

    private float highest(HeightMaxima maxima, int square, double from, double to) {
      int cells = columns ? grid.rows() : grid.columns();
      double across = columns ? v : u;
      double slant = columns ? dv : du;
      int one = square(across + slant * from, cells, maxima);
      int other = square(across + slant * to, cells, maxima);
      float most = Float.NEGATIVE_INFINITY;
      for (int i = Math.min(one, other); i <= Math.max(one, other); i++) {
        most = Math.max(most, columns ? maxima.at(square, i) : maxima.at(i, square));
      }
      return most;
    }

    /**
     * The one that may hide the most and still counts, which it does no more; less than 0 if none.
     */
    int greatest() {
      int greatest = -1;
      for (int i = 0; i < needed.length; i++) {
        boolean counts = !(needed[i] < neededAtTarget - CLEAR) || (clear && rises[i] > -CLEAR);
        if (counts
            && rises[i] > Double.NEGATIVE_INFINITY
            && (greatest < 0 || needed[i] > needed[greatest])) {
          greatest = i;
        }
      }
      if (greatest >= 0) {
        rises[greatest] = Double.NEGATIVE_INFINITY;
      }
      return greatest;
    }
  }

  private static int square(double position, int cells, HeightMaxima maxima) {
    return (int) Math.max(0, Math.min(cells - 1, position)) >> maxima.shift();
  }

  private double lineAt(double share) {
    return first + (last - first) * share;
  }

  private void crossings(double start, double delta, boolean columns, double from, double to) {
    if (delta == 0) {
      return;
    }
    double one = start + delta * from;
    double other = start + delta * to;
    double least = Math.ceil(Math.min(one, other) - CLEAR);
    double most = Math.floor(Math.max(one, other) + CLEAR);
    for (double line = least; line <= most; line++) {
      crossing((line - start) / delta, line, columns);
    }
  }

  private void crossing(double share, double line, boolean columns) {
    if (share > 1e-9 && share < 1 - 1e-9) {
      meet(share, line, columns ? v + dv * share : u + du * share, columns);
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
    double blocks = height + sink * share * (1 - share);
    if (blocks > first + (last - first) * share) {
      clear = false;
    }
    double eye = eyeIsLast ? last : first;
    double fromEye = eyeIsLast ? 1 - share : share;
    double needed = eye + (blocks - eye) / fromEye;
    // Of crossings alike the first counts, in whatever order they are looked at.
    double by = columns ? line : grid.columns() + line;
    if (needed > neededAtTarget || (needed == neededAtTarget && by < neededBy)) {
      neededAtTarget = needed;
      neededShare = fromEye;
      neededBy = by;
    }
  }
}
