package studio.kriegsspiel.importer.control;

import java.util.List;
import java.util.Optional;

/**
 * Control points of a scan.
 *
 * @param points the points in use
 * @param crs EPSG code of their ground system, if their file names one
 */
public record ControlPoints(List<ControlPoint> points, Optional<String> crs) {
  /** Keeps its own copy. */
  public ControlPoints {
    points = List.copyOf(points);
  }
}
