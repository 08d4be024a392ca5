package studio.kriegsspiel.desk.ground;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.BiFunction;
import org.locationtech.jts.geom.Coordinate;
import org.locationtech.jts.geom.Geometry;
import org.locationtech.jts.geom.LineString;
import org.locationtech.jts.geom.LinearRing;
import org.locationtech.jts.geom.util.GeometryEditor;
import studio.kriegsspiel.terrain.MapPoint;

/** The corners of a shape, which can be moved, added and taken away one by one. */
public final class Vertices {
  private Vertices() {}

  /**
   * A corner.
   *
   * @param index its number among all coordinates of the shape
   * @param at where it is
   */
  public record Vertex(int index, MapPoint at) {}

  /** All corners; a ring's first counts once. */
  public static List<Vertex> of(Geometry shape) {
    List<Vertex> found = new ArrayList<>();
    visit(
        shape,
        (start, line) -> {
          int count = line.length - (isRing(line) ? 1 : 0);
          for (int i = 0; i < count; i++) {
            found.add(new Vertex(start + i, new MapPoint(line[i].x, line[i].y)));
          }
          return line;
        });
    return found;
  }

  /** The middles of all sides; the index is that of the corner before. */
  public static List<Vertex> middles(Geometry shape) {
    List<Vertex> found = new ArrayList<>();
    visit(
        shape,
        (start, line) -> {
          for (int i = 1; i < line.length; i++) {
            double x = (line[i - 1].x + line[i].x) / 2;
            double y = (line[i - 1].y + line[i].y) / 2;
            found.add(new Vertex(start + i - 1, new MapPoint(x, y)));
          }
          return line;
        });
    return found;
  }

  private static boolean isRing(Coordinate[] line) {
    return line.length > 3 && line[0].equals2D(line[line.length - 1]);
  }

  /** The shape with one corner elsewhere. */
  public static Geometry moved(Geometry shape, int index, MapPoint to) {
    return visit(
        shape,
        (start, line) -> {
          int at = index - start;
          if (at < 0 || at >= line.length) {
            return line;
          }
          Coordinate[] fresh = copy(line);
          boolean ring = isRing(line);
          fresh[at] = new Coordinate(to.x(), to.y());
          if (ring && at == 0) {
            fresh[line.length - 1] = fresh[0].copy();
          }
          return fresh;
        });
  }

  /** The shape with a corner more, behind the one of that index. */
  public static Geometry inserted(Geometry shape, int index, MapPoint at) {
    return visit(
        shape,
        (start, line) -> {
          int before = index - start;
          if (before < 0 || before >= line.length - 1) {
            return line;
          }
          List<Coordinate> fresh = new ArrayList<>(Arrays.asList(copy(line)));
          fresh.add(before + 1, new Coordinate(at.x(), at.y()));
          return fresh.toArray(Coordinate[]::new);
        });
  }

  /** The shape without a corner; the same shape if it would have too few. */
  public static Geometry without(Geometry shape, int index) {
    return visit(
        shape,
        (start, line) -> {
          int at = index - start;
          boolean ring = isRing(line);
          if (at < 0 || at >= line.length || line.length <= (ring ? 4 : 2)) {
            return line;
          }
          List<Coordinate> fresh = new ArrayList<>(Arrays.asList(copy(line)));
          fresh.remove(at);
          if (ring && at == 0) {
            fresh.set(fresh.size() - 1, fresh.get(0).copy());
          }
          return fresh.toArray(Coordinate[]::new);
        });
  }

  /** The shape moved as a whole. */
  public static Geometry shifted(Geometry shape, double east, double north) {
    return visit(
        shape,
        (start, line) ->
            Arrays.stream(line)
                .map(at -> new Coordinate(at.x + east, at.y + north))
                .toArray(Coordinate[]::new));
  }

  private static Coordinate[] copy(Coordinate[] line) {
    return Arrays.stream(line).map(Coordinate::copy).toArray(Coordinate[]::new);
  }

  /** Passes every line, ring and point of a shape by, with the number of its first coordinate. */
  private static Geometry visit(
      Geometry shape, BiFunction<Integer, Coordinate[], Coordinate[]> change) {
    int[] start = {0};
    return new GeometryEditor(shape.getFactory())
        .edit(
            shape,
            new GeometryEditor.CoordinateOperation() {
              @Override
              public Coordinate[] edit(Coordinate[] line, Geometry part) {
                boolean linear = part instanceof LinearRing || part instanceof LineString;
                Coordinate[] fresh = change.apply(start[0], line);
                start[0] += linear ? line.length : 1;
                return fresh;
              }
            });
  }
}
