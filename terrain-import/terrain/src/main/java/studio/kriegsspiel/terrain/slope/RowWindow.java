package studio.kriegsspiel.terrain.slope;

import org.jspecify.annotations.Nullable;
import studio.kriegsspiel.terrain.ElevationGrid;

/** A cell and its eight neighbours, moved along a row; missing neighbours are extrapolated. */
final class RowWindow {
  private final int columns;
  private final float[] north;
  private final float[] middle;
  private final float[] south;
  private double riseEast;
  private double riseNorth;

  /**
   * A window on a row and those beside it, which are not copied.
   *
   * @param north the row above, null if there is none
   * @param south the row below, null if there is none
   */
  RowWindow(float @Nullable [] north, float[] middle, float @Nullable [] south) {
    this.columns = middle.length;
    this.middle = middle;
    this.north = north == null ? beyond(middle, south) : north;
    this.south = south == null ? beyond(middle, north) : south;
  }

  /** A window on a row of a grid. */
  static RowWindow of(ElevationGrid heights, int row) {
    return new RowWindow(
        row > 0 ? rowOf(heights, row - 1) : null,
        rowOf(heights, row),
        row < heights.rows() - 1 ? rowOf(heights, row + 1) : null);
  }

  private static float[] rowOf(ElevationGrid heights, int row) {
    float[] line = new float[heights.columns()];
    heights.copyRow(row, line);
    return line;
  }

  /** The row that continues the ground straight on the other side. */
  private static float[] beyond(float[] middle, float @Nullable [] opposite) {
    float[] missing = middle.clone();
    if (opposite != null) {
      for (int column = 0; column < missing.length; column++) {
        missing[column] = 2 * middle[column] - opposite[column];
      }
    }
    return missing;
  }

  /** Sets the rises of a column: eight times the cell times the gradient. */
  void moveTo(int column) {
    if (column > 0 && column < columns - 1) {
      float nw = north[column - 1];
      float ne = north[column + 1];
      float sw = south[column - 1];
      float se = south[column + 1];
      // Differences of neighbours first: heights of hundreds of metres would cost digits otherwise.
      double descending = (double) se - nw;
      double ascending = (double) ne - sw;
      riseEast = descending + ascending + 2 * ((double) middle[column + 1] - middle[column - 1]);
      riseNorth = ascending - descending + 2 * ((double) north[column] - south[column]);
      if (!Double.isNaN(riseEast + riseNorth + middle[column])) {
        return;
      }
    }
    careful(column);
  }

  double riseEast() {
    return riseEast;
  }

  double riseNorth() {
    return riseNorth;
  }

  private void careful(int column) {
    double centre = middle[column];
    double[] window = new double[9];
    for (int i = 0; i < 9; i++) {
      window[i] = raw(column + i % 3 - 1, i / 3);
    }
    for (int line = 0; line < 3; line++) {
      fillEdge(window, line, column);
    }
    for (int i = 0; i < 9; i++) {
      if (Double.isNaN(window[i])) {
        double opposite = window[8 - i];
        window[i] = Double.isNaN(opposite) ? centre : 2 * centre - opposite;
      }
    }
    riseEast = window[2] - window[0] + 2 * (window[5] - window[3]) + window[8] - window[6];
    riseNorth = window[0] - window[6] + 2 * (window[1] - window[7]) + window[2] - window[8];
    if (Double.isNaN(centre)) {
      riseEast = Double.NaN;
      riseNorth = Double.NaN;
    }
  }

  private void fillEdge(double[] window, int line, int column) {
    int first = line * 3;
    if (column == 0 && columns > 1) {
      window[first] = 2 * window[first + 1] - window[first + 2];
    } else if (column == columns - 1 && columns > 1) {
      window[first + 2] = 2 * window[first + 1] - window[first];
    }
  }

  private double raw(int column, int line) {
    if (column < 0 || column >= columns) {
      return Double.NaN;
    }
    return line == 0 ? north[column] : line == 1 ? middle[column] : south[column];
  }
}
