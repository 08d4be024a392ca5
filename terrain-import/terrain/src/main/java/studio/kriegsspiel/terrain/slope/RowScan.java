package studio.kriegsspiel.terrain.slope;

import org.jspecify.annotations.Nullable;
import studio.kriegsspiel.terrain.ElevationGrid;

/**
 * Goes over rows of heights and finds the square of the rise of every cell, whole rows at a time.
 * Edges and cells beside voids are left to {@link RowWindow}, which gives the same answer slowly.
 */
abstract class RowScan {

  private final ElevationGrid heights;

  RowScan(ElevationGrid heights) {
    this.heights = heights;
  }

  /**
   * Takes the squares of one row.
   *
   * @param squares squares of eight cells' rise; where this is NaN, and at the edges if the row
   *     lies inside, {@link Careful} must be asked
   * @param inside whether the row has neighbours on both sides; if not, no square counts
   */
  abstract void row(int row, double[] squares, boolean inside, Careful careful);

  /** Finds the squares of single cells of a row with care. */
  final class Careful {
    private final int row;
    private @Nullable RowWindow window;

    Careful(int row) {
      this.row = row;
    }

    double square(int column) {
      RowWindow here = window;
      if (here == null) {
        here = new RowWindow(heights, row);
        window = here;
      }
      here.moveTo(column);
      return here.riseEast() * here.riseEast() + here.riseNorth() * here.riseNorth();
    }
  }

  /** Goes over some rows, the last one not counted. */
  final void scan(int first, int last) {
    int columns = heights.columns();
    float[] north = new float[columns];
    float[] middle = new float[columns];
    float[] south = new float[columns];
    double[] squares = new double[columns];
    copy(first - 1, north);
    copy(first, middle);
    for (int row = first; row < last; row++) {
      copy(row + 1, south);
      boolean inside = row > 0 && row < heights.rows() - 1;
      if (inside) {
        squares(north, middle, south, squares);
      }
      row(row, squares, inside, new Careful(row));
      float[] free = north;
      north = middle;
      middle = south;
      south = free;
    }
  }

  private void copy(int row, float[] target) {
    if (row >= 0 && row < heights.rows()) {
      heights.copyRow(row, target);
    }
  }

  /** Squares of the rise of the inner columns; the same sums as {@link RowWindow#moveTo}. */
  private static void squares(float[] north, float[] middle, float[] south, double[] squares) {
    for (int column = 1; column < squares.length - 1; column++) {
      double descending = (double) south[column + 1] - north[column - 1];
      double ascending = (double) north[column + 1] - south[column - 1];
      double east = descending + ascending + 2 * ((double) middle[column + 1] - middle[column - 1]);
      double up = ascending - descending + 2 * ((double) north[column] - south[column]);
      // The last term is 0, or NaN over a void.
      squares[column] = east * east + up * up + 0 * middle[column];
    }
  }
}
