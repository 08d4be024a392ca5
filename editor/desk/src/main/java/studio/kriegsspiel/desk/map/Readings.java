package studio.kriegsspiel.desk.map;

import java.util.Comparator;
import java.util.Locale;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import studio.kriegsspiel.scenario.finding.MapSpot;
import studio.kriegsspiel.scenario.place.Direction;
import studio.kriegsspiel.terrain.Feature;
import studio.kriegsspiel.terrain.GroundException;
import studio.kriegsspiel.terrain.MapPoint;
import studio.kriegsspiel.terrain.Place;
import studio.kriegsspiel.terrain.Terrain;
import studio.kriegsspiel.terrain.crs.CoordinateSystem;
import studio.kriegsspiel.terrain.crs.GridReference;
import studio.kriegsspiel.terrain.crs.LatLon;
import studio.kriegsspiel.terrain.ground.Ground;
import studio.kriegsspiel.terrain.ground.GroundPoint;

/** Reads the ground under the pointer: where it is, how high, how steep, what lies there. */
public final class Readings {
  private final Terrain terrain;
  private final double metresPerPace;
  private final Ground ground;
  private final @Nullable CoordinateSystem system;

  /**
   * Readings of one terrain.
   *
   * @param metresPerPace the pace of the scenario's rule book, in metres
   */
  public Readings(Ground ground, double metresPerPace) {
    this.terrain = ground.terrain();
    this.metresPerPace = metresPerPace;
    this.ground = ground;
    this.system = findSystem(terrain);
  }

  private static @Nullable CoordinateSystem findSystem(Terrain terrain) {
    try {
      return CoordinateSystem.of(terrain.crs());
    } catch (GroundException e) {
      return null;
    }
  }

  /** The ground that is read. */
  public Ground ground() {
    return ground;
  }

  /** Where a spot is: grid reference, latitude and longitude, and the nearest named place. */
  public String where(MapSpot spot) {
    MapPoint point = new MapPoint(spot.x(), spot.y());
    if (!terrain.extent().contains(point)) {
      return "outside the map";
    }
    StringBuilder words = new StringBuilder("grid ").append(GridReference.of(point));
    latLon(point)
        .ifPresent(
            at ->
                words.append(
                    String.format(
                        Locale.ROOT,
                        "   %.4f %s %.4f %s",
                        Math.abs(at.latitude()),
                        at.latitude() < 0 ? "S" : "N",
                        Math.abs(at.longitude()),
                        at.longitude() < 0 ? "W" : "E")));
    return words.toString();
  }

  private Optional<LatLon> latLon(MapPoint point) {
    try {
      return Optional.ofNullable(system).map(each -> each.toLatLon(point));
    } catch (GroundException e) {
      return Optional.empty();
    }
  }

  /** Height and slope at a spot; empty where neither is known. */
  public String relief(MapSpot spot) {
    GroundPoint at = ground.at(new MapPoint(spot.x(), spot.y()));
    if (Double.isNaN(at.heightMetres())) {
      return "";
    }
    String slope = "";
    if (!Double.isNaN(at.slopeDegrees())) {
      slope = String.format(Locale.ROOT, "   slope %.0f°", at.slopeDegrees());
      if (at.slopeDegrees() >= 1 && !Double.isNaN(at.aspectDegrees())) {
        slope += " falling " + new Direction(at.aspectDegrees()).nearestWord();
      }
    }
    return String.format(Locale.ROOT, "%.0f m", at.heightMetres()) + slope;
  }

  /** What lies at a spot, or else how far it is from the nearest named place. */
  public String what(MapSpot spot) {
    MapPoint point = new MapPoint(spot.x(), spot.y());
    Optional<String> feature =
        ground.featuresAt(spot.x(), spot.y()).stream()
            .filter(each -> each.kind().concept().isPresent())
            .reduce((lower, upper) -> upper)
            .map(Readings::name);
    return feature.orElseGet(() -> nearest(point).orElse(""));
  }

  private static String name(Feature feature) {
    return feature.name().orElseGet(() -> feature.kind().key().replace('.', ' '));
  }

  private Optional<String> nearest(MapPoint point) {
    return terrain.places().stream()
        .min(Comparator.comparingDouble(place -> place.at().distanceMetres(point)))
        .map(place -> beside(place, point));
  }

  private String beside(Place place, MapPoint point) {
    long paces = Math.round(place.at().distanceMetres(point) / metresPerPace / 10) * 10;
    String word = new Direction(place.at().bearingDegrees(point)).nearestWord();
    return paces == 0 ? place.name() : paces + " paces " + word + " of " + place.name();
  }
}
