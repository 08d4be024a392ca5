package studio.kriegsspiel.terrain.slope;

import java.util.stream.IntStream;
import studio.kriegsspiel.terrain.ElevationGrid;

/** Sorts cells into bands of slope by the square of the rise: no angle is ever computed. */
final class BandScan extends RowScan {

  private static final int BLOCK = 64;

  private final int rows;
  private final double[] limits;
  private final byte[] result;

  /**
   * Prepares a scan.
   *
   * @param limits squares of eight cells' rise at which the next band begins, rising
   */
  BandScan(ElevationGrid heights, double[] limits) {
    super(heights);
    this.rows = heights.rows();
    this.limits = limits;
    this.result = new byte[heights.geometry().size()];
  }

  byte[] run() {
    IntStream.range(0, (rows + BLOCK - 1) / BLOCK)
        .parallel()
        .forEach(block -> scan(block * BLOCK, Math.min(rows, (block + 1) * BLOCK)));
    return result;
  }

  @Override
  void row(int row, double[] squares, boolean inside, Careful careful) {
    int at = row * squares.length;
    int last = squares.length - 1;
    double gentle = limits[0];
    for (int column = 0; column <= last; column++) {
      double square = squares[column];
      if (inside && square < gentle && column > 0 && column < last) {
        continue;
      }
      if (!inside || column == 0 || column == last || Double.isNaN(square)) {
        square = careful.square(column);
      }
      result[at + column] = band(square);
    }
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
