package studio.kriegsspiel.importer.raster;

import java.util.Optional;
import java.util.stream.IntStream;
import studio.kriegsspiel.importer.crs.PointTransform;
import studio.kriegsspiel.terrain.GridGeometry;
import studio.kriegsspiel.terrain.tiff.Window;

/**
 * Brings a source onto the terrain's grid: bilinear between its pixels, the mean of several points
 * where the grid is coarser than the source. Memory is bounded by reading the source piece by
 * piece.
 */
final class GridSampler {
  private static final long MOST_PIXELS = 48L << 20;
  private static final int PART = 64;
  private static final int MOST_PER_CELL = 4;

  private final RasterSource source;
  private final GridGeometry grid;
  private final PixelMap pixels;
  private final int perCell;

  GridSampler(RasterSource source, GridGeometry grid, PointTransform toSource) {
    this.source = source;
    this.grid = grid;
    this.pixels = new PixelMap(source.georeference(), toSource);
    this.perCell = pointsPerCell();
  }

  private int pointsPerCell() {
    int column = grid.columns() / 2;
    int row = grid.rows() / 2;
    double[] uv = pixels.map(grid, column, row, 2, 2, 1);
    double across = Math.hypot(uv[2] - uv[0], uv[3] - uv[1]);
    double down = Math.hypot(uv[4] - uv[0], uv[5] - uv[1]);
    double ratio = Math.max(across, down);
    return Double.isFinite(ratio)
        ? (int) Math.min(MOST_PER_CELL, Math.max(1, Math.round(ratio)))
        : 1;
  }

  /** Fills those cells of a part of the grid that are still NaN. */
  void fill(Window part, float[] heights) {
    fill(part, heights, part);
  }

  private void fill(Window part, float[] heights, Window whole) {
    Optional<Window> needed = sourceWindow(part);
    if (needed.isEmpty()) {
      return;
    }
    Window window = needed.get();
    if ((long) window.columns() * window.rows() > MOST_PIXELS
        && (part.columns() > PART || part.rows() > PART)) {
      boolean wide = part.columns() >= part.rows();
      int half = (wide ? part.columns() : part.rows()) / 2;
      Window first =
          wide
              ? new Window(part.column(), part.row(), half, part.rows())
              : new Window(part.column(), part.row(), part.columns(), half);
      Window second =
          wide
              ? new Window(part.column() + half, part.row(), part.columns() - half, part.rows())
              : new Window(part.column(), part.row() + half, part.columns(), part.rows() - half);
      fill(first, heights, whole);
      fill(second, heights, whole);
      return;
    }
    float[] values = source.read(window);
    int across = (part.columns() + PART - 1) / PART;
    int down = (part.rows() + PART - 1) / PART;
    IntStream.range(0, across * down)
        .parallel()
        .forEach(i -> fillBlock(part, i % across, i / across, heights, whole, window, values));
  }

  private void fillBlock(
      Window part,
      int blockColumn,
      int blockRow,
      float[] heights,
      Window whole,
      Window window,
      float[] values) {
    int column = part.column() + blockColumn * PART;
    int row = part.row() + blockRow * PART;
    int columns = Math.min(PART, part.column() + part.columns() - column);
    int rows = Math.min(PART, part.row() + part.rows() - row);
    double[] uv = pixels.map(grid, column, row, columns * perCell, rows * perCell, perCell);
    for (int j = 0; j < rows; j++) {
      for (int i = 0; i < columns; i++) {
        int at = (row + j - whole.row()) * whole.columns() + column + i - whole.column();
        if (Float.isNaN(heights[at])) {
          heights[at] = mean(uv, i, j, columns * perCell, window, values);
        }
      }
    }
  }

  private float mean(double[] uv, int i, int j, int across, Window window, float[] values) {
    double sum = 0;
    int count = 0;
    for (int y = 0; y < perCell; y++) {
      for (int x = 0; x < perCell; x++) {
        int at = ((j * perCell + y) * across + i * perCell + x) * 2;
        double value = bilinear(uv[at], uv[at + 1], window, values);
        if (!Double.isNaN(value)) {
          sum += value;
          count++;
        }
      }
    }
    return count * 2 >= perCell * perCell ? (float) (sum / count) : Float.NaN;
  }

  /** Value at a place in pixels; voids count as missing while the others weigh half or more. */
  private double bilinear(double u, double v, Window window, float[] values) {
    double edge = 1e-6;
    if (!(u >= -edge && v >= -edge && u <= source.width() + edge && v <= source.height() + edge)) {
      return Double.NaN;
    }
    double x = Math.min(Math.max(u - 0.5, 0), source.width() - 1.0);
    double y = Math.min(Math.max(v - 0.5, 0), source.height() - 1.0);
    int column = (int) x;
    int row = (int) y;
    double right = x - column;
    double below = y - row;
    int left = column - window.column();
    int top = row - window.row();
    if (left >= 0 && top >= 0 && left + 1 < window.columns() && top + 1 < window.rows()) {
      int at = top * window.columns() + left;
      double north = values[at] + (values[at + 1] - values[at]) * right;
      at += window.columns();
      double south = values[at] + (values[at + 1] - values[at]) * right;
      double value = north + (south - north) * below;
      if (!Double.isNaN(value)) {
        return value;
      }
    }
    return careful(column, row, right, below, window, values);
  }

  /** Beside voids and at the rim: those of the four pixels that there are, by their weights. */
  private static double careful(
      int column, int row, double right, double below, Window window, float[] values) {
    double sum = 0;
    double weights = 0;
    for (int corner = 0; corner < 4; corner++) {
      int dx = corner & 1;
      int dy = corner >> 1;
      double weight = (dx == 0 ? 1 - right : right) * (dy == 0 ? 1 - below : below);
      if (weight <= 1e-9) {
        continue;
      }
      int c = column + dx - window.column();
      int r = row + dy - window.row();
      if (c < 0 || r < 0 || c >= window.columns() || r >= window.rows()) {
        continue;
      }
      float value = values[r * window.columns() + c];
      if (!Float.isNaN(value)) {
        sum += weight * value;
        weights += weight;
      }
    }
    return weights >= 0.5 - 1e-9 ? sum / weights : Double.NaN;
  }

  /** The part of the source that a part of the grid needs; nothing if they do not meet. */
  private Optional<Window> sourceWindow(Window part) {
    int steps = 32;
    double left = Double.POSITIVE_INFINITY;
    double top = Double.POSITIVE_INFINITY;
    double right = Double.NEGATIVE_INFINITY;
    double bottom = Double.NEGATIVE_INFINITY;
    for (int j = 0; j <= steps; j++) {
      int row = part.row() + (int) ((long) (part.rows() - 1) * j / steps);
      for (int i = 0; i <= steps; i++) {
        int column = part.column() + (int) ((long) (part.columns() - 1) * i / steps);
        double[] uv = pixels.map(grid, column, row, 1, 1, 1);
        if (Double.isFinite(uv[0] + uv[1])) {
          left = Math.min(left, uv[0]);
          right = Math.max(right, uv[0]);
          top = Math.min(top, uv[1]);
          bottom = Math.max(bottom, uv[1]);
        }
      }
    }
    // Between the points tried the rim may bulge a little.
    double beside = 3 + perCell + (right - left) / steps / 8;
    double above = 3 + perCell + (bottom - top) / steps / 8;
    int firstColumn = (int) Math.max(0, Math.floor(left - beside));
    int firstRow = (int) Math.max(0, Math.floor(top - above));
    int lastColumn = (int) Math.min(source.width() - 1.0, Math.ceil(right + beside));
    int lastRow = (int) Math.min(source.height() - 1.0, Math.ceil(bottom + above));
    if (!(left <= right) || firstColumn > lastColumn || firstRow > lastRow) {
      return Optional.empty();
    }
    return Optional.of(
        new Window(firstColumn, firstRow, lastColumn - firstColumn + 1, lastRow - firstRow + 1));
  }
}
