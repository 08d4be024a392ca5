package studio.kriegsspiel.scenario.edit;

import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.Comparator;
import java.util.Locale;
import java.util.Optional;
import studio.kriegsspiel.scenario.place.Direction;
import studio.kriegsspiel.scenario.place.Measures;
import studio.kriegsspiel.scenario.place.Position;
import studio.kriegsspiel.terrain.MapPoint;
import studio.kriegsspiel.terrain.Place;
import studio.kriegsspiel.terrain.Terrain;
import studio.kriegsspiel.terrain.crs.CoordinateSystem;
import studio.kriegsspiel.terrain.crs.GridReference;
import studio.kriegsspiel.terrain.crs.LatLon;

/** Writes points of the ground so finely that a small push on the map is not lost in the words. */
final class PositionWords {
  private static final int COMPASS_WORDS = 16;
  private static final int GRID_DIGITS = 4;
  private static final int LEAST_DECIMALS = 5;

  private final Terrain terrain;
  private final Measures measures;

  PositionWords(Terrain terrain, Measures measures) {
    this.terrain = terrain;
    this.measures = measures;
  }

  Optional<Place> nearestPlace(MapPoint point) {
    return terrain.places().stream()
        .min(
            Comparator.comparingDouble((Place place) -> place.at().distanceMetres(point))
                .thenComparing(Place::name));
  }

  static String quoted(Place place) {
    return Phrases.quoted(place.name());
  }

  /**
   * The way from one point to another, such as {@code 120 paces north of }, each leg with its
   * {@code of}; empty if they are the same within the grain. One leg if a compass word meets the
   * point, else one along each axis of the grid.
   */
  String legs(MapPoint from, MapPoint to, Grain grain) {
    double step = grain.metres(measures);
    long steps = steps(from.distanceMetres(to), grain);
    if (steps == 0) {
      return "";
    }
    Direction word = nearestWord(from.bearingDegrees(to));
    MapPoint met = from.offset(steps * step, word.degrees());
    if (met.distanceMetres(to) <= grain.metres(measures) / Math.sqrt(2)) {
      return leg(steps, grain, word);
    }
    double north = to.y() - from.y();
    double east = to.x() - from.x();
    return leg(steps(Math.abs(north), grain), grain, new Direction(north > 0 ? 0 : 180))
        + leg(steps(Math.abs(east), grain), grain, new Direction(east > 0 ? 90 : 270));
  }

  private long steps(double metres, Grain grain) {
    return Math.round(metres / grain.metres(measures));
  }

  private static Direction nearestWord(double bearing) {
    double step = 360.0 / COMPASS_WORDS;
    return new Direction(Math.rint(bearing / step) * step);
  }

  private static String leg(long steps, Grain grain, Direction towards) {
    if (steps == 0) {
      return "";
    }
    BigDecimal amount =
        BigDecimal.valueOf(steps * grain.step()).setScale(grain.decimals(), RoundingMode.HALF_UP);
    return amount + " " + grain.unit().word() + " " + towards.nearestWord() + " of ";
  }

  /** A grid reference of as many digits as {@code former} has; of four if it is not usable. */
  String grid(MapPoint point, String former) {
    String digits = former.strip().split("\\s+", -1)[0];
    if (digits.matches("\\d{6,7}")) {
      return String.format(
          Locale.ROOT, "grid %06d %06d", Math.round(point.x()), Math.round(point.y()));
    }
    return "grid "
        + GridReference.of(point, digits.matches("\\d{2,5}") ? digits.length() : GRID_DIGITS);
  }

  /** Latitude and longitude with at least the decimals the author used. */
  String geographic(MapPoint point, Position.Geographic former) {
    LatLon at = CoordinateSystem.of(terrain.crs()).toLatLon(point);
    int decimals =
        Math.max(
            LEAST_DECIMALS, Math.max(decimals(former.latitude()), decimals(former.longitude())));
    String form = "%." + Math.min(8, decimals) + "f %s ";
    return String.format(
        Locale.ROOT,
        form + form.strip(),
        Math.abs(at.latitude()),
        at.latitude() < 0 ? "S" : "N",
        Math.abs(at.longitude()),
        at.longitude() < 0 ? "W" : "E");
  }

  private static int decimals(double number) {
    return Math.max(0, BigDecimal.valueOf(number).stripTrailingZeros().scale());
  }
}
