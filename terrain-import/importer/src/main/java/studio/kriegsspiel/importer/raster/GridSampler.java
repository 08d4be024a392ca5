package studio.kriegsspiel.importer.raster;

import java.util.Optional;
import java.util.stream.IntStream;
import studio.kriegsspiel.importer.crs.PointTransform;
import studio.kriegsspiel.importer.job.Progress;
import studio.kriegsspiel.terrain.GridGeometry;
import studio.kriegsspiel.terrain.tiff.Window;

/**
 * Brings a source onto the terrain's grid: bilinear between its pixels, the mean of several points
 * where the grid is coarser than the source. Memory is bounded by reading the source piece by
 * piece; parts of the grid are best asked for from north to south.
 */
final class GridSampler {
  private static final int LARGEST_BLOCK = 64;
  private static final int SMALLEST_BLOCK = 4;
  private static final int MOST_PER_CELL = 32;
  private static final int DENSE_PER_CELL = 4;

  private final RasterSource source;
  private final GridGeometry grid;
  private final PixelMap pixels;
  private final SlidingSource sliding;
  private final double pixel;
  private final double beyond;
  private final int perCell;
  private final int block;
  private final Window reach;
  private final long mostPixels;

  /**
   * Prepares it.
   *
   * @param reach the part of the grid that the source may cover
   * @param neighbours side of the largest pixel of any source in cells: so far may the outermost
   *     centres of a neighbour lie from the edge of this one
   * @param mostPixels of the source in memory at once
   */
  GridSampler(
      RasterSource source,
      GridGeometry grid,
      PointTransform toSource,
      Window reach,
      double neighbours,
      long mostPixels) {
    this.source = source;
    this.grid = grid;
    this.reach = reach;
    this.pixels = new PixelMap(source.georeference(), toSource);
    this.sliding = new SlidingSource(source);
    double ratio = pixelsPerCell(source, grid, toSource);
    this.pixel = Double.isFinite(ratio) ? 1 / ratio : 1;
    this.beyond = 0.5 * Math.max(1, neighbours / pixel);
    this.perCell = pointsPerCell(ratio);
    this.block = Math.max(SMALLEST_BLOCK, LARGEST_BLOCK / ((perCell + 1) / 2));
    this.mostPixels = mostPixels;
  }

  /** How many pixels of a source lie along the side of a cell in the middle of the grid. */
  static double pixelsPerCell(RasterSource source, GridGeometry grid, PointTransform toSource) {
    PixelMap map = new PixelMap(source.georeference(), toSource);
    double[] uv = map.map(grid, grid.columns() / 2, grid.rows() / 2, 2, 2, 1);
    return Math.max(
        Math.hypot(uv[2] - uv[0], uv[3] - uv[1]), Math.hypot(uv[4] - uv[0], uv[5] - uv[1]));
  }

  /** As many as there are pixels; beyond four, one for two pixels, each of which weighs four. */
  private static int pointsPerCell(double ratio) {
    if (!Double.isFinite(ratio)) {
      return 1;
    }
    return ratio <= DENSE_PER_CELL
        ? (int) Math.max(1, Math.round(ratio))
        : (int) Math.min(MOST_PER_CELL, Math.max(DENSE_PER_CELL, Math.ceil(ratio / 2)));
  }

  /** Fills a part of the grid, whose cells are NaN so far, from this source alone. */
  void fill(Window part, float[] heights, Progress progress) {
    fillWithinReach(part, progress, (block, at) -> fillAlone(block, at, part, heights));
  }

  /** Adds what this source says of a part of the grid. */
  void add(Window part, Blend blend, Progress progress) {
    fillWithinReach(part, progress, (block, at) -> addTo(block, at, part, blend));
  }

  private void fillWithinReach(Window part, Progress progress, BlockWork work) {
    int left = Math.max(part.column(), reach.column());
    int top = Math.max(part.row(), reach.row());
    int right = Math.min(part.column() + part.columns(), reach.column() + reach.columns());
    int bottom = Math.min(part.row() + part.rows(), reach.row() + reach.rows());
    if (left < right && top < bottom) {
      fill(new Window(left, top, right - left, bottom - top), progress, work);
    } else {
      sliding.clear();
    }
  }

  /** Work on a block of cells. */
  @FunctionalInterface
  private interface BlockWork {
    void on(Window block, PixelSampler at);
  }

  private void fill(Window part, Progress progress, BlockWork work) {
    progress.requireWanted();
    Optional<Window> needed = sourceWindow(part);
    if (needed.isEmpty()) {
      return;
    }
    Window window = needed.get();
    if ((long) window.columns() * window.rows() > mostPixels
        && (part.columns() > block || part.rows() > block)) {
      boolean across = part.rows() <= block;
      int half = (across ? part.columns() : part.rows()) / 2;
      fill(
          across
              ? new Window(part.column(), part.row(), half, part.rows())
              : new Window(part.column(), part.row(), part.columns(), half),
          progress,
          work);
      fill(
          across
              ? new Window(part.column() + half, part.row(), part.columns() - half, part.rows())
              : new Window(part.column(), part.row() + half, part.columns(), part.rows() - half),
          progress,
          work);
      return;
    }
    SlidingSource.Piece piece = sliding.read(window);
    PixelSampler at =
        new PixelSampler(source.width(), source.height(), piece.window(), piece.values());
    int across = (part.columns() + block - 1) / block;
    int down = (part.rows() + block - 1) / block;
    IntStream.range(0, across * down)
        .parallel()
        .forEach(i -> work.on(blockOf(part, i % across, i / across), at));
  }

  private Window blockOf(Window part, int blockColumn, int blockRow) {
    int column = part.column() + blockColumn * block;
    int row = part.row() + blockRow * block;
    return new Window(
        column,
        row,
        Math.min(block, part.column() + part.columns() - column),
        Math.min(block, part.row() + part.rows() - row));
  }

  private double[] map(Window cells) {
    return pixels.map(
        grid,
        cells.column(),
        cells.row(),
        cells.columns() * perCell,
        cells.rows() * perCell,
        perCell);
  }

  private void fillAlone(Window cells, PixelSampler at, Window whole, float[] heights) {
    double[] uv = map(cells);
    for (int j = 0; j < cells.rows(); j++) {
      int to = (cells.row() + j - whole.row()) * whole.columns() + cells.column() - whole.column();
      if (perCell == 1) {
        int from = j * cells.columns() * 2;
        for (int i = 0; i < cells.columns(); i++) {
          heights[to + i] = (float) at.at(uv[from + 2 * i], uv[from + 2 * i + 1], 0);
        }
      } else {
        for (int i = 0; i < cells.columns(); i++) {
          heights[to + i] = mean(uv, i, j, cells.columns() * perCell, at, 0);
        }
      }
    }
  }

  private void addTo(Window cells, PixelSampler at, Window whole, Blend blend) {
    double[] uv = map(cells);
    int across = cells.columns() * perCell;
    for (int j = 0; j < cells.rows(); j++) {
      int to = (cells.row() + j - whole.row()) * whole.columns() + cells.column() - whole.column();
      for (int i = 0; i < cells.columns(); i++) {
        float value = blend.isFull(to + i) ? Float.NaN : mean(uv, i, j, across, at, beyond);
        if (!Float.isNaN(value)) {
          int middle = ((j * perCell + perCell / 2) * across + i * perCell + perCell / 2) * 2;
          blend.put(to + i, value, (float) at.depth(uv[middle], uv[middle + 1]), (float) pixel);
        }
      }
    }
  }

  private float mean(double[] uv, int i, int j, int across, PixelSampler from, double beyond) {
    double sum = 0;
    int count = 0;
    for (int y = 0; y < perCell; y++) {
      for (int x = 0; x < perCell; x++) {
        int at = ((j * perCell + y) * across + i * perCell + x) * 2;
        double value = from.at(uv[at], uv[at + 1], beyond);
        if (!Double.isNaN(value)) {
          sum += value;
          count++;
        }
      }
    }
    return count * 2 >= perCell * perCell ? (float) (sum / count) : Float.NaN;
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
    double beside = 3 + beyond + perCell + (right - left) / steps / 8;
    double above = 3 + beyond + perCell + (bottom - top) / steps / 8;
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
