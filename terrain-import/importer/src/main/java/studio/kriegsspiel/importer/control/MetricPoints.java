package studio.kriegsspiel.importer.control;

import java.util.List;
import studio.kriegsspiel.importer.crs.PlausiblePlace;
import studio.kriegsspiel.importer.crs.PointTransform;
import studio.kriegsspiel.importer.crs.SourceSystem;
import studio.kriegsspiel.terrain.CoordinateReach;
import studio.kriegsspiel.terrain.GroundException;
import studio.kriegsspiel.terrain.crs.CoordinateSystem;
import studio.kriegsspiel.terrain.crs.LatLon;

/**
 * Control points whose ground coordinates are metres, as residuals in degrees say little.
 *
 * @param system the system of their ground coordinates
 * @param points the points
 */
public record MetricPoints(SourceSystem system, List<ControlPoint> points) {
  /** Keeps its own copy. */
  public MetricPoints {
    points = List.copyOf(points);
  }

  /**
   * Points as they are where their system counts metres; else brought to their UTM zone.
   *
   * @param name the picture for messages
   * @throws studio.kriegsspiel.terrain.GroundException if they lie where their system is not used
   */
  public static MetricPoints of(String name, SourceSystem system, List<ControlPoint> points) {
    ControlPoint first = points.get(0);
    if (system.isProjected() && system.metresPerUnit().orElse(0) == 1) {
      return new MetricPoints(system, points);
    }
    double[] globe = PlausiblePlace.onGlobe(name, system, first.x(), first.y());
    SourceSystem zone =
        SourceSystem.ofCode(name, CoordinateSystem.utmCodeFor(new LatLon(globe[1], globe[0])));
    PointTransform transform = system.to(zone);
    return new MetricPoints(
        zone,
        points.stream()
            .map(
                point -> {
                  double[] at = transform.apply(point.x(), point.y());
                  if (!CoordinateReach.holds(at[0], at[1])) {
                    throw new GroundException(
                        name,
                        "has the control point %s at %s, %s, where %s is not used"
                            .formatted(point.id(), point.x(), point.y(), zone.label()),
                        "mend that point, or leave it out");
                  }
                  return new ControlPoint(point.id(), point.column(), point.row(), at[0], at[1]);
                })
            .toList());
  }
}
