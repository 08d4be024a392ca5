package studio.kriegsspiel.desk.importing;

import java.util.Optional;
import studio.kriegsspiel.terrain.GroundException;
import studio.kriegsspiel.terrain.MapPoint;
import studio.kriegsspiel.terrain.crs.CoordinateSystem;
import studio.kriegsspiel.terrain.crs.LatLon;

/** How far apart two grounds lie, where that is farther than a campaign. */
final class FarAway {
  private static final double CAMPAIGN_KILOMETRES = 1000;
  private static final double DEGREE_KILOMETRES = 111.2;

  private FarAway() {}

  /** Whole kilometres from a place to a point of a system; nothing where it is no way off. */
  static Optional<Integer> kilometres(LatLon from, String crs, MapPoint to) {
    try {
      LatLon at = CoordinateSystem.of(crs).toLatLon(to);
      double north = at.latitude() - from.latitude();
      double east =
          (at.longitude() - from.longitude())
              * Math.cos(Math.toRadians((at.latitude() + from.latitude()) / 2));
      double far = DEGREE_KILOMETRES * Math.hypot(north, east);
      return far > CAMPAIGN_KILOMETRES ? Optional.of((int) Math.rint(far)) : Optional.empty();
    } catch (GroundException nowhere) {
      return Optional.empty();
    }
  }
}
