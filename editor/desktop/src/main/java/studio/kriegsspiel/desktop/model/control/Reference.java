package studio.kriegsspiel.desktop.model.control;

import java.util.Optional;
import studio.kriegsspiel.terrain.GroundException;
import studio.kriegsspiel.terrain.MapPoint;
import studio.kriegsspiel.terrain.Terrain;
import studio.kriegsspiel.terrain.crs.CoordinateSystem;

/**
 * A ground beside the scan, on which the ground of points can be shown and set.
 *
 * @param title its name in the list
 * @param terrain the ground
 */
public record Reference(String title, Terrain terrain) {
  /** A point of this ground in the metres of another system. */
  public Optional<MapPoint> to(String system, MapPoint point) {
    return move(terrain.crs(), system, point);
  }

  /** A point of another system on this ground. */
  public Optional<MapPoint> from(String system, MapPoint point) {
    return move(system, terrain.crs(), point);
  }

  private static Optional<MapPoint> move(String from, String to, MapPoint point) {
    if (from.equals(to)) {
      return Optional.of(point);
    }
    try {
      return Optional.of(
          CoordinateSystem.of(to).toMapPoint(CoordinateSystem.of(from).toLatLon(point)));
    } catch (GroundException notThere) {
      return Optional.empty();
    }
  }

  @Override
  public String toString() {
    return title;
  }
}
