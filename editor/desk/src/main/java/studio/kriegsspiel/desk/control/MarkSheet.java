package studio.kriegsspiel.desk.control;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.UnaryOperator;
import studio.kriegsspiel.importer.control.ControlPoint;
import studio.kriegsspiel.importer.control.ControlPoints;
import studio.kriegsspiel.importer.control.Method;
import studio.kriegsspiel.terrain.MapPoint;

/**
 * All that is set for one scan; a step of its history.
 *
 * @param marks the points in the order they were set
 * @param system EPSG code of the metres their ground is given in
 * @param method way from the scan to the ground
 */
public record MarkSheet(List<ScanPoint> marks, String system, Method method) {
  /** Keeps its own copy. */
  public MarkSheet {
    marks = List.copyOf(marks);
  }

  /** The mark of that name. */
  public Optional<ScanPoint> find(String id) {
    return marks.stream().filter(mark -> mark.id().equals(id)).findFirst();
  }

  /** With a mark more, named by the next free number. */
  public MarkSheet plus(double column, double row) {
    List<ScanPoint> more = new ArrayList<>(marks);
    more.add(new ScanPoint(nextId(), column, row, Optional.empty(), true));
    return new MarkSheet(more, system, method);
  }

  /** The name the next mark will have. */
  public String nextId() {
    Set<String> taken = new HashSet<>();
    marks.forEach(mark -> taken.add(mark.id()));
    int number = marks.size() + 1;
    while (taken.contains(Integer.toString(number))) {
      number++;
    }
    return Integer.toString(number);
  }

  /** Without a mark. */
  public MarkSheet minus(String id) {
    return new MarkSheet(
        marks.stream().filter(mark -> !mark.id().equals(id)).toList(), system, method);
  }

  /** With a mark changed. */
  public MarkSheet change(String id, UnaryOperator<ScanPoint> how) {
    return new MarkSheet(
        marks.stream().map(mark -> mark.id().equals(id) ? how.apply(mark) : mark).toList(),
        system,
        method);
  }

  /** The same numbers in another system. */
  MarkSheet in(String code) {
    return new MarkSheet(marks, code, method);
  }

  /** With another way. */
  public MarkSheet by(Method other) {
    return new MarkSheet(marks, system, other);
  }

  /** The points that count, for the importer. */
  public List<ControlPoint> counting() {
    return marks.stream().filter(ScanPoint::counts).map(ScanPoint::point).toList();
  }

  /** Points that are set but do not count. */
  public List<ControlPoint> unused() {
    return marks.stream()
        .filter(mark -> !mark.enabled() && mark.ground().isPresent())
        .map(ScanPoint::point)
        .toList();
  }

  /** The whole for a file or the import; marks without ground are left out. */
  public ControlPoints points() {
    return new ControlPoints(counting(), Optional.of(system), unused());
  }

  /** Marks made of points whose ground is in the metres of {@code system}. */
  public static MarkSheet of(ControlPoints points, String system, Method method) {
    List<ScanPoint> marks = new ArrayList<>();
    Set<String> names = new HashSet<>();
    points.points().forEach(point -> add(point, true, marks, names));
    points.disabled().forEach(point -> add(point, false, marks, names));
    return new MarkSheet(marks, system, method);
  }

  private static void add(
      ControlPoint point, boolean enabled, List<ScanPoint> marks, Set<String> names) {
    String id = point.id().isBlank() ? Integer.toString(marks.size() + 1) : point.id();
    String unique = id;
    for (int i = 2; !names.add(unique); i++) {
      unique = id + "/" + i;
    }
    marks.add(
        new ScanPoint(
            unique,
            point.column(),
            point.row(),
            Optional.of(new MapPoint(point.x(), point.y())),
            enabled));
  }
}
