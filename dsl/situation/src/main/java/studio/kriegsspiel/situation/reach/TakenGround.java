package studio.kriegsspiel.situation.reach;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.locationtech.jts.geom.Coordinate;
import org.locationtech.jts.geom.Geometry;
import org.locationtech.jts.geom.GeometryFactory;
import studio.kriegsspiel.rules.concept.Formation;
import studio.kriegsspiel.situation.footprint.HeldPlace;
import studio.kriegsspiel.situation.track.Whereabouts;
import studio.kriegsspiel.terrain.MapPoint;
import studio.kriegsspiel.terrain.ground.Ground;

/** The ground that a body takes up where it is at a minute, as lines and areas. */
public final class TakenGround {
  private static final GeometryFactory SHAPES = new GeometryFactory();

  private TakenGround() {}

  /**
   * A garrison's place, else from head to tail in column and along the front in line; nothing where
   * the body is nowhere.
   *
   * @param ground with the places that garrisons hold, if it is known
   */
  public static Optional<Geometry> of(Optional<Ground> ground, Whereabouts where) {
    return where
        .centre()
        .map(
            centre -> {
              List<MapPoint> points = new ArrayList<>();
              where.head().ifPresent(points::add);
              points.add(centre);
              where.tail().ifPresent(points::add);
              Geometry area = line(points);
              if (where.frontMetres() > 0 && where.heading().isPresent()) {
                area = area.union(front(centre, where));
              }
              return where.formation().filter(each -> each == Formation.GARRISON).isPresent()
                  ? area.union(held(ground, centre))
                  : area;
            });
  }

  private static Geometry held(Optional<Ground> ground, MapPoint centre) {
    return SHAPES.buildGeometry(HeldPlace.of(ground, centre, true)).buffer(0);
  }

  private static Geometry front(MapPoint centre, Whereabouts where) {
    double along = where.heading().orElseThrow().degrees() + 90;
    double half = where.frontMetres() / 2;
    return line(List.of(centre.offset(-half, along), centre.offset(half, along)));
  }

  private static Geometry line(List<MapPoint> points) {
    Coordinate[] corners =
        points.stream()
            .distinct()
            .map(each -> new Coordinate(each.x(), each.y()))
            .toArray(Coordinate[]::new);
    return corners.length == 1 ? SHAPES.createPoint(corners[0]) : SHAPES.createLineString(corners);
  }
}
