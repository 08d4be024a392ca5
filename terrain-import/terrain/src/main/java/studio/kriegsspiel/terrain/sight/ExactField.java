package studio.kriegsspiel.terrain.sight;

import java.util.stream.IntStream;
import studio.kriegsspiel.terrain.GridGeometry;
import studio.kriegsspiel.terrain.MapPoint;

/**
 * Follows the line to every single cell (method R3): the truth that faster methods are held to. A
 * stretch of the line is passed over where even the greatest height beside it would hide less than
 * what is known to be hidden already; what hid the cell before is looked at first, so that little
 * else needs to be. The answer is the same as without.
 */
final class ExactField {

  private static final double NEAR = 1e-9;

  private static final double LOWEST = -1e9;

  private final FieldWindow window;
  private final GridGeometry grid;
  private final float[] bare;
  private final float[] tops;
  private final boolean covered;
  private final HeightMaxima coarse;
  private final HeightMaxima fine;
  private final double eye;
  private final CoverDepths depths;
  private final double usualCover;
  private final double eyeCover;
  private final double sink;

  private ExactField(FieldWindow window) {
    this.window = window;
    this.grid = window.ground().grid();
    this.bare = window.ground().bareHeights();
    this.tops = window.ground().topHeights();
    this.covered = window.ground().isCovered();
    this.coarse = window.ground().coarse();
    this.fine = window.ground().fine();
    this.eye = window.eyeHeight();
    this.depths = window.ground().depths();
    this.usualCover = window.options().coverMetres();
    this.eyeCover = depths.metres(grid.index(window.eyeColumn(), window.eyeRow()), usualCover);
    this.sink = window.options().sinkPerSquareMetre();
  }

  static SightField of(SightGround ground, MapPoint eye, SightOptions options) {
    return new ExactField(FieldWindow.around(ground, eye, options)).run();
  }

  private SightField run() {
    float[] hidden = window.unknown();
    GridGeometry part = window.grid();
    double range = window.options().rangeMetres();
    IntStream.range(0, part.rows())
        .parallel()
        .forEach(
            row -> {
              Line line = new Line();
              for (int column = 0; column < part.columns(); column++) {
                int east = column + window.west() - window.eyeColumn();
                int south = row + window.north() - window.eyeRow();
                if (Math.hypot(east, south) * grid.cellMetres() <= range) {
                  hidden[part.index(column, row)] = line.hiddenMetres(east, south);
                }
              }
            });
    return window.field(hidden);
  }

  /** The line to one cell after the other. */
  private final class Line {
    private int steps;
    private boolean alongColumns;
    private int start;
    private int across;
    private boolean forward;
    private int minor;
    private double slope;
    private double perStep;
    private double metres;
    private double targetCover;
    private double curve;

    /** How much higher than the eye something must stand at the target to be seen. */
    private double needed;

    private double hint = 0.5;

    /** How much of what stands in a cell is hidden, NaN where heights are missing. */
    float hiddenMetres(int east, int south) {
      int target = grid.index(window.eyeColumn() + east, window.eyeRow() + south);
      double ground = bare[target] - eye;
      if (Double.isNaN(ground)) {
        return Float.NaN;
      }
      steps = Math.max(Math.abs(east), Math.abs(south));
      if (steps < 2) {
        return 0;
      }
      alongColumns = Math.abs(east) >= Math.abs(south);
      start = alongColumns ? window.eyeColumn() : window.eyeRow();
      across = alongColumns ? window.eyeRow() : window.eyeColumn();
      forward = (alongColumns ? east : south) > 0;
      minor = alongColumns ? south : east;
      perStep = 1.0 / steps;
      slope = minor * perStep;
      metres = Math.hypot(east, south) * grid.cellMetres();
      targetCover = depths.metres(target, usualCover);
      curve = sink * metres * metres;
      needed = Double.NEGATIVE_INFINITY;
      int likely = (int) (hint * steps);
      meet(Math.max(0, likely - 2), Math.min(steps, likely + 3));
      follow(coarse, 0, steps);
      double hidden = Math.max(0, needed - ground);
      boolean sure =
          !window.ground().hasVoids() || hidden > window.options().targetMetres() || isKnown();
      return sure ? (float) hidden : Float.NaN;
    }

    /** Whether all heights between eye and target are known. */
    private boolean isKnown() {
      int stride = (alongColumns ? 1 : grid.columns()) * (forward ? 1 : -1);
      int acrossStride = alongColumns ? grid.columns() : 1;
      int origin = grid.index(window.eyeColumn(), window.eyeRow());
      for (int step = 1; step < steps; step++) {
        double off = slope * step;
        int lower = floor(off + NEAR);
        int at = origin + step * stride + lower * acrossStride;
        boolean between = off - lower > NEAR;
        if (Float.isNaN(bare[at]) || between && Float.isNaN(bare[at + acrossStride])) {
          return false;
        }
      }
      return true;
    }

    /** Passes over the squares of one size between two steps, or looks closer. */
    private void follow(HeightMaxima maxima, int from, int to) {
      int shift = maxima.shift();
      int step = from;
      while (step < to) {
        int at = forward ? start + step : start - step;
        // The square that the next step lies in, and up to which step it reaches.
        int square = forward ? at >> shift : at - 1 >> shift;
        int end = forward ? (square + 1 << shift) - start : start - (square << shift);
        int until = Math.min(to, end);
        if (canHide(maxima, square, step, until)) {
          if (maxima == coarse) {
            follow(fine, step, until);
          } else {
            meet(step, until);
          }
        }
        step = until;
      }
    }

    /** Whether heights along some steps could hide more than is known to be hidden. */
    private boolean canHide(HeightMaxima maxima, int square, int from, int to) {
      int shift = maxima.shift();
      double here = slope * from;
      double there = slope * to;
      int first = across + floor(Math.min(here, there) - NEAR) >> shift;
      int last = across + floor(Math.max(here, there) + NEAR) >> shift;
      float greatest = Float.NEGATIVE_INFINITY;
      for (int i = first; i <= last; i++) {
        greatest = Math.max(greatest, alongColumns ? maxima.at(square, i) : maxima.at(i, square));
      }
      double begin = from * perStep;
      double end = to * perStep;
      // The least that hides more, by its ends and how far it may sag between them.
      double least = Math.min(limit(begin), limit(end)) - curve * (end - begin) * (end - begin) / 4;
      return greatest - eye > least - NEAR;
    }

    /** Heights above the eye that hide as much as is hidden already, at a share of the way. */
    private double limit(double share) {
      return share == 0 ? LOWEST : share * (needed - curve * (1 - share));
    }

    /** Looks at every crossing between two steps, both counted. */
    private void meet(int from, int to) {
      int stride = (alongColumns ? 1 : grid.columns()) * (forward ? 1 : -1);
      int acrossStride = alongColumns ? grid.columns() : 1;
      int origin = grid.index(window.eyeColumn(), window.eyeRow());
      for (int step = Math.max(1, from); step <= Math.min(to, steps - 1); step++) {
        double off = slope * step;
        int lower = floor(off + NEAR);
        crossing(
            step * perStep,
            origin + step * stride + lower * acrossStride,
            acrossStride,
            off - lower);
      }
      int lines = Math.abs(minor);
      if (lines == 0) {
        return;
      }
      int turn = minor > 0 ? acrossStride : -acrossStride;
      double perLine = 1.0 / lines;
      double stepsPerLine = steps * perLine;
      int first = Math.max(1, (int) Math.ceil(from * lines * perStep - NEAR));
      int last = Math.min(lines - 1, (int) (to * lines * perStep + NEAR));
      for (int line = first; line <= last; line++) {
        double off = stepsPerLine * line;
        int before = (int) (off + NEAR);
        crossing(line * perLine, origin + before * stride + line * turn, stride, off - before);
      }
    }

    private void crossing(double share, int at, int stride, double part) {
      float[] heights = tops;
      if (covered) {
        double along = share * metres;
        if (along < eyeCover || metres - along < targetCover) {
          heights = bare;
        }
      }
      double height =
          part < NEAR ? heights[at] : heights[at] + (heights[at + stride] - heights[at]) * part;
      double above = height - eye;
      if (above > limit(share)) {
        needed = above / share + curve * (1 - share);
        hint = share;
      }
    }
  }

  private static int floor(double value) {
    int whole = (int) value;
    return value < whole ? whole - 1 : whole;
  }
}
