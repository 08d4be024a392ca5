package studio.kriegsspiel.export.pack;

import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import studio.kriegsspiel.scenario.place.Direction;
import studio.kriegsspiel.scenario.place.Position;
import studio.kriegsspiel.terrain.MapPoint;
import studio.kriegsspiel.terrain.Place;
import studio.kriegsspiel.terrain.Terrain;

/**
 * Positions in the words of a reader: in paces from a place that stands on the map before him, and
 * by the grid printed on it.
 */
final class PositionWords {
  private final Terrain map;
  private final double metresPerPace;

  PositionWords(Terrain map, double metresPerPace) {
    this.map = map;
    this.metresPerPace = metresPerPace;
  }

  /** A position, whose point of the ground is known. */
  String of(Position position, Optional<MapPoint> at) {
    if (position instanceof Position.AtPlace place) {
      return place.place();
    }
    Optional<Place> from = at.flatMap(point -> findOrigin(position, point));
    return from.isEmpty() ? Words.position(position) : paces(from.get(), at.orElseThrow());
  }

  /** The figures of the printed grid, in kilometres: east, then north. */
  static String grid(Optional<MapPoint> at) {
    return at.map(
            point ->
                String.format(Locale.ROOT, "%.2f\u2002%.2f", point.x() / 1000, point.y() / 1000))
        .orElse("");
  }

  private String paces(Place from, MapPoint at) {
    double metres = Math.hypot(at.x() - from.at().x(), at.y() - from.at().y());
    long step = metres / metresPerPace < 500 ? 5 : 10;
    long paces = Math.round(metres / metresPerPace / step) * step;
    if (paces == 0) {
      return from.name();
    }
    double degrees = Math.toDegrees(Math.atan2(at.x() - from.at().x(), at.y() - from.at().y()));
    return "%s paces %s of %s"
        .formatted(
            Words.number((int) paces),
            new Direction((degrees + 360) % 360).nearestWord(),
            from.name());
  }

  /** The place the author measured from if it is on the map, else the nearest one. */
  private Optional<Place> findOrigin(Position position, MapPoint at) {
    Position origin = position;
    while (origin instanceof Position.Offset offset) {
      origin = offset.origin();
    }
    if (origin instanceof Position.AtPlace place && map.findPlace(place.place()).isPresent()) {
      return map.findPlace(place.place());
    }
    List<Place> places = map.places();
    return places.stream()
        .min(
            Comparator.comparingDouble(
                place -> Math.hypot(place.at().x() - at.x(), place.at().y() - at.y())));
  }
}
