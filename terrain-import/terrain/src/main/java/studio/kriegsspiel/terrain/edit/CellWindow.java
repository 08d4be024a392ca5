package studio.kriegsspiel.terrain.edit;

import org.locationtech.jts.geom.Envelope;
import studio.kriegsspiel.terrain.GridGeometry;

/** A rectangle of cells; left and top belong to it, right and bottom do not. */
record CellWindow(int left, int top, int right, int bottom) {
  static final CellWindow EMPTY = new CellWindow(0, 0, 0, 0);

  /** The cells of a grid that a rectangle grown by so many metres touches. */
  static CellWindow of(GridGeometry grid, Envelope box, double metres) {
    if (box.isNull()) {
      return EMPTY;
    }
    return new CellWindow(
            clamp(grid.columnOf(box.getMinX() - metres), grid.columns()),
            clamp(grid.rowOf(box.getMaxY() + metres), grid.rows()),
            clamp(grid.columnOf(box.getMaxX() + metres) + 1, grid.columns()),
            clamp(grid.rowOf(box.getMinY() - metres) + 1, grid.rows()))
        .orEmpty();
  }

  private static int clamp(int value, int most) {
    return Math.max(0, Math.min(most, value));
  }

  private CellWindow orEmpty() {
    return isEmpty() ? EMPTY : this;
  }

  boolean isEmpty() {
    return left >= right || top >= bottom;
  }

  int columns() {
    return right - left;
  }

  int rows() {
    return bottom - top;
  }

  /** The smallest window that holds both. */
  CellWindow union(CellWindow other) {
    if (isEmpty() || other.isEmpty()) {
      return isEmpty() ? other : this;
    }
    return new CellWindow(
        Math.min(left, other.left),
        Math.min(top, other.top),
        Math.max(right, other.right),
        Math.max(bottom, other.bottom));
  }

  /** What both share. */
  CellWindow intersection(CellWindow other) {
    return new CellWindow(
            Math.max(left, other.left),
            Math.max(top, other.top),
            Math.min(right, other.right),
            Math.min(bottom, other.bottom))
        .orEmpty();
  }

  /** Its cells as a grid of their own. */
  GridGeometry in(GridGeometry grid) {
    return new GridGeometry(
        columns(),
        rows(),
        grid.west() + left * grid.cellMetres(),
        grid.north() - top * grid.cellMetres(),
        grid.cellMetres());
  }
}
