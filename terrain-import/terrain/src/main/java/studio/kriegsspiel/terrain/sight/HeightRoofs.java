package studio.kriegsspiel.terrain.sight;

import java.util.stream.IntStream;
import studio.kriegsspiel.terrain.GridGeometry;

/**
 * A sloping roof over each square of a grid: a plane that no height of the square rises above, nor
 * anything interpolated between two of them, out to the very edge of the grid. Where the ground
 * slopes evenly a roof lies close upon it, which the greatest height of a square does not; so a
 * line of sight passes over most squares without a look at their cells. A square also counts the
 * first row and column of the next ones. Where heights are missing a roof is infinitely high.
 */
final class HeightRoofs {
  /** Cells of a side as powers of 2, from the smallest squares to the largest. */
  private static final int[] SHIFTS = {3, 5};

  /** Metres by which a roof is clear of the ground, far more than reckoning with doubles errs. */
  private static final double CLEAR = 1e-4;

  /**
   * Numbers a square: height over its north-western corner, rise a column and a row, and one unused
   * so that a square's lie together in memory.
   */
  static final int EACH = 4;

  private final GridGeometry grid;
  private final Level[] levels;

  /**
   * Roofs over heights in row order; those over large squares lie over the corners of smaller ones.
   */
  HeightRoofs(GridGeometry grid, float[] heights) {
    this.grid = grid;
    this.levels = new Level[SHIFTS.length];
    for (int i = 0; i < SHIFTS.length; i++) {
      levels[i] = new Level(grid, SHIFTS[i]);
    }
    Level fine = levels[0];
    IntStream.range(0, fine.lines).parallel().forEach(line -> cover(heights, line));
    for (int i = 1; i < levels.length; i++) {
      Level above = levels[i];
      Level below = levels[i - 1];
      IntStream.range(0, above.lines).parallel().forEach(line -> cover(above, below, line));
    }
  }

  /** How many sizes of squares there are. */
  int sizes() {
    return levels.length;
  }

  /** Squares of one size, 0 for the smallest. */
  Level size(int size) {
    return levels[size];
  }

  private void cover(float[] heights, int line) {
    Level fine = levels[0];
    int north = line << fine.shift;
    int south = Math.min(grid.rows() - 1, north + fine.side());
    for (int square = 0; square < fine.squares; square++) {
      int west = square << fine.shift;
      int east = Math.min(grid.columns() - 1, west + fine.side());
      double eastward = 0;
      double southward = 0;
      for (int row = north; row <= south; row++) {
        eastward += heights[grid.index(east, row)] - heights[grid.index(west, row)];
      }
      for (int column = west; column <= east; column++) {
        southward += heights[grid.index(column, south)] - heights[grid.index(column, north)];
      }
      eastward /= (south - north + 1) * Math.max(1.0, east - west);
      southward /= (east - west + 1) * Math.max(1.0, south - north);
      float perColumn = (float) eastward;
      float perRow = (float) southward;
      double base = Double.NEGATIVE_INFINITY;
      double sum = 0;
      for (int row = north; row <= south; row++) {
        int at = grid.index(0, row);
        double slope = perRow * (double) (row - north);
        for (int column = west; column <= east; column++) {
          double over = heights[at + column] - slope - perColumn * (double) (column - west);
          sum += over;
          base = over > base ? over : base;
        }
      }
      fine.set(square, line, Double.isNaN(sum) ? sum : base, perColumn, perRow);
    }
  }

  private static void cover(Level above, Level below, int line) {
    int factor = 1 << above.shift - below.shift;
    int north = line * factor;
    int south = Math.min(below.lines, north + factor) - 1;
    for (int square = 0; square < above.squares; square++) {
      int west = square * factor;
      int east = Math.min(below.squares, west + factor) - 1;
      double eastward = 0;
      double southward = 0;
      for (int row = north; row <= south; row++) {
        eastward += below.middle(east, row) - below.middle(west, row);
      }
      for (int column = west; column <= east; column++) {
        southward += below.middle(column, south) - below.middle(column, north);
      }
      eastward /= (south - north + 1) * Math.max(1.0, east - west) * below.side();
      southward /= (east - west + 1) * Math.max(1.0, south - north) * below.side();
      float perColumn = (float) eastward;
      float perRow = (float) southward;
      double base = Double.NEGATIVE_INFINITY;
      for (int row = north; row <= south; row++) {
        for (int column = west; column <= east; column++) {
          double x = (double) (column - west) * below.side();
          double y = (double) (row - north) * below.side();
          double over = below.over(column, row, perColumn, perRow);
          base = Math.max(base, over - perColumn * x - perRow * y);
        }
      }
      above.set(square, line, base, perColumn, perRow);
    }
  }

  /** The roofs over squares of one size. */
  static final class Level {
    private final int shift;
    private final int squares;
    private final int lines;

    private final float[] roofs;

    Level(GridGeometry grid, int shift) {
      this.shift = shift;
      this.squares = (grid.columns() - 1 >> shift) + 1;
      this.lines = (grid.rows() - 1 >> shift) + 1;
      this.roofs = new float[EACH * squares * lines];
    }

    /** Cells of a side as a power of 2. */
    int shift() {
      return shift;
    }

    /** Cells of a side. */
    int side() {
      return 1 << shift;
    }

    /** Squares in a row of them. */
    int squares() {
      return squares;
    }

    /** {@link #EACH} numbers a square, row by row, not to be written. */
    float[] roofs() {
      return roofs;
    }

    private int at(int square, int line) {
      return EACH * (line * squares + square);
    }

    /** Lays a roof; at the edge of the grid it reaches half a cell farther, as the grid does. */
    private void set(int square, int line, double corner, float perColumn, float perRow) {
      int at = at(square, line);
      boolean known = corner < Double.POSITIVE_INFINITY;
      boolean edge = square == 0 || line == 0 || square == squares - 1 || line == lines - 1;
      double slack = CLEAR + (edge ? (Math.abs(perColumn) + Math.abs(perRow)) / 2 : 0);
      roofs[at] = known ? Math.nextUp((float) (corner + slack)) : Float.POSITIVE_INFINITY;
      roofs[at + 1] = known ? perColumn : 0;
      roofs[at + 2] = known ? perRow : 0;
    }

    private double middle(int square, int line) {
      int at = at(square, line);
      return roofs[at] + (roofs[at + 1] + (double) roofs[at + 2]) * side() / 2;
    }

    /** The most by which a roof rises over a plane with these slopes through its corner's foot. */
    private double over(int square, int line, float perColumn, float perRow) {
      int at = at(square, line);
      return roofs[at]
          + Math.max(0, (double) roofs[at + 1] - perColumn) * side()
          + Math.max(0, (double) roofs[at + 2] - perRow) * side();
    }
  }
}
