package studio.kriegsspiel.importer.control;

import java.util.List;
import java.util.Optional;

/**
 * Control points of a scan.
 *
 * @param points the points in use
 * @param crs EPSG code of their ground system, if their file names one
 * @param disabled points that were set but are not in use
 */
public record ControlPoints(
    List<ControlPoint> points, Optional<String> crs, List<ControlPoint> disabled) {
  /** Keeps its own copies. */
  public ControlPoints {
    points = List.copyOf(points);
    disabled = List.copyOf(disabled);
  }

  /** Points that are all in use. */
  public ControlPoints(List<ControlPoint> points, Optional<String> crs) {
    this(points, crs, List.of());
  }
}
