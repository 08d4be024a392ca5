package studio.kriegsspiel.scenario.ground;

import java.util.Comparator;
import java.util.Locale;
import java.util.Optional;
import studio.kriegsspiel.scenario.place.Direction;
import studio.kriegsspiel.scenario.place.Position;
import studio.kriegsspiel.terrain.MapPoint;
import studio.kriegsspiel.terrain.Place;
import studio.kriegsspiel.terrain.Terrain;
import studio.kriegsspiel.terrain.crs.CoordinateSystem;
import studio.kriegsspiel.terrain.crs.GridReference;
import studio.kriegsspiel.terrain.crs.LatLon;

/**
 * Writes a point of the ground in the words of a scenario, in the manner of the position it
 * replaces: by place and offset, by grid reference, or by latitude and longitude.
 */
public final class PositionWriter {
  private static final double STEP_PACES = 10;

  /**
   * A compass word may miss the point by this share of the distance before two legs are written.
   */
  private static final double TOLERANCE = 0.05;

  private final PositionResolver resolver;

  public PositionWriter(PositionResolver resolver) {
    this.resolver = resolver;
  }

  /** The words for a point, written as {@code former} was. */
  public String write(MapPoint point, Position former) {
    if (former instanceof Position.Grid) {
      return "grid " + GridReference.of(point);
    }
    if (former instanceof Position.Geographic) {
      return geographic(point);
    }
    return byPlace(point).orElseGet(() -> "grid " + GridReference.of(point));
  }

  /** The words for a point as an offset from the nearest named place, if there is any place. */
  public Optional<String> byPlace(MapPoint point) {
    Terrain terrain = resolver.terrain();
    return terrain.places().stream()
        .min(
            Comparator.comparingDouble((Place place) -> place.at().distanceMetres(point))
                .thenComparing(Place::name))
        .map(place -> offset(place, point));
  }

  private String offset(Place place, MapPoint point) {
    String name = '"' + place.name() + '"';
    double distance = place.at().distanceMetres(point);
    long paces = paces(distance);
    if (paces == 0) {
      return name;
    }
    String word = new Direction(place.at().bearingDegrees(point)).nearestWord();
    double bearing = Direction.findByWord(word).orElseThrow().degrees();
    MapPoint written = place.at().offset(paces * resolver.metresPerPace(), bearing);
    double allowed = Math.max(STEP_PACES * resolver.metresPerPace(), distance * TOLERANCE);
    return written.distanceMetres(point) <= allowed
        ? leg(paces, word) + name
        : legs(place.at(), point) + name;
  }

  private String legs(MapPoint from, MapPoint to) {
    long north = paces(Math.abs(to.y() - from.y()));
    long east = paces(Math.abs(to.x() - from.x()));
    return (north == 0 ? "" : leg(north, to.y() > from.y() ? "north" : "south"))
        + (east == 0 ? "" : leg(east, to.x() > from.x() ? "east" : "west"));
  }

  /** The beginning of an offset, such as {@code 120 paces north of}, with the blank behind it. */
  public static String leg(long paces, String word) {
    return paces + " paces " + word + " of ";
  }

  private long paces(double metres) {
    return Math.round(metres / resolver.metresPerPace() / STEP_PACES) * (long) STEP_PACES;
  }

  private String geographic(MapPoint point) {
    LatLon at = CoordinateSystem.of(resolver.terrain().crs()).toLatLon(point);
    return String.format(
        Locale.ROOT,
        "%.5f %s %.5f %s",
        Math.abs(at.latitude()),
        at.latitude() < 0 ? "S" : "N",
        Math.abs(at.longitude()),
        at.longitude() < 0 ? "W" : "E");
  }
}
