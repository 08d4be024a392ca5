package studio.kriegsspiel.situation.knowledge;

import java.util.Comparator;
import java.util.Optional;
import studio.kriegsspiel.scenario.place.Direction;
import studio.kriegsspiel.scenario.place.Position;
import studio.kriegsspiel.terrain.MapPoint;
import studio.kriegsspiel.terrain.Place;
import studio.kriegsspiel.terrain.Terrain;

/**
 * A point as a reader measures it: so far from a place that stands on the map before him.
 *
 * @param place where it is measured from
 * @param metres how far it is
 * @param direction in which direction from the place
 */
public record FromPlace(Place place, double metres, Direction direction) {

  /** From the place the author measured from if it is on the map, else from the nearest one. */
  public static Optional<FromPlace> find(Terrain map, Position position, MapPoint at) {
    return named(position)
        .flatMap(map::findPlace)
        .map(place -> of(place, at))
        .or(() -> nearest(map, at));
  }

  /** From the nearest place on the map; nothing where it has none. */
  public static Optional<FromPlace> nearest(Terrain map, MapPoint at) {
    return map.places().stream()
        .min(
            Comparator.comparingDouble(
                place -> Math.hypot(place.at().x() - at.x(), place.at().y() - at.y())))
        .map(place -> of(place, at));
  }

  private static FromPlace of(Place place, MapPoint at) {
    double east = at.x() - place.at().x();
    double north = at.y() - place.at().y();
    double degrees = Math.toDegrees(Math.atan2(east, north));
    return new FromPlace(place, Math.hypot(east, north), new Direction((degrees + 360) % 360));
  }

  /** The place that a position is written from. */
  private static Optional<String> named(Position position) {
    return position.match(
        at -> Optional.of(at.place()),
        offset -> named(offset.origin()),
        grid -> Optional.empty(),
        geographic -> Optional.empty());
  }

  /** What papers say of it but the figure: "paces north-west of La Haye Sainte". */
  public String bearing() {
    return "paces " + direction.nearestWord() + " of " + place.name();
  }
}
