package studio.kriegsspiel.terrain.burn;

import java.util.Arrays;
import java.util.function.IntConsumer;
import org.locationtech.jts.geom.Coordinate;
import org.locationtech.jts.geom.Geometry;
import org.locationtech.jts.geom.LineString;
import org.locationtech.jts.geom.Polygon;
import studio.kriegsspiel.terrain.GridGeometry;

/**
 * Finds the cells of one grid that shapes cover: areas by the centres of cells, lines by the cells
 * they pass through, so that no gap is left in a wall or stream. Cells outside the grid are left
 * out.
 */
public final class Burner {

  private final GridGeometry grid;

  /** Burns into this grid. */
  public Burner(GridGeometry grid) {
    this.grid = grid;
  }

  /**
   * Visits the cells of a shape, each at least once.
   *
   * @param reachMetres how far a line or point reaches to each side; does not count for areas
   * @param cell receives the position of a cell in row order
   */
  public void burn(Geometry shape, double reachMetres, IntConsumer cell) {
    for (int i = 0; i < shape.getNumGeometries(); i++) {
      Geometry part = shape.getGeometryN(i);
      if (part instanceof Polygon polygon) {
        area(polygon, cell);
      } else if (reachMetres > grid.cellMetres() / 2) {
        burn(part.buffer(reachMetres, 4), 0, cell);
      }
      if (part instanceof LineString line) {
        line(line, cell);
      } else if (part instanceof org.locationtech.jts.geom.Point point) {
        visit(grid.columnOf(point.getX()), grid.rowOf(point.getY()), cell);
      }
    }
  }

  private void visit(int column, int row, IntConsumer cell) {
    if (grid.has(column, row)) {
      cell.accept(grid.index(column, row));
    }
  }

  private void line(LineString line, IntConsumer cell) {
    for (int i = 1; i < line.getNumPoints(); i++) {
      segment(line.getCoordinateN(i - 1), line.getCoordinateN(i), cell);
    }
  }

  /** Every cell that a stretch passes through (Amanatides and Woo, 1987). */
  private void segment(Coordinate from, Coordinate to, IntConsumer cell) {
    double u = (from.x - grid.west()) / grid.cellMetres();
    double v = (grid.north() - from.y) / grid.cellMetres();
    double du = (to.x - grid.west()) / grid.cellMetres() - u;
    double dv = (grid.north() - to.y) / grid.cellMetres() - v;
    double enters = 0;
    double leaves = 1;
    double[][] sides = {{u, du, grid.columns()}, {v, dv, grid.rows()}};
    for (double[] side : sides) {
      if (side[1] == 0) {
        if (side[0] < 0 || side[0] > side[2]) {
          return;
        }
      } else {
        double first = -side[0] / side[1];
        double second = (side[2] - side[0]) / side[1];
        enters = Math.max(enters, Math.min(first, second));
        leaves = Math.min(leaves, Math.max(first, second));
      }
    }
    if (enters <= leaves) {
      walk(u + du * enters, v + dv * enters, du * (leaves - enters), dv * (leaves - enters), cell);
    }
  }

  private void walk(double u, double v, double du, double dv, IntConsumer cell) {
    int column = (int) Math.floor(u);
    int row = (int) Math.floor(v);
    int lastColumn = (int) Math.floor(u + du);
    int lastRow = (int) Math.floor(v + dv);
    int stepColumn = du > 0 ? 1 : -1;
    int stepRow = dv > 0 ? 1 : -1;
    double nextColumn = du == 0 ? 2 : (column + (du > 0 ? 1 : 0) - u) / du;
    double nextRow = dv == 0 ? 2 : (row + (dv > 0 ? 1 : 0) - v) / dv;
    double perColumn = du == 0 ? 2 : Math.abs(1 / du);
    double perRow = dv == 0 ? 2 : Math.abs(1 / dv);
    int steps = Math.abs(lastColumn - column) + Math.abs(lastRow - row);
    visit(column, row, cell);
    for (int i = 0; i < steps; i++) {
      if (nextColumn < nextRow) {
        column += stepColumn;
        nextColumn += perColumn;
      } else {
        row += stepRow;
        nextRow += perRow;
      }
      visit(column, row, cell);
    }
  }

  private void area(Polygon polygon, IntConsumer cell) {
    var box = polygon.getEnvelopeInternal();
    int first = Math.max(0, grid.rowOf(box.getMaxY()));
    int last = Math.min(grid.rows() - 1, grid.rowOf(box.getMinY()));
    Coordinate[][] rings = new Coordinate[polygon.getNumInteriorRing() + 1][];
    rings[0] = polygon.getExteriorRing().getCoordinates();
    for (int i = 1; i < rings.length; i++) {
      rings[i] = polygon.getInteriorRingN(i - 1).getCoordinates();
    }
    double[] crossings = new double[polygon.getNumPoints()];
    for (int row = first; row <= last; row++) {
      int count = crossings(rings, grid.centreY(row), crossings);
      Arrays.sort(crossings, 0, count);
      for (int i = 0; i + 1 < count; i += 2) {
        span(row, crossings[i], crossings[i + 1], cell);
      }
    }
  }

  private static int crossings(Coordinate[][] rings, double y, double[] crossings) {
    int count = 0;
    for (Coordinate[] ring : rings) {
      for (int i = 1; i < ring.length; i++) {
        Coordinate from = ring[i - 1];
        Coordinate to = ring[i];
        if ((from.y > y) != (to.y > y)) {
          crossings[count++] = from.x + (to.x - from.x) * ((y - from.y) / (to.y - from.y));
        }
      }
    }
    return count;
  }

  private void span(int row, double west, double east, IntConsumer cell) {
    int first = (int) Math.ceil((west - grid.west()) / grid.cellMetres() - 0.5);
    int last = (int) Math.floor((east - grid.west()) / grid.cellMetres() - 0.5);
    for (int column = Math.max(0, first); column <= Math.min(grid.columns() - 1, last); column++) {
      cell.accept(grid.index(column, row));
    }
  }
}
