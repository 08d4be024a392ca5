package studio.kriegsspiel.desk.map;

import java.util.Comparator;
import java.util.Optional;
import java.util.function.Predicate;
import org.locationtech.jts.geom.Coordinate;
import org.locationtech.jts.geom.Envelope;
import org.locationtech.jts.geom.Geometry;
import org.locationtech.jts.geom.GeometryFactory;
import studio.kriegsspiel.desk.ground.GroundChange;
import studio.kriegsspiel.desk.ground.GroundThing;
import studio.kriegsspiel.desk.ground.Vertices;
import studio.kriegsspiel.desk.ground.Vertices.Vertex;
import studio.kriegsspiel.terrain.MapPoint;
import studio.kriegsspiel.terrain.Terrain;

/** Finds what lies under the pointer: points and lines before areas, small areas before large. */
public final class GroundPicks {
  private static final GeometryFactory FACTORY = new GeometryFactory();

  private GroundPicks() {}

  /** The thing at a point, reaching so many metres around it. */
  public static Optional<GroundThing> find(Terrain terrain, MapPoint at, double reachMetres) {
    Geometry point = FACTORY.createPoint(new Coordinate(at.x(), at.y()));
    Predicate<GroundThing> near =
        thing -> {
          Envelope box = thing.geometry().getEnvelopeInternal().copy();
          box.expandBy(reachMetres);
          return box.contains(at.x(), at.y())
              && thing.geometry().isWithinDistance(point, reachMetres);
        };
    return GroundChange.things(terrain).stream()
        .filter(near)
        .min(
            Comparator.<GroundThing>comparingInt(thing -> thing.geometry().getDimension())
                .thenComparingDouble(
                    thing ->
                        thing.geometry().getDimension() == 2
                            ? thing.geometry().getArea()
                            : thing.geometry().distance(point)));
  }

  /** The corner of a shape at a point. */
  public static Optional<Vertex> findVertex(Geometry shape, MapPoint at, double reachMetres) {
    return nearest(Vertices.of(shape), at, reachMetres);
  }

  /** The middle of a side at a point. */
  public static Optional<Vertex> findMiddle(Geometry shape, MapPoint at, double reachMetres) {
    return nearest(Vertices.middles(shape), at, reachMetres);
  }

  private static Optional<Vertex> nearest(
      java.util.List<Vertex> all, MapPoint at, double reachMetres) {
    return all.stream()
        .filter(vertex -> vertex.at().distanceMetres(at) <= reachMetres)
        .min(Comparator.comparingDouble(vertex -> vertex.at().distanceMetres(at)));
  }
}
