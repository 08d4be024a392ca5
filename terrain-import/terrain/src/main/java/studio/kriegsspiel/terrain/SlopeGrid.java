package studio.kriegsspiel.terrain;

import java.util.Arrays;

/** Steepest slope in degrees at the centres of square cells; NaN where unknown. Immutable. */
public final class SlopeGrid {
  private final GridGeometry geometry;
  private final float[] degrees;

  private SlopeGrid(GridGeometry geometry, float[] degrees) {
    if (degrees.length != geometry.size()) {
      throw new IllegalArgumentException(
          "The grid has %d cells but %d slopes.".formatted(geometry.size(), degrees.length));
    }
    this.geometry = geometry;
    this.degrees = degrees;
  }

  /** A grid around an array that the caller gives up; it must not be written again. */
  public static SlopeGrid adopting(GridGeometry geometry, float[] degrees) {
    return new SlopeGrid(geometry, degrees);
  }

  /** Where the cells lie. */
  public GridGeometry geometry() {
    return geometry;
  }

  /** Slope of a cell in degrees, NaN where unknown. */
  public float degrees(int column, int row) {
    return degrees[row * geometry.columns() + column];
  }

  /** Slope by position in row order from the north-west. */
  public float degrees(int index) {
    return degrees[index];
  }

  /** Slope of the cell that holds a point, NaN outside. */
  public double degreesAt(double x, double y) {
    int column = geometry.columnOf(x);
    int row = geometry.rowOf(y);
    return geometry.has(column, row) ? degrees(column, row) : Double.NaN;
  }

  /** A copy of all slopes, row by row from the north-west. */
  public float[] toArray() {
    return degrees.clone();
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof SlopeGrid that
        && geometry.equals(that.geometry)
        && Arrays.equals(degrees, that.degrees);
  }

  @Override
  public int hashCode() {
    return 31 * geometry.hashCode() + Arrays.hashCode(degrees);
  }

  @Override
  public String toString() {
    return "SlopeGrid[" + geometry + "]";
  }
}
