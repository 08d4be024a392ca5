package studio.kriegsspiel.terrain.slope;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * Goes over rows of heights and finds the square of the rise of every cell, whole rows at a time.
 * Edges and cells beside voids are left to {@link RowWindow}, which gives the same answer slowly.
 */
abstract class RowScan {

  /** Where heights come from; asked by several threads. */
  @FunctionalInterface
  interface Rows {
    /** Copies a row into the start of an array. */
    void copy(int row, float[] target);
  }

  private final Rows heights;
  private final int columns;
  private final int rows;

  RowScan(Rows heights, int columns, int rows) {
    this.heights = heights;
    this.columns = columns;
    this.rows = rows;
  }

  /**
   * Takes the squares of one row.
   *
   * @param squares squares of eight cells' rise, which may be written over; where one is NaN,
   *     {@link Careful} must be asked
   */
  abstract void row(int row, float[] squares, Careful careful);

  /** Finds the squares of single cells of a row with care. */
  static final class Careful {
    private final Line north;
    private final Line middle;
    private final Line south;
    private @Nullable RowWindow window;

    private Careful(Line north, Line middle, Line south) {
      this.north = north;
      this.middle = middle;
      this.south = south;
    }

    /** The exact square; NaN at a void. */
    double square(int column) {
      if (Float.isNaN(middle.cells[column])) {
        return Double.NaN;
      }
      RowWindow here = window;
      if (here == null) {
        here = new RowWindow(north.findCells(), middle.cells, south.findCells());
        window = here;
      }
      here.moveTo(column);
      return here.riseEast() * here.riseEast() + here.riseNorth() * here.riseNorth();
    }
  }

  /**
   * A row of heights, and the same shifted by a cell either way. The JVM works on many cells at
   * once in short loops over equal places of a few arrays, but not in loops over several places of
   * one array; hence also the three loops for one square.
   */
  private final class Line {
    private final float[] cells = new float[columns];
    private final float[] west = new float[columns];
    private final float[] east = new float[columns];
    private boolean exists;

    void fill(int row) {
      exists = row >= 0 && row < rows;
      if (!exists) {
        Arrays.fill(cells, Float.NaN);
      } else {
        heights.copy(row, cells);
      }
      System.arraycopy(cells, 0, west, 1, columns - 1);
      System.arraycopy(cells, 1, east, 0, columns - 1);
      west[0] = Float.NaN;
      east[columns - 1] = Float.NaN;
    }

    float @Nullable [] findCells() {
      return exists ? cells : null;
    }
  }

  /** Goes over some rows, the last one not counted. */
  final void scan(int first, int last) {
    Line north = new Line();
    Line middle = new Line();
    Line south = new Line();
    float[] across = new float[columns];
    float[] squares = new float[columns];
    north.fill(first - 1);
    middle.fill(first);
    for (int row = first; row < last; row++) {
      south.fill(row + 1);
      riseEast(north, middle, south, across);
      riseNorth(north, south, squares);
      addSquares(across, middle.cells, squares);
      row(row, squares, new Careful(north, middle, south));
      Line free = north;
      north = middle;
      middle = south;
      south = free;
    }
  }

  private void riseEast(Line north, Line middle, Line south, float[] rise) {
    riseEast(north.west, north.east, middle.west, middle.east, south.west, south.east, rise);
  }

  /** The same sums as {@link RowWindow#moveTo}, NaN beside what is missing. */
  private static void riseEast(
      float[] northWest,
      float[] northEast,
      float[] west,
      float[] east,
      float[] southWest,
      float[] southEast,
      float[] rise) {
    for (int i = 0; i < rise.length; i++) {
      rise[i] =
          southEast[i] - northWest[i] + (northEast[i] - southWest[i]) + 2 * (east[i] - west[i]);
    }
  }

  private void riseNorth(Line north, Line south, float[] rise) {
    riseNorth(north.west, north.cells, north.east, south.west, south.cells, south.east, rise);
  }

  private static void riseNorth(
      float[] northWest,
      float[] north,
      float[] northEast,
      float[] southWest,
      float[] south,
      float[] southEast,
      float[] rise) {
    for (int i = 0; i < rise.length; i++) {
      rise[i] =
          northEast[i] - southWest[i] - (southEast[i] - northWest[i]) + 2 * (north[i] - south[i]);
    }
  }

  /**
   * Squares of the rise.
   *
   * @param rise northward; receives the squares, NaN over a void
   */
  private static void addSquares(float[] across, float[] heights, float[] rise) {
    for (int i = 0; i < rise.length; i++) {
      rise[i] = across[i] * across[i] + rise[i] * rise[i] + 0 * heights[i];
    }
  }
}
