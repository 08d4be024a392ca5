package studio.kriegsspiel.desk.ground;

import java.util.ArrayList;
import java.util.List;
import org.locationtech.jts.geom.Coordinate;
import org.locationtech.jts.geom.Geometry;
import org.locationtech.jts.geom.GeometryFactory;
import org.locationtech.jts.simplify.DouglasPeuckerSimplifier;
import studio.kriegsspiel.desk.ground.GroundTask.Way;
import studio.kriegsspiel.terrain.MapPoint;

/**
 * What is being drawn, point by point.
 *
 * @param points the points set so far
 */
public record Sketch(List<MapPoint> points) {
  /** Nothing drawn yet. */
  public static final Sketch EMPTY = new Sketch(List.of());

  private static final GeometryFactory FACTORY = new GeometryFactory();
  private static final int ROUND = 6;

  /** Copies the points. */
  public Sketch {
    points = List.copyOf(points);
  }

  /** Says in one sentence why a sketch is not yet something. */
  public static final class Unfinished extends Exception {
    private static final long serialVersionUID = 1L;

    Unfinished(String sentence) {
      super(sentence);
    }

    /** The sentence. */
    public String sentence() {
      return String.valueOf(getMessage());
    }
  }

  /** Whether nothing is drawn. */
  public boolean isEmpty() {
    return points.isEmpty();
  }

  /** With one point more; a second click on the same spot adds nothing. */
  public Sketch plus(MapPoint point) {
    if (!points.isEmpty() && points.get(points.size() - 1).equals(point)) {
      return this;
    }
    List<MapPoint> more = new ArrayList<>(points);
    more.add(point);
    return new Sketch(more);
  }

  /** Without points, behind the first few, that lie so near the line between their neighbours. */
  public Sketch simplified(int first, double metres) {
    int from = Math.max(0, first - 1);
    if (points.size() - from < 3) {
      return this;
    }
    Geometry drawn =
        DouglasPeuckerSimplifier.simplify(FACTORY.createLineString(line(from)), metres);
    Sketch simple = new Sketch(points.subList(0, from));
    for (Coordinate each : drawn.getCoordinates()) {
      simple = simple.plus(new MapPoint(each.x, each.y));
    }
    return simple;
  }

  private Coordinate[] line(int from) {
    return points.stream()
        .skip(from)
        .map(at -> new Coordinate(at.x(), at.y()))
        .toArray(Coordinate[]::new);
  }

  /** Without the last point. */
  public Sketch minusLast() {
    return points.isEmpty() ? this : new Sketch(points.subList(0, points.size() - 1));
  }

  /**
   * The shape that is drawn.
   *
   * @param brushMetres breadth of a brush
   * @throws Unfinished if it has too few points, or an outline crosses itself
   */
  public Geometry shape(Way way, double brushMetres) throws Unfinished {
    Coordinate[] line = line(0);
    return switch (way) {
      case POINT -> {
        need(1, "Click where it is.");
        yield FACTORY.createPoint(line[0]);
      }
      case LINE -> {
        need(2, "A line needs two points; click once more.");
        yield FACTORY.createLineString(line);
      }
      case BRUSH -> {
        need(1, "Drag over the ground.");
        Geometry stroke =
            line.length == 1 ? FACTORY.createPoint(line[0]) : FACTORY.createLineString(line);
        yield stroke.buffer(Math.max(1, brushMetres / 2), ROUND);
      }
      case AREA -> area(line);
    };
  }

  private Geometry area(Coordinate[] line) throws Unfinished {
    need(3, "An area needs three points; click around it.");
    Coordinate[] ring = java.util.Arrays.copyOf(line, line.length + 1);
    ring[line.length] = line[0].copy();
    Geometry area = FACTORY.createPolygon(ring);
    if (!area.isValid() || area.getArea() <= 0) {
      throw new Unfinished("The outline crosses itself; take points back with Backspace.");
    }
    return area;
  }

  private void need(int count, String otherwise) throws Unfinished {
    if (points.size() < count) {
      throw new Unfinished(otherwise);
    }
  }
}
