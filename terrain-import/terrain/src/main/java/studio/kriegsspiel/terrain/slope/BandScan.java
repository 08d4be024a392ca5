package studio.kriegsspiel.terrain.slope;

import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import studio.kriegsspiel.terrain.ElevationGrid;

/**
 * Sorts cells into bands of slope by the square of the rise, so that no angle is ever computed.
 * Rows are taken in blocks, each row is copied once, and the arithmetic runs over whole rows at a
 * time; edges and cells beside voids are left to {@link RowWindow}, which gives the same answer
 * slowly.
 */
final class BandScan {

  private static final int BLOCK = 64;

  private final ElevationGrid heights;
  private final double[] limits;
  private final byte[] result;

  /**
   * Prepares a scan.
   *
   * @param limits squares of eight cells' rise at which the next band begins, rising
   */
  BandScan(ElevationGrid heights, double[] limits) {
    this.heights = heights;
    this.limits = limits;
    this.result = new byte[heights.geometry().size()];
  }

  byte[] run() {
    int blocks = (heights.rows() + BLOCK - 1) / BLOCK;
    IntStream.range(0, blocks).parallel().forEach(this::block);
    return result;
  }

  private void block(int number) {
    int columns = heights.columns();
    int first = number * BLOCK;
    int last = Math.min(heights.rows(), first + BLOCK);
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
      sort(row, inside, squares);
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

  private void sort(int row, boolean inside, double[] squares) {
    int at = row * squares.length;
    int last = squares.length - 1;
    double gentle = limits[0];
    RowWindow careful = null;
    for (int column = 0; column <= last; column++) {
      double square = squares[column];
      if (inside && square < gentle && column > 0 && column < last) {
        continue;
      }
      if (!inside || column == 0 || column == last || Double.isNaN(square)) {
        careful = window(careful, row);
        careful.moveTo(column);
        square =
            careful.riseEast() * careful.riseEast() + careful.riseNorth() * careful.riseNorth();
      }
      result[at + column] = band(square);
    }
  }

  private RowWindow window(@Nullable RowWindow known, int row) {
    return known == null ? new RowWindow(heights, row) : known;
  }

  private byte band(double square) {
    if (Double.isNaN(square)) {
      return SlopeBands.VOID;
    }
    byte band = 0;
    while (band < limits.length && square >= limits[band]) {
      band++;
    }
    return band;
  }
}
