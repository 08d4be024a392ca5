package studio.kriegsspiel.terrain.slope;

import java.io.IOException;
import java.util.stream.IntStream;
import studio.kriegsspiel.terrain.ElevationGrid;
import studio.kriegsspiel.terrain.SlopeGrid;
import studio.kriegsspiel.terrain.tiff.GeoTiff;

/**
 * Slope by B. K. P. Horn's weights (Proc. IEEE 69, 1981): the eight neighbours of a cell, those
 * beside it counting double. Where a neighbour is a void or lies outside, the ground is taken to
 * continue straight through the cell; a cell that is a void itself has no slope.
 */
public final class HornSlope {
  private static final int ROWS_PER_TASK = 64;

  private HornSlope() {}

  /** Slope of every cell in degrees. */
  public static SlopeGrid of(ElevationGrid heights) {
    float[] degrees = new float[heights.geometry().size()];
    scan(
        new SlopeScan(
            heights::copyRow, heights.columns(), heights.rows(), heights.cellMetres(), degrees, 0),
        0,
        heights.rows());
    return SlopeGrid.adopting(heights.geometry(), degrees);
  }

  /** Takes rows of slope, from north to south. */
  @FunctionalInterface
  public interface RowSink {
    /**
     * Takes some rows.
     *
     * @param degrees slope row by row; the array is used again for later rows
     * @param rows how many rows lie at its start
     */
    void accept(float[] degrees, int rows) throws IOException;
  }

  /**
   * Hands on the slope of every cell of a file some rows at a time, without holding it as a whole;
   * rows are handed on while the next ones are read and computed.
   *
   * @throws IOException if the receiver does
   * @throws studio.kriegsspiel.terrain.GroundException if the file cannot be read
   */
  public static void forEachRow(GeoTiff heights, double cellMetres, RowSink sink)
      throws IOException {
    HeightBatches batches = new HeightBatches(heights);
    HandingOn handing = new HandingOn(batches.most() * heights.width(), sink);
    while (batches.next()) {
      int first = batches.first();
      scan(
          new SlopeScan(
              batches::copy, heights.width(), heights.height(), cellMetres, handing.free(), first),
          first,
          batches.last());
      handing.hand(batches.last() - first);
    }
    handing.finish();
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
    RowWindow window = RowWindow.of(heights, row);
    window.moveTo(column);
    return new Gradient(window.riseEast() * weight, window.riseNorth() * weight);
  }

  /** The band of each cell of a terrain, without the detour over angles; row order. */
  public static byte[] bands(ElevationGrid heights, SlopeBands bands) {
    byte[] result = new byte[heights.geometry().size()];
    BandTable table = new BandTable(bands, heights.cellMetres());
    scan(
        new BandScan(heights::copyRow, heights.columns(), heights.rows(), table, result),
        0,
        heights.rows());
    return result;
  }

  /**
   * The band of each cell of a file, whose heights are never in memory as a whole; row order.
   *
   * @throws studio.kriegsspiel.terrain.GroundException if the file cannot be read
   */
  public static byte[] bands(GeoTiff heights, double cellMetres, SlopeBands bands) {
    byte[] result = new byte[Math.multiplyExact(heights.width(), heights.height())];
    HeightBatches batches = new HeightBatches(heights);
    BandScan scan =
        new BandScan(
            batches::copy,
            heights.width(),
            heights.height(),
            new BandTable(bands, cellMetres),
            result);
    while (batches.next()) {
      scan(scan, batches.first(), batches.last());
    }
    return result;
  }

  /** Goes over some rows, the last one not counted, with all cores. */
  private static void scan(RowScan scan, int first, int last) {
    IntStream.range(0, (last - first + ROWS_PER_TASK - 1) / ROWS_PER_TASK)
        .parallel()
        .forEach(
            task -> {
              int from = first + task * ROWS_PER_TASK;
              scan.scan(from, Math.min(last, from + ROWS_PER_TASK));
            });
  }
}
