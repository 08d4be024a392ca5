package studio.kriegsspiel.importer.control;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import studio.kriegsspiel.terrain.GroundException;

/**
 * Control points of a scan.
 *
 * @param points the points in use
 * @param crs EPSG code of their ground system, if their file names one
 * @param disabled points that were set but are not in use
 * @param checks points that do not place the scan, but tell how far off it lies there
 */
public record ControlPoints(
    List<ControlPoint> points,
    Optional<String> crs,
    List<ControlPoint> disabled,
    List<ControlPoint> checks) {
  /** Keeps its own copies. */
  public ControlPoints {
    points = List.copyOf(points);
    disabled = List.copyOf(disabled);
    checks = List.copyOf(checks);
  }

  /** Points that are all in use. */
  public ControlPoints(List<ControlPoint> points, Optional<String> crs) {
    this(points, crs, List.of(), List.of());
  }

  /** Points of which some are not in use. */
  public ControlPoints(
      List<ControlPoint> points, Optional<String> crs, List<ControlPoint> disabled) {
    this(points, crs, disabled, List.of());
  }

  /** The first point there is, in use or not. */
  public ControlPoint first() {
    return Stream.of(points, checks, disabled)
        .flatMap(List::stream)
        .findFirst()
        .orElseThrow(
            () ->
                new GroundException(
                    "the control points", "are none", "set some, or name another file"));
  }

  /** The same in another system, which overrules what their file says. */
  public ControlPoints in(String code) {
    return new ControlPoints(points, Optional.of(code), disabled, checks);
  }

  /**
   * The same with some left out, and some withheld as check points, by their ids.
   *
   * @throws GroundException if there is no point of such an id
   */
  public ControlPoints without(Set<String> leftOut, Set<String> withheld) {
    Set<String> known = points.stream().map(ControlPoint::id).collect(Collectors.toSet());
    for (String id : Stream.concat(leftOut.stream(), withheld.stream()).toList()) {
      if (!known.contains(id)) {
        throw new GroundException(
            "the control points",
            "have no point `" + id + "` in use",
            "name one by its id, such as `" + points.get(0).id() + "`");
      }
    }
    List<ControlPoint> unused = new ArrayList<>(disabled);
    points.stream().filter(point -> leftOut.contains(point.id())).forEach(unused::add);
    List<ControlPoint> judges = new ArrayList<>(checks);
    points.stream()
        .filter(point -> withheld.contains(point.id()) && !leftOut.contains(point.id()))
        .forEach(judges::add);
    return new ControlPoints(
        points.stream()
            .filter(point -> !leftOut.contains(point.id()) && !withheld.contains(point.id()))
            .toList(),
        crs,
        unused,
        judges);
  }
}
