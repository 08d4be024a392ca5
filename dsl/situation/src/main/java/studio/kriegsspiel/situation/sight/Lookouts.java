package studio.kriegsspiel.situation.sight;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.locationtech.jts.geom.Coordinate;
import org.locationtech.jts.geom.Geometry;
import org.locationtech.jts.linearref.LengthIndexedLine;
import org.locationtech.jts.operation.distance.DistanceOp;
import studio.kriegsspiel.situation.footprint.HeldPlace;
import studio.kriegsspiel.terrain.MapPoint;
import studio.kriegsspiel.terrain.ground.Ground;

/**
 * From where those look who are in a place that hides them: a garrison stands at the walls, a few
 * men go where they find a view. A figure of the studio's; no book says it.
 */
final class Lookouts {
  /** A few men go no farther for a view. */
  private static final double NEARBY_METRES = 150;

  /** From so many points of an edge, besides the nearest, one looks out. */
  private static final int AROUND = 8;

  private final Optional<Ground> ground;

  Lookouts(Optional<Ground> ground) {
    this.ground = ground;
  }

  /** Of a garrison: all around the edge of what it holds. */
  List<MapPoint> ofGarrison(MapPoint middle, MapPoint target) {
    return of(middle, target, true, Double.POSITIVE_INFINITY);
  }

  /** Of a post of a few men, which stands at the edge of its wood as well. */
  List<MapPoint> ofPost(MapPoint middle, MapPoint target) {
    return of(middle, target, true, NEARBY_METRES);
  }

  /** Of somebody at a place: from its houses, but not out of a wood. */
  List<MapPoint> ofOne(MapPoint at, MapPoint target) {
    return of(at, target, false, NEARBY_METRES);
  }

  /** The middle, then the edges of whatever covers it: the nearest point to the target first. */
  private List<MapPoint> of(MapPoint middle, MapPoint target, boolean woods, double most) {
    List<MapPoint> points = new ArrayList<>();
    for (Geometry each : HeldPlace.of(ground, middle, woods)) {
      edge(each, target).stream()
          .filter(point -> point.distanceMetres(middle) <= most)
          .forEach(points::add);
    }
    points.add(0, middle);
    return points;
  }

  private static List<MapPoint> edge(Geometry place, MapPoint target) {
    Geometry edge = place.getBoundary();
    Coordinate there = new Coordinate(target.x(), target.y());
    List<MapPoint> points = new ArrayList<>();
    points.add(point(DistanceOp.nearestPoints(edge, place.getFactory().createPoint(there))[0]));
    LengthIndexedLine around = new LengthIndexedLine(edge);
    for (int i = 0; i < AROUND; i++) {
      points.add(point(around.extractPoint(edge.getLength() * i / AROUND)));
    }
    return points;
  }

  private static MapPoint point(Coordinate at) {
    return new MapPoint(at.x, at.y);
  }
}
