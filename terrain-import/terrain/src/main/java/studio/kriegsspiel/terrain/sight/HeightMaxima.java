package studio.kriegsspiel.terrain.sight;

import java.util.Arrays;
import java.util.stream.IntStream;
import studio.kriegsspiel.terrain.GridGeometry;

/**
 * The greatest height in each of the squares of a grid, so that whole squares can be passed over
 * that hide nothing. A square also counts the first row and column of the next ones, because
 * heights are interpolated across its edge.
 */
final class HeightMaxima {

  private final int shift;
  private final int squares;
  private final int lines;
  private final float[] greatest;

  /**
   * Measures squares of 2 to the power of {@code shift} cells a side.
   *
   * @param heights in row order; NaN hides nothing
   */
  HeightMaxima(GridGeometry grid, float[] heights, int shift) {
    this.shift = shift;
    this.squares = (grid.columns() - 1 >> shift) + 1;
    this.lines = (grid.rows() - 1 >> shift) + 1;
    this.greatest = new float[squares * lines];
    Arrays.fill(greatest, Float.NEGATIVE_INFINITY);
    IntStream.range(0, lines).parallel().forEach(line -> measure(grid, heights, line));
  }

  private void measure(GridGeometry grid, float[] heights, int line) {
    int side = 1 << shift;
    int last = Math.min(grid.rows() - 1, (line + 1) * side);
    for (int row = line * side; row <= last; row++) {
      int at = row * grid.columns();
      for (int square = 0; square < squares; square++) {
        int end = Math.min(grid.columns() - 1, (square + 1) * side);
        float most = greatest[line * squares + square];
        for (int column = square * side; column <= end; column++) {
          float height = heights[at + column];
          if (height > most) {
            most = height;
          }
        }
        greatest[line * squares + square] = most;
      }
    }
  }

  /** Cells of a side as a power of 2. */
  int shift() {
    return shift;
  }

  /** The greatest height in one square; none outside. */
  float at(int square, int line) {
    return square < 0 || line < 0 || square >= squares || line >= lines
        ? Float.NEGATIVE_INFINITY
        : greatest[line * squares + square];
  }
}
