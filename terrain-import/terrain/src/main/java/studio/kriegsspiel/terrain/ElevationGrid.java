package studio.kriegsspiel.terrain;

import java.util.Arrays;

/**
 * Heights in metres above the datum of the source, at the centres of square cells (see {@link
 * GridGeometry}); NaN marks a void. Immutable.
 */
public final class ElevationGrid {
  private final GridGeometry geometry;
  private final float[] heights;

  private ElevationGrid(GridGeometry geometry, float[] heights) {
    if (heights.length != geometry.size()) {
      throw new IllegalArgumentException(
          "The grid has %d cells but %d heights.".formatted(geometry.size(), heights.length));
    }
    this.geometry = geometry;
    this.heights = heights;
  }

  /** A grid with its own copy of the heights, row by row from the north-west. */
  public static ElevationGrid of(GridGeometry geometry, float[] heights) {
    return new ElevationGrid(geometry, heights.clone());
  }

  /** A grid around an array that the caller gives up; it must not be written again. */
  public static ElevationGrid adopting(GridGeometry geometry, float[] heights) {
    return new ElevationGrid(geometry, heights);
  }

  /** A grid whose heights are computed from the coordinates of the cell centres. */
  public static ElevationGrid computed(GridGeometry geometry, Surface surface) {
    float[] heights = new float[geometry.size()];
    int index = 0;
    for (int row = 0; row < geometry.rows(); row++) {
      double y = geometry.centreY(row);
      for (int column = 0; column < geometry.columns(); column++) {
        heights[index++] = (float) surface.heightMetres(geometry.centreX(column), y);
      }
    }
    return new ElevationGrid(geometry, heights);
  }

  /** Height in metres as a function of easting and northing in metres. */
  @FunctionalInterface
  public interface Surface {
    /** Height at a point, NaN for none. */
    double heightMetres(double x, double y);
  }

  /** Where the cells lie. */
  public GridGeometry geometry() {
    return geometry;
  }

  /** Cells from west to east. */
  public int columns() {
    return geometry.columns();
  }

  /** Cells from north to south. */
  public int rows() {
    return geometry.rows();
  }

  /** Side of a cell in metres. */
  public double cellMetres() {
    return geometry.cellMetres();
  }

  /** Outer edges. */
  public Bounds bounds() {
    return geometry.bounds();
  }

  /** Height of a cell, NaN for a void. */
  public float height(int column, int row) {
    return heights[row * geometry.columns() + column];
  }

  /** Height by position in row order from the north-west, NaN for a void. */
  public float height(int index) {
    return heights[index];
  }

  /** A copy of all heights, row by row from the north-west. */
  public float[] toArray() {
    return heights.clone();
  }

  /** The cells of a rectangle as a grid of their own; the rectangle must lie within this one. */
  public ElevationGrid part(int left, int top, int columns, int rows) {
    GridGeometry within =
        new GridGeometry(
            columns,
            rows,
            geometry.west() + left * geometry.cellMetres(),
            geometry.north() - top * geometry.cellMetres(),
            geometry.cellMetres());
    float[] part = new float[within.size()];
    for (int row = 0; row < rows; row++) {
      System.arraycopy(heights, geometry.index(left, top + row), part, row * columns, columns);
    }
    return new ElevationGrid(within, part);
  }

  /** Copies one row into the start of an array. */
  public void copyRow(int row, float[] target) {
    System.arraycopy(heights, row * geometry.columns(), target, 0, geometry.columns());
  }

  /** Bilinear height at a point; NaN beside a void and outside the extent. */
  public double heightMetresAt(MapPoint point) {
    return heightMetresAt(point.x(), point.y());
  }

  /**
   * Height at a point, bilinear between the four nearest cell centres; in the outermost half cell
   * the edge continues level. NaN where one of the centres that count is a void, and outside the
   * extent.
   */
  public double heightMetresAt(double x, double y) {
    int columns = geometry.columns();
    int rows = geometry.rows();
    double u = (x - geometry.west()) / geometry.cellMetres() - 0.5;
    double v = (geometry.north() - y) / geometry.cellMetres() - 0.5;
    if (!(u >= -0.5 && v >= -0.5 && u <= columns - 0.5 && v <= rows - 0.5)) {
      return Double.NaN;
    }
    u = Math.min(Math.max(u, 0), columns - 1.0);
    v = Math.min(Math.max(v, 0), rows - 1.0);
    int column = (int) u;
    int row = (int) v;
    double right = u - column;
    double below = v - row;
    int at = row * columns + column;
    double north = mix(heights[at], right == 0 ? 0 : heights[at + 1], right);
    if (below == 0) {
      return north;
    }
    double south = mix(heights[at + columns], right == 0 ? 0 : heights[at + columns + 1], right);
    return north + (south - north) * below;
  }

  private static double mix(double first, double second, double share) {
    return share == 0 ? first : first + (second - first) * share;
  }

  /** Number of cells without a height. */
  public int countVoids() {
    int voids = 0;
    for (float height : heights) {
      if (Float.isNaN(height)) {
        voids++;
      }
    }
    return voids;
  }

  /** Lowest height, NaN if all is void. */
  public double lowestMetres() {
    float lowest = Float.POSITIVE_INFINITY;
    for (float height : heights) {
      if (height < lowest) {
        lowest = height;
      }
    }
    return lowest == Float.POSITIVE_INFINITY ? Double.NaN : lowest;
  }

  /** Highest height, NaN if all is void. */
  public double highestMetres() {
    float highest = Float.NEGATIVE_INFINITY;
    for (float height : heights) {
      if (height > highest) {
        highest = height;
      }
    }
    return highest == Float.NEGATIVE_INFINITY ? Double.NaN : highest;
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof ElevationGrid that
        && geometry.equals(that.geometry)
        && Arrays.equals(heights, that.heights);
  }

  @Override
  public int hashCode() {
    return 31 * geometry.hashCode() + Arrays.hashCode(heights);
  }

  @Override
  public String toString() {
    return "ElevationGrid[" + geometry + "]";
  }
}
