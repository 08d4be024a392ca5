package studio.kriegsspiel.checks.ground;

import org.locationtech.jts.geom.Coordinate;
import org.locationtech.jts.geom.LineSegment;
import org.locationtech.jts.geom.Polygon;
import studio.kriegsspiel.situation.footprint.Stance;
import studio.kriegsspiel.terrain.MapPoint;

/** How far two units stand in each other. */
final class Overlap {
  /** The share of the smaller unit's ground that counts as standing in each other. */
  static final double TOO_MUCH = 0.25;

  /** Nearer its end one unit hardly touches another that stands across it. */
  private static final double ENDS_METRES = 10;

  private Overlap() {}

  /**
   * The share of the smaller unit's ground on which another stands; all of it where one crosses.
   */
  static double share(Stance first, Stance second) {
    double reach =
        (first.frontMetres() + first.depthMetres() + second.frontMetres() + second.depthMetres())
            / 2;
    if (first.centre().distanceMetres(second.centre()) > reach) {
      return 0;
    }
    if (areCrossed(first, second)) {
      return 1;
    }
    Polygon a = first.area();
    Polygon b = second.area();
    return a.intersection(b).getArea() / Math.min(a.getArea(), b.getArea());
  }

  /** Whether one stands across the other, however little of their ground that is. */
  private static boolean areCrossed(Stance first, Stance second) {
    LineSegment one = axis(first);
    LineSegment other = axis(second);
    Coordinate at = one.intersection(other);
    return at != null
        && one.segmentFraction(at) * one.getLength() > ENDS_METRES
        && (1 - one.segmentFraction(at)) * one.getLength() > ENDS_METRES
        && other.segmentFraction(at) * other.getLength() > ENDS_METRES
        && (1 - other.segmentFraction(at)) * other.getLength() > ENDS_METRES;
  }

  /** The line through the middle of a unit, along its front or along its column. */
  private static LineSegment axis(Stance stance) {
    boolean broad = stance.frontMetres() >= stance.depthMetres();
    double half = Math.max(stance.frontMetres(), stance.depthMetres()) / 2;
    double bearing = stance.facing().degrees() + (broad ? 90 : 0);
    return new LineSegment(
        coordinate(stance.centre().offset(-half, bearing)),
        coordinate(stance.centre().offset(half, bearing)));
  }

  private static Coordinate coordinate(MapPoint point) {
    return new Coordinate(point.x(), point.y());
  }
}
