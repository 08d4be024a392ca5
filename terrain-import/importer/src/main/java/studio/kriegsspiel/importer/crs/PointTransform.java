package studio.kriegsspiel.importer.crs;

/** Moves points from one coordinate system to another. Thread-safe. */
@FunctionalInterface
public interface PointTransform {
  /** Leaves points where they are. */
  PointTransform IDENTITY = (xy, count) -> {};

  /**
   * Transforms points in place; a point that has no image becomes NaN.
   *
   * @param xy pairs of east and north (longitude and latitude in degrees)
   * @param count number of pairs
   */
  void apply(double[] xy, int count);

  /** Transforms one point. */
  default double[] apply(double x, double y) {
    double[] xy = {x, y};
    apply(xy, 1);
    return xy;
  }

  /** Whether this leaves points where they are. */
  default boolean isIdentity() {
    return this == IDENTITY;
  }
}
