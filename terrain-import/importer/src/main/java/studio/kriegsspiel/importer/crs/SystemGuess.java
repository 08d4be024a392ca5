package studio.kriegsspiel.importer.crs;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import studio.kriegsspiel.terrain.GroundException;
import studio.kriegsspiel.terrain.MapPoint;
import studio.kriegsspiel.terrain.crs.CoordinateSystem;
import studio.kriegsspiel.terrain.crs.LatLon;

/**
 * A coordinate system that coordinates without one may be in.
 *
 * @param system the system
 * @param at where it would put them
 * @param awayKilometres how far that is from the place they are expected at
 */
public record SystemGuess(ListedSystem system, LatLon at, double awayKilometres) {
  private static final double FAR_KILOMETRES = 150;
  private static final double DEGREE_KILOMETRES = 111.2;

  /**
   * The systems that put a point near a place, likeliest first; without a place only degrees can be
   * told.
   */
  public static List<SystemGuess> of(double x, double y, Optional<LatLon> near, int most) {
    return SystemList.standard().all().stream()
        .filter(
            each ->
                near.isPresent()
                    ? each.isMadeFor(near.get().longitude(), near.get().latitude())
                    : each.code().equals("EPSG:4326"))
        .flatMap(each -> where(each, x, y).map(at -> guess(each, at, near)).stream())
        .filter(each -> each.awayKilometres <= FAR_KILOMETRES)
        .sorted(
            Comparator.<SystemGuess>comparingDouble(each -> Math.floor(each.awayKilometres / 20))
                .thenComparing(each -> !each.system.name().matches("WGS 84.*|ETRS89.*|.*LV\\d\\d"))
                .thenComparingDouble(each -> each.system.areaSquareDegrees()))
        .limit(most)
        .toList();
  }

  private static SystemGuess guess(ListedSystem system, LatLon at, Optional<LatLon> near) {
    return new SystemGuess(system, at, near.map(place -> kilometres(place, at)).orElse(0.0));
  }

  /** Where a system would put a point; nothing if that is nowhere on the globe. */
  public static Optional<LatLon> where(ListedSystem system, double x, double y) {
    if (!system.projected()) {
      return Math.abs(x) <= 180 && Math.abs(y) <= 90
          ? Optional.of(new LatLon(y, x))
          : Optional.empty();
    }
    try {
      return Optional.of(CoordinateSystem.of(system.code()).toLatLon(new MapPoint(x, y)));
    } catch (GroundException nowhere) {
      return Optional.empty();
    }
  }

  private static double kilometres(LatLon a, LatLon b) {
    double north = a.latitude() - b.latitude();
    double east =
        (a.longitude() - b.longitude())
            * Math.cos(Math.toRadians((a.latitude() + b.latitude()) / 2));
    return DEGREE_KILOMETRES * Math.hypot(north, east);
  }
}
