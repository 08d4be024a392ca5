package studio.kriegsspiel.reading.answer;

import java.util.List;
import org.locationtech.jts.geom.Geometry;
import studio.kriegsspiel.terrain.GridGeometry;
import studio.kriegsspiel.terrain.outline.CellOutlines;

/** Outlines of cells among the shapes of an answer. */
public final class Outlines {
  private Outlines() {}

  /** Adds the outline of a class with properties and its area, if any cell has it. */
  public static void add(
      List<Shape> shapes,
      GridGeometry grid,
      byte[] classes,
      byte wanted,
      Object... namesAndValues) {
    Geometry outline = CellOutlines.of(grid, classes, wanted);
    if (!outline.isEmpty()) {
      Object[] all = java.util.Arrays.copyOf(namesAndValues, namesAndValues.length + 2);
      all[namesAndValues.length] = "squareMetres";
      all[namesAndValues.length + 1] = outline.getArea();
      shapes.add(Shape.of(outline, all));
    }
  }
}
