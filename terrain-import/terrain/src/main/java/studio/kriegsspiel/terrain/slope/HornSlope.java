package studio.kriegsspiel.terrain.slope;

import java.io.IOException;
import studio.kriegsspiel.terrain.ElevationGrid;
import studio.kriegsspiel.terrain.SlopeGrid;

/**
 * Slope by B. K. P. Horn's weights (Proc. IEEE 69, 1981): the eight neighbours of a cell, those
 * beside it counting double. Where a neighbour is a void or lies outside, the ground is taken to
 * continue straight through the cell; a cell that is a void itself has no slope.
 */
public final class HornSlope {
  private HornSlope() {}

  /** Slope of every cell in degrees. */
  public static SlopeGrid of(ElevationGrid heights) {
    float[] degrees = new float[heights.geometry().size()];
    new SlopeScan(heights).into(degrees);
    return SlopeGrid.adopting(heights.geometry(), degrees);
  }

  /** Takes rows of slope, from north to south. */
  @FunctionalInterface
  public interface RowSink {
    /** Takes one row in degrees; the array is used again for the next. */
    void accept(float[] degrees) throws IOException;
  }

  /**
   * Hands on the slope of every cell row by row, without holding it as a whole; rows are handed on
   * while the next ones are computed.
   *
   * @throws IOException if the receiver does
   */
  public static void forEachRow(ElevationGrid heights, RowSink sink) throws IOException {
    new SlopeScan(heights).forEachRow(sink);
  }

  /** Rise of the ground at a cell; NaN both ways at a void. */
  public static Gradient gradient(ElevationGrid heights, int column, int row) {
    double weight = 1 / (8 * heights.cellMetres());
    if (column > 0 && row > 0 && column < heights.columns() - 1 && row < heights.rows() - 1) {
      int at = heights.geometry().index(column, row);
      int above = at - heights.columns();
      int below = at + heights.columns();
      double descending = (double) heights.height(below + 1) - heights.height(above - 1);
      double ascending = (double) heights.height(above + 1) - heights.height(below - 1);
      double across = (double) heights.height(at + 1) - heights.height(at - 1);
      double along = (double) heights.height(above) - heights.height(below);
      double east = descending + ascending + 2 * across;
      double north = ascending - descending + 2 * along;
      if (!Double.isNaN(east + north + heights.height(at))) {
        return new Gradient(east * weight, north * weight);
      }
    }
    RowWindow window = new RowWindow(heights, row);
    window.moveTo(column);
    return new Gradient(window.riseEast() * weight, window.riseNorth() * weight);
  }

  /** The band of each cell of a terrain, without the detour over angles; row order. */
  public static byte[] bands(ElevationGrid heights, SlopeBands bands) {
    double[] limits =
        bands.thresholdsDegrees().stream()
            .mapToDouble(degrees -> Math.tan(Math.toRadians(degrees)) * 8 * heights.cellMetres())
            .map(rise -> rise * rise)
            .toArray();
    return new BandScan(heights, limits).run();
  }
}
