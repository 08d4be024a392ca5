package studio.kriegsspiel.terrain.slope;

/**
 * Rise of the ground per metre towards east and towards north (without unit).
 *
 * @param east metres of rise per metre eastward
 * @param north metres of rise per metre northward
 */
public record Gradient(double east, double north) {
  /** Angle of the steepest slope in degrees, 0 to 90; NaN where unknown. */
  public double slopeDegrees() {
    return Math.toDegrees(Math.atan(Math.hypot(east, north)));
  }

  /**
   * Direction in which the ground falls steepest, degrees clockwise from grid north in [0, 360);
   * NaN on level ground and where unknown.
   */
  public double aspectDegrees() {
    if (east == 0 && north == 0) {
      return Double.NaN;
    }
    double degrees = Math.toDegrees(Math.atan2(-east, -north));
    return degrees < 0 ? degrees + 360 : degrees;
  }

  /** Slope along a direction in degrees, positive uphill. */
  public double alongDegrees(double bearingDegrees) {
    double bearing = Math.toRadians(bearingDegrees);
    return Math.toDegrees(Math.atan(east * Math.sin(bearing) + north * Math.cos(bearing)));
  }
}
