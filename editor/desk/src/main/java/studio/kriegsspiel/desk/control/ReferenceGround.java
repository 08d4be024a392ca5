package studio.kriegsspiel.desk.control;

import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import studio.kriegsspiel.terrain.GroundException;
import studio.kriegsspiel.terrain.MapPoint;
import studio.kriegsspiel.terrain.Terrain;
import studio.kriegsspiel.terrain.crs.CoordinateSystem;

/** A ground beside the scan, on which the ground of points can be shown and set. */
public final class ReferenceGround {
  private final String title;
  private final Terrain terrain;

  /** Systems are looked up once: a look-up takes longer than a thousand points. */
  private final Map<String, CoordinateSystem> systems = new ConcurrentHashMap<>();

  /**
   * A ground.
   *
   * @param title its name in the list
   */
  public ReferenceGround(String title, Terrain terrain) {
    this.title = title;
    this.terrain = terrain;
  }

  /** The ground. */
  public Terrain terrain() {
    return terrain;
  }

  /** A point of this ground in the metres of another system. */
  public Optional<MapPoint> to(String system, MapPoint point) {
    return move(terrain.crs(), system, point);
  }

  /** A point of another system on this ground. */
  public Optional<MapPoint> from(String system, MapPoint point) {
    return move(system, terrain.crs(), point);
  }

  private Optional<MapPoint> move(String from, String to, MapPoint point) {
    if (from.equals(to)) {
      return Optional.of(point);
    }
    try {
      CoordinateSystem old = systems.computeIfAbsent(from, CoordinateSystem::of);
      CoordinateSystem fresh = systems.computeIfAbsent(to, CoordinateSystem::of);
      return Optional.of(fresh.toMapPoint(old.toLatLon(point)));
    } catch (GroundException notThere) {
      return Optional.empty();
    }
  }

  @Override
  public String toString() {
    return title;
  }
}
