package studio.kriegsspiel.terrain.fire;

import studio.kriegsspiel.terrain.MapPoint;

/**
 * Where something fires from.
 *
 * @param at the middle of its front
 * @param facingDegrees the way it faces, clockwise from grid north
 * @param halfArcDegrees how far it fires to each side of that, 0 to 180
 * @param muzzleMetres height of the muzzle above ground
 * @param targetMetres height of what it fires at; what shows less is dead to it
 */
public record FirePosition(
    MapPoint at,
    double facingDegrees,
    double halfArcDegrees,
    double muzzleMetres,
    double targetMetres) {

  /** Refuses impossible arcs and heights. */
  public FirePosition {
    if (!(halfArcDegrees > 0 && halfArcDegrees <= 180)) {
      throw new IllegalArgumentException(
          "Half the arc of fire is more than 0 and at most 180 degrees, not " + halfArcDegrees);
    }
    if (!(muzzleMetres >= 0 && targetMetres >= 0 && Double.isFinite(facingDegrees))) {
      throw new IllegalArgumentException("Heights are 0 or more and the facing is an angle.");
    }
  }

  /** A gun (muzzle 1.1 m) that fires at men on foot (1.7 m). */
  public static FirePosition gun(MapPoint at, double facingDegrees, double halfArcDegrees) {
    return new FirePosition(at, facingDegrees, halfArcDegrees, 1.1, 1.7);
  }

  /** Whether a point lies in its arc. */
  public boolean covers(MapPoint point) {
    return point.equals(at)
        || MapPoint.turnDegrees(at.bearingDegrees(point), facingDegrees) <= halfArcDegrees;
  }
}
