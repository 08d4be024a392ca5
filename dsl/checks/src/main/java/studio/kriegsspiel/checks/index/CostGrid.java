package studio.kriegsspiel.checks.index;

import java.util.HashMap;
import java.util.Map;
import studio.kriegsspiel.rules.field.FieldManual;
import studio.kriegsspiel.rules.field.Gait;
import studio.kriegsspiel.rules.field.Troops;
import studio.kriegsspiel.terrain.GridGeometry;

/**
 * How fast one kind of troops goes over each cell of a grid, in metres a minute; 0 where they
 * cannot go. A cell that a road, bridge or ford touches can be passed on it; a cell that water
 * touches cannot be passed otherwise.
 */
final class CostGrid {
  private final GridGeometry geometry;
  private final float[] metresPerMinute;

  CostGrid(KindGrid kinds, FieldManual manual, Troops troops, Gait gait) {
    this.geometry = kinds.geometry();
    this.metresPerMinute = new float[geometry.size()];
    Map<Integer, Float> known = new HashMap<>();
    for (int cell = 0; cell < metresPerMinute.length; cell++) {
      metresPerMinute[cell] =
          known.computeIfAbsent(
              kinds.ground(cell),
              ground ->
                  (float) manual.march(troops, gait, KindGrid.going(ground)).metresPerMinute());
    }
  }

  GridGeometry geometry() {
    return geometry;
  }

  /** Metres a minute in a cell, 0 where they cannot go. */
  float speed(int cell) {
    return metresPerMinute[cell];
  }

  /** The cell that holds a point, the nearest one for points on the edge. */
  int cellOf(double x, double y) {
    int column = Math.min(geometry.columns() - 1, Math.max(0, geometry.columnOf(x)));
    int row = Math.min(geometry.rows() - 1, Math.max(0, geometry.rowOf(y)));
    return geometry.index(column, row);
  }
}
