package studio.kriegsspiel.situation.sky;

import java.util.Locale;
import java.util.Optional;
import studio.kriegsspiel.scenario.Latitude;
import studio.kriegsspiel.terrain.Bounds;
import studio.kriegsspiel.terrain.GroundException;
import studio.kriegsspiel.terrain.MapPoint;
import studio.kriegsspiel.terrain.Terrain;
import studio.kriegsspiel.terrain.crs.CoordinateSystem;
import studio.kriegsspiel.terrain.crs.LatLon;

/**
 * Where the sun is reckoned for. Its longitude does not matter, because the clocks of the place go
 * by the sun.
 *
 * @param latitude degrees, negative in the south
 * @param basis what it rests on: the text, the ground, or a default
 */
public record SunPlace(double latitude, SunBasis basis) {
  /** Middle Europe, where the books were written and most of their battles fought. */
  static final double USUAL_LATITUDE = 50;

  /** What the text states comes first, then where the ground lies, then the default. */
  public static SunPlace of(Optional<Latitude> stated, Optional<Terrain> ground) {
    return stated
        .map(each -> new SunPlace(each.degrees(), SunBasis.STATED))
        .or(() -> ground.flatMap(SunPlace::onGround))
        .orElseGet(() -> new SunPlace(USUAL_LATITUDE, SunBasis.DEFAULT));
  }

  private static Optional<SunPlace> onGround(Terrain ground) {
    try {
      Bounds extent = ground.extent();
      MapPoint middle =
          new MapPoint((extent.west() + extent.east()) / 2, (extent.south() + extent.north()) / 2);
      LatLon at = CoordinateSystem.of(ground.crs()).toLatLon(middle);
      return Optional.of(new SunPlace(at.latitude(), SunBasis.RECKONED));
    } catch (GroundException | IllegalArgumentException nowhere) {
      return Optional.empty();
    }
  }

  /** Such as {@code 50.7° N, where the ground lies}. */
  public String words() {
    String where =
        String.format(Locale.ROOT, "%.1f\u00b0 %s", Math.abs(latitude), latitude < 0 ? "S" : "N");
    return switch (basis) {
      case STATED -> where + ", as the scenario says";
      case RECKONED -> where + ", where the ground lies";
      case DEFAULT -> where + ", a figure of the studio's: neither ground nor scenario tells one";
    };
  }
}
