package studio.kriegsspiel.terrain;

/**
 * A point of the ground in the terrain's own projected system.
 *
 * @param x metres east
 * @param y metres north
 */
public record MapPoint(double x, double y) {
  /** Distance in metres on the map plane. */
  public double distanceMetres(MapPoint other) {
    return Math.hypot(other.x - x, other.y - y);
  }

  /** The point so many metres away in a direction given in degrees clockwise from grid north. */
  public MapPoint offset(double metres, double bearingDegrees) {
    double angle = Math.toRadians(bearingDegrees);
    return new MapPoint(x + metres * Math.sin(angle), y + metres * Math.cos(angle));
  }

  /** Direction to another point in degrees clockwise from grid north, in [0, 360). */
  public double bearingDegrees(MapPoint other) {
    double degrees = Math.toDegrees(Math.atan2(other.x - x, other.y - y));
    return degrees < 0 ? degrees + 360 : degrees;
  }

  /** Degrees from one direction to another by the shorter turn, in [0, 180]. */
  public static double turnDegrees(double one, double other) {
    double turn = Math.abs(one - other) % 360;
    return Math.min(turn, 360 - turn);
  }
}
