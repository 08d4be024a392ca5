package studio.kriegsspiel.terrain.sight;

/**
 * How one looks.
 *
 * @param eyeMetres height of the eye above ground
 * @param targetMetres height of the top of what is looked for above ground
 * @param rangeMetres how far one sees at best, by weather, dusk, smoke or the rule book
 * @param coverMetres woods and buildings nearer than this to either end do not hide it: whoever
 *     stands in them looks out from their edge
 * @param curvature share of the earth's curvature that lowers what is far away: 0 for a flat earth,
 *     6/7 for the earth with ordinary refraction
 */
public record SightOptions(
    double eyeMetres,
    double targetMetres,
    double rangeMetres,
    double coverMetres,
    double curvature) {

  /**
   * A man on foot (1.7 m) looks for men on foot, on the curved earth, from cover up to 25 m deep.
   */
  public static final SightOptions ON_FOOT = new SightOptions(1.7, 1.7, 20_000, 25, 6 / 7.0);

  private static final double EARTH_RADIUS_METRES = 6_371_000;

  /** Refuses what is negative or not finite. */
  public SightOptions {
    require(eyeMetres, "height of the eye");
    require(targetMetres, "height of the target");
    require(coverMetres, "depth of cover");
    require(curvature, "curvature");
    if (!(rangeMetres > 0)) {
      throw new IllegalArgumentException("The range of sight is more than 0, not " + rangeMetres);
    }
  }

  private static void require(double value, String what) {
    if (!(value >= 0 && Double.isFinite(value))) {
      throw new IllegalArgumentException("The " + what + " is 0 or more, not " + value + ".");
    }
  }

  /** The same with other heights of eye and target. */
  public SightOptions withHeights(double eye, double target) {
    return new SightOptions(eye, target, rangeMetres, coverMetres, curvature);
  }

  /** The same with another range. */
  public SightOptions withRange(double metres) {
    return new SightOptions(eyeMetres, targetMetres, metres, coverMetres, curvature);
  }

  /** The same seen from the other end. */
  public SightOptions reversed() {
    return withHeights(targetMetres, eyeMetres);
  }

  /** What to multiply the square of a distance by to get how far the earth has sunk there. */
  double sinkPerSquareMetre() {
    return curvature / (2 * EARTH_RADIUS_METRES);
  }
}
