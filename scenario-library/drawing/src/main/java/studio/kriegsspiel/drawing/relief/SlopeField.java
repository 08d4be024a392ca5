package studio.kriegsspiel.drawing.relief;

import java.util.Arrays;
import java.util.stream.IntStream;
import studio.kriegsspiel.terrain.GridGeometry;

/**
 * Heights and slopes at any point of a grid, both smooth enough to follow the steepest way down.
 * Grids far finer than what is drawn are first made coarser.
 */
final class SlopeField {
  private final FineGrid grid;
  private final float[] heights;
  private final double west;
  private final double top;
  private final double cell;
  private final int columns;
  private final int rows;
  private final float[] east;
  private final float[] north;

  /** The height and the slope at the last point asked for; a point beyond the grid has NaN. */
  static final class Sample {
    double height;
    double east;
    double north;

    /** By the root: no slope is so large or small that {@code hypot} would be needed. */
    double rise() {
      return Math.sqrt(east * east + north * north);
    }
  }

  SlopeField(FineGrid grid) {
    this.grid = grid;
    GridGeometry geometry = grid.geometry();
    this.heights = grid.heights();
    this.west = geometry.west();
    this.top = geometry.north();
    this.cell = geometry.cellMetres();
    this.columns = geometry.columns();
    this.rows = geometry.rows();
    this.east = new float[geometry.size()];
    this.north = new float[geometry.size()];
    IntStream.range(0, geometry.rows()).parallel().forEach(this::row);
  }

  FineGrid grid() {
    return grid;
  }

  private void row(int row) {
    GridGeometry geometry = grid.geometry();
    int above = Math.max(0, row - 1);
    int below = Math.min(geometry.rows() - 1, row + 1);
    for (int column = 0; column < geometry.columns(); column++) {
      int left = Math.max(0, column - 1);
      int right = Math.min(geometry.columns() - 1, column + 1);
      int at = geometry.index(column, row);
      east[at] =
          (float)
              ((grid.height(right, row) - grid.height(left, row))
                  / (Math.max(1, right - left) * geometry.cellMetres()));
      north[at] =
          (float)
              ((grid.height(column, above) - grid.height(column, below))
                  / (Math.max(1, below - above) * geometry.cellMetres()));
    }
  }

  /** Height and slope at a point, bilinear between the four nearest centres. */
  void at(double x, double y, Sample sample) {
    double u = (x - west) / cell - 0.5;
    double v = (top - y) / cell - 0.5;
    if (!(u >= 0 && v >= 0 && u < columns - 1 && v < rows - 1)) {
      sample.height = Double.NaN;
      sample.east = Double.NaN;
      sample.north = Double.NaN;
      return;
    }
    int column = (int) u;
    int row = (int) v;
    double right = u - column;
    double below = v - row;
    int at = row * columns + column;
    int under = at + columns;
    double nw = (1 - right) * (1 - below);
    double ne = right * (1 - below);
    double sw = (1 - right) * below;
    double se = right * below;
    sample.height = blend(heights, at, under, nw, ne, sw, se);
    sample.east = blend(east, at, under, nw, ne, sw, se);
    sample.north = blend(north, at, under, nw, ne, sw, se);
  }

  private static double blend(
      float[] of, int at, int under, double nw, double ne, double sw, double se) {
    return nw * of[at] + ne * of[at + 1] + sw * of[under] + se * of[under + 1];
  }

  /** The slope in degrees that all but the steepest hundredth of the ground stays under. */
  double steepDegrees() {
    int step = Math.max(1, east.length / 50_000);
    double[] rises =
        IntStream.range(0, east.length / step)
            .mapToDouble(i -> Math.hypot(east[i * step], north[i * step]))
            .filter(rise -> !Double.isNaN(rise))
            .toArray();
    if (rises.length == 0) {
      return 0;
    }
    Arrays.sort(rises);
    return Math.toDegrees(Math.atan(rises[(int) (rises.length * 0.99)]));
  }
}
