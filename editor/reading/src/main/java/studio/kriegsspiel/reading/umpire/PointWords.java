package studio.kriegsspiel.reading.umpire;

import java.util.Comparator;
import java.util.Optional;
import studio.kriegsspiel.terrain.MapPoint;
import studio.kriegsspiel.terrain.Place;
import studio.kriegsspiel.terrain.Terrain;

/** Writes points of the ground as orders name them: so far from the nearest place, to the metre. */
public final class PointWords {
  private PointWords() {}

  /** Such as {@code 120 m north of 40 m east of "Farm"}; nothing where the ground has no places. */
  public static Optional<String> of(Terrain terrain, MapPoint point) {
    return terrain.places().stream()
        .min(
            Comparator.comparingDouble((Place place) -> place.at().distanceMetres(point))
                .thenComparing(Place::name))
        .map(
            place ->
                leg(point.y() - place.at().y(), "north", "south")
                    + leg(point.x() - place.at().x(), "east", "west")
                    + named(place.name()));
  }

  /** A place by its name. */
  public static String named(String place) {
    return "\"" + place + "\"";
  }

  private static String leg(double metres, String onwards, String back) {
    long whole = Math.round(Math.abs(metres));
    return whole == 0 ? "" : whole + " m " + (metres > 0 ? onwards : back) + " of ";
  }
}
