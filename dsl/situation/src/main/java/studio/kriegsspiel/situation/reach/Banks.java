package studio.kriegsspiel.situation.reach;

import java.util.List;
import java.util.stream.Stream;
import org.locationtech.jts.geom.Coordinate;
import org.locationtech.jts.geom.Geometry;
import org.locationtech.jts.geom.GeometryFactory;
import studio.kriegsspiel.situation.ground.GroundIndex;
import studio.kriegsspiel.situation.ground.Site;
import studio.kriegsspiel.situation.works.WorkSite;
import studio.kriegsspiel.terrain.Feature;
import studio.kriegsspiel.terrain.MapPoint;

/**
 * The two sides of a river, a brook or a road; of a bridge or a ford those of the water at it.
 *
 * @param lines what lies between them, in metres of the terrain's system
 */
public record Banks(List<Geometry> lines) {
  private static final GeometryFactory SHAPES = new GeometryFactory();

  /** Keeps its own copy. */
  public Banks {
    lines = List.copyOf(lines);
  }

  /** Those of a place; nothing parts anything where neither a way nor a water is there. */
  public static Banks of(GroundIndex ground, Site place) {
    if (place.isWay()) {
      return new Banks(place.shapes());
    }
    return new Banks(
        new WorkSite(ground, place.point()).findRiver().map(Feature::geometry).stream().toList());
  }

  /**
   * Whether two points lie on different sides: a straight line between them is parted oddly often.
   */
  public boolean part(MapPoint one, MapPoint other) {
    Geometry between =
        SHAPES.createLineString(
            new Coordinate[] {
              new Coordinate(one.x(), one.y()), new Coordinate(other.x(), other.y())
            });
    int times =
        lines.stream()
            .flatMap(each -> Stream.of(each.intersection(between)))
            .filter(met -> !met.isEmpty())
            .mapToInt(Geometry::getNumGeometries)
            .sum();
    return times % 2 == 1;
  }
}
