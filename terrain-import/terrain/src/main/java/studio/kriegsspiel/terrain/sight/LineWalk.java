package studio.kriegsspiel.terrain.sight;

import studio.kriegsspiel.terrain.GridGeometry;
import studio.kriegsspiel.terrain.MapPoint;

/**
 * A walk along a line of sight. Wherever the line crosses one between neighbouring centres of cells
 * the ground is interpolated between these two (method R3, W. R. Franklin 1994), in a direction
 * that does not depend on who looks. Stretches under whose roofs nothing can hide more than is
 * hidden already, or end the view, are passed over ({@link HeightRoofs}); what comes out is the
 * same to the last digit as if every crossing were looked at.
 */
final class LineWalk {
  /** Cells by which the end of a stretch is taken to reach farther. */
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

  /**
   * Looks along the line between ends at these absolute heights.
   *
   * @param overEverything whether every crossing is looked at, to measure and test the other way by
   */
  void run(double firstHeight, double lastHeight, boolean swapped, boolean overEverything) {
    first = firstHeight;
    last = lastHeight;
    eyeIsLast = swapped;
    if (!overEverything && ground.countsAsWorthSkipping(Math.max(Math.abs(du), Math.abs(dv)))) {
      skip(ground.roofs());
    } else {
      crossings(u, du, true, 0, 1);
      crossings(v, dv, false, 0, 1);
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

  private void skip(HeightRoofs roofs) {
    if (du == 0 && dv == 0) {
      return;
    }
    RoofStretches[] sizes = new RoofStretches[roofs.sizes()];
    for (int i = 0; i < sizes.length; i++) {
      HeightRoofs.Level level = roofs.size(i);
      sizes[i] =
          eyeIsLast
              ? new RoofStretches(level, grid, u + du, v + dv, -du, -dv, last, sink)
              : new RoofStretches(level, grid, u, v, du, dv, first, sink);
    }
    int top = sizes.length - 1;
    follow(sizes, top, sizes[top].lowest(), sizes[top].highest());
  }

  /** The stretch that may hide the most comes first, so that little of the others is looked at. */
  private void follow(RoofStretches[] sizes, int size, int from, int to) {
    RoofStretches stretches = sizes[size];
    double[] needed = stretches.mostNeeded(from, to);
    int next = 0;
    while (next >= 0) {
      next = -1;
      double most = countsFrom();
      for (int i = 0; i < needed.length; i++) {
        if (needed[i] >= most && needed[i] < Double.POSITIVE_INFINITY) {
          most = needed[i];
          next = i;
        }
      }
      if (next >= 0) {
        needed[next] = Double.NaN;
        follow(sizes, size, from + next);
      }
    }
    for (int i = 0; i < needed.length; i++) {
      if (needed[i] == Double.POSITIVE_INFINITY) {
        follow(sizes, size, from + i);
      }
    }
  }

  private void follow(RoofStretches[] sizes, int size, int stretch) {
    if (size == 0) {
      look(sizes[0], stretch);
    } else {
      RoofStretches parts = sizes[size - 1];
      int further = sizes[size].shift() - parts.shift();
      follow(
          sizes,
          size - 1,
          Math.max(parts.lowest(), stretch << further),
          Math.min(parts.highest(), (stretch + 1 << further) - 1));
    }
  }

  /**
   * What needs less at the target than this neither hides more than is hidden nor ends the view.
   */
  private double countsFrom() {
    return clear ? Math.min(neededAtTarget, eyeIsLast ? first : last) : neededAtTarget;
  }

  /** Looks at every crossing of a stretch, at those of its longer axis in no other stretch. */
  private void look(RoofStretches stretches, int stretch) {
    boolean columns = Math.abs(du) >= Math.abs(dv);
    double start = columns ? u : v;
    double delta = columns ? du : dv;
    int least = stretch << stretches.shift();
    int most = (stretch + 1 << stretches.shift()) - 1;
    if (stretch == stretches.lowest()) {
      least = (int) Math.ceil(Math.min(start, start + delta) - CLEAR);
    }
    if (stretch == stretches.highest()) {
      most = (int) Math.floor(Math.max(start, start + delta) + CLEAR);
    }
    glance(start, delta, columns, least, most);
    double one = stretches.edge(stretch);
    double other = stretches.edge(stretch + 1);
    double across = columns ? v : u;
    double slant = columns ? dv : du;
    double from = across + slant * (eyeIsLast ? 1 - one : one);
    double to = across + slant * (eyeIsLast ? 1 - other : other);
    if (slant != 0) {
      glance(
          across,
          slant,
          !columns,
          (int) Math.ceil(Math.min(from, to) - CLEAR),
          (int) Math.floor(Math.max(from, to) + CLEAR));
    }
  }

  /** Looks closely only where a first look with a margin for how doubles err says it may count. */
  private void glance(double start, double delta, boolean columns, int least, int most) {
    double perLine = 1 / delta;
    double across = columns ? v : u;
    double slant = columns ? dv : du;
    int limit = columns ? grid.rows() - 1 : grid.columns() - 1;
    int row = grid.columns();
    int next = columns ? row : 1;
    float[] tops = ground.topHeights();
    boolean inside = across >= 0 && across < limit && across + slant >= 0 && across + slant < limit;
    double atFirst = limitAt(true);
    double rise = limitAt(false) - atFirst;
    for (int line = least; line <= most; line++) {
      double share = (line - start) * perLine;
      if (inside && share > 0 && share < 1) {
        double met = across + slant * share;
        int lower = (int) met;
        int at = columns ? lower * row + line : line * row + lower;
        double height = tops[at] + (tops[at + next] - tops[at]) * (met - lower);
        if (height + sink * share * (1 - share) < atFirst + rise * share) {
          continue;
        }
      }
      crossing((line - start) / delta, line, columns);
      atFirst = limitAt(true);
      rise = limitAt(false) - atFirst;
    }
  }

  /** Height at an end of the line below which nothing {@linkplain #countsFrom() counts}. */
  private double limitAt(boolean firstEnd) {
    return (firstEnd != eyeIsLast ? firstEnd ? first : last : countsFrom()) - CLEAR;
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
