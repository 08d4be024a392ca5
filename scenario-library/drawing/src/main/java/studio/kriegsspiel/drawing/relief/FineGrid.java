package studio.kriegsspiel.drawing.relief;

import java.util.stream.IntStream;
import studio.kriegsspiel.terrain.ElevationGrid;
import studio.kriegsspiel.terrain.GridGeometry;

/**
 * Heights made fine and smooth enough to draw: coarse grids are interpolated by Catmull-Rom
 * splines, then lightly smoothed, so that contours of a 90 m grid do not show its cells. For
 * drawing only; no rule ever reads it.
 */
final class FineGrid {
  private static final double WANTED_CELL_METRES = 15;
  private static final int MOST_CELLS = 3_000_000;

  private final GridGeometry geometry;
  private final float[] heights;

  private FineGrid(GridGeometry geometry, float[] heights) {
    this.geometry = geometry;
    this.heights = heights;
  }

  static FineGrid of(ElevationGrid source) {
    int factor = 1;
    while (source.cellMetres() / factor > WANTED_CELL_METRES
        && (long) source.geometry().size() * (factor + 1) * (factor + 1) <= MOST_CELLS
        && factor < 8) {
      factor++;
    }
    if (factor == 1) {
      return new FineGrid(source.geometry(), smooth(source.geometry(), source.toArray()));
    }
    GridGeometry from = source.geometry();
    GridGeometry to =
        new GridGeometry(
            from.columns() * factor,
            from.rows() * factor,
            from.west(),
            from.north(),
            from.cellMetres() / factor);
    float[] fine = new float[to.size()];
    for (int row = 0; row < to.rows(); row++) {
      double v = (row + 0.5) / factor - 0.5;
      for (int column = 0; column < to.columns(); column++) {
        double u = (column + 0.5) / factor - 0.5;
        fine[to.index(column, row)] = (float) spline(source, u, v);
      }
    }
    return new FineGrid(to, smooth(to, fine));
  }

  GridGeometry geometry() {
    return geometry;
  }

  /** The same with cells as large as can be but not above some metres, each the mean of several. */
  FineGrid coarser(double mostMetres) {
    int factor = (int) (mostMetres / geometry.cellMetres());
    int columns = geometry.columns() / Math.max(1, factor);
    int rows = geometry.rows() / Math.max(1, factor);
    if (factor < 2 || columns < 4 || rows < 4) {
      return this;
    }
    GridGeometry wide =
        new GridGeometry(
            columns, rows, geometry.west(), geometry.north(), geometry.cellMetres() * factor);
    float[] means = new float[wide.size()];
    IntStream.range(0, rows)
        .parallel()
        .forEach(
            row -> {
              for (int column = 0; column < columns; column++) {
                means[wide.index(column, row)] = mean(column * factor, row * factor, factor);
              }
            });
    return new FineGrid(wide, means);
  }

  private float mean(int column, int row, int factor) {
    double sum = 0;
    for (int down = 0; down < factor; down++) {
      for (int right = 0; right < factor; right++) {
        sum += height(column + right, row + down);
      }
    }
    return (float) (sum / (factor * factor));
  }

  /** All heights, row by row from the north; not to be changed. */
  float[] heights() {
    return heights;
  }

  float height(int column, int row) {
    return heights[geometry.index(column, row)];
  }

  double lowest() {
    double lowest = Double.POSITIVE_INFINITY;
    for (float height : heights) {
      if (height < lowest) {
        lowest = height;
      }
    }
    return lowest;
  }

  double highest() {
    double highest = Double.NEGATIVE_INFINITY;
    for (float height : heights) {
      if (height > highest) {
        highest = height;
      }
    }
    return highest;
  }

  private static double spline(ElevationGrid source, double u, double v) {
    int column = (int) Math.floor(u);
    int row = (int) Math.floor(v);
    double[] lines = new double[4];
    for (int line = 0; line < 4; line++) {
      int at = clamp(row - 1 + line, source.rows());
      lines[line] =
          catmullRom(
              source.height(clamp(column - 1, source.columns()), at),
              source.height(clamp(column, source.columns()), at),
              source.height(clamp(column + 1, source.columns()), at),
              source.height(clamp(column + 2, source.columns()), at),
              u - column);
    }
    return catmullRom(lines[0], lines[1], lines[2], lines[3], v - row);
  }

  private static int clamp(int index, int count) {
    return Math.max(0, Math.min(count - 1, index));
  }

  private static double catmullRom(double a, double b, double c, double d, double t) {
    return b + 0.5 * t * (c - a + t * (2 * a - 5 * b + 4 * c - d + t * (3 * (b - c) + d - a)));
  }

  /** Binomial 3 x 3 smoothing; a void, and whatever lies beside one, stays as it is. */
  private static float[] smooth(GridGeometry geometry, float[] heights) {
    float[] result = heights.clone();
    int columns = geometry.columns();
    IntStream.range(1, Math.max(1, geometry.rows() - 1))
        .parallel()
        .forEach(row -> smooth(heights, result, row * columns, columns));
    return result;
  }

  private static void smooth(float[] heights, float[] result, int start, int columns) {
    for (int at = start + 1; at < start + columns - 1; at++) {
      float mean =
          (heights[at - columns - 1]
                  + 2 * heights[at - columns]
                  + heights[at - columns + 1]
                  + 2 * heights[at - 1]
                  + 4 * heights[at]
                  + 2 * heights[at + 1]
                  + heights[at + columns - 1]
                  + 2 * heights[at + columns]
                  + heights[at + columns + 1])
              / 16;
      if (!Float.isNaN(mean)) {
        result[at] = mean;
      }
    }
  }
}
