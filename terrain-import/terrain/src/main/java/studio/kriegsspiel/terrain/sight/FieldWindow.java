package studio.kriegsspiel.terrain.sight;

import java.util.Arrays;
import studio.kriegsspiel.terrain.GridGeometry;
import studio.kriegsspiel.terrain.MapPoint;

/**
 * The part of a grid that one eye can reach.
 *
 * @param ground the whole ground
 * @param grid the window of its cells
 * @param eyeColumn column of the eye in the whole grid
 * @param eyeRow row of the eye in the whole grid
 * @param reach how many cells the range is, rounded up
 * @param options how it looks
 */
record FieldWindow(
    SightGround ground,
    GridGeometry grid,
    int eyeColumn,
    int eyeRow,
    int reach,
    SightOptions options) {

  /**
   * The window around a point.
   *
   * @throws IllegalArgumentException if the point is not on the ground
   */
  static FieldWindow around(SightGround ground, MapPoint eye, SightOptions options) {
    GridGeometry whole = ground.grid();
    int column = whole.columnOf(eye.x());
    int row = whole.rowOf(eye.y());
    if (!whole.has(column, row)) {
      throw new IllegalArgumentException("The eye at " + eye + " is not on the ground.");
    }
    double cells = Math.ceil(options.rangeMetres() / whole.cellMetres());
    int reach = (int) Math.max(1, Math.min(cells, Math.max(whole.columns(), whole.rows())));
    int west = Math.max(0, column - reach);
    int north = Math.max(0, row - reach);
    GridGeometry window =
        new GridGeometry(
            Math.min(whole.columns() - 1, column + reach) - west + 1,
            Math.min(whole.rows() - 1, row + reach) - north + 1,
            whole.west() + west * whole.cellMetres(),
            whole.north() - north * whole.cellMetres(),
            whole.cellMetres());
    return new FieldWindow(ground, window, column, row, reach, options);
  }

  /** First column of the window in the whole grid. */
  int west() {
    return Math.max(0, eyeColumn - reach);
  }

  /** First row of the window in the whole grid. */
  int north() {
    return Math.max(0, eyeRow - reach);
  }

  /** Middle of the eye's cell. */
  MapPoint eye() {
    GridGeometry whole = ground.grid();
    return new MapPoint(whole.centreX(eyeColumn), whole.centreY(eyeRow));
  }

  /** Absolute height of the eye, NaN over a void. */
  double eyeHeight() {
    return ground.bareHeights()[ground.grid().index(eyeColumn, eyeRow)] + options.eyeMetres();
  }

  /** A field in which nothing is known yet. */
  float[] unknown() {
    float[] hidden = new float[grid.size()];
    Arrays.fill(hidden, Float.NaN);
    return hidden;
  }

  SightField field(float[] hidden) {
    return new SightField(grid, eye(), options, hidden);
  }
}
