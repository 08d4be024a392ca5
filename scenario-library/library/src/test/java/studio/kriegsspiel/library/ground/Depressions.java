package studio.kriegsspiel.library.ground;

import java.util.PriorityQueue;
import studio.kriegsspiel.terrain.ElevationGrid;

/** How deep water would stand in each cell if it rained for ever (priority flood, Barnes 2014). */
final class Depressions {

  private Depressions() {}

  static double[] depthMetres(ElevationGrid heights) {
    int columns = heights.columns();
    int rows = heights.rows();
    double[] level = new double[columns * rows];
    boolean[] seen = new boolean[level.length];
    record Cell(int at, double level) {}
    PriorityQueue<Cell> open =
        new PriorityQueue<>(java.util.Comparator.comparingDouble(Cell::level));
    for (int at = 0; at < level.length; at++) {
      int column = at % columns;
      int row = at / columns;
      if (column == 0 || row == 0 || column == columns - 1 || row == rows - 1) {
        level[at] = heights.height(at);
        seen[at] = true;
        open.add(new Cell(at, level[at]));
      }
    }
    while (!open.isEmpty()) {
      Cell cell = open.remove();
      int column = cell.at % columns;
      int row = cell.at / columns;
      for (int r = Math.max(0, row - 1); r <= Math.min(rows - 1, row + 1); r++) {
        for (int c = Math.max(0, column - 1); c <= Math.min(columns - 1, column + 1); c++) {
          int next = r * columns + c;
          if (!seen[next]) {
            seen[next] = true;
            level[next] = Math.max(cell.level, heights.height(next));
            open.add(new Cell(next, level[next]));
          }
        }
      }
    }
    for (int at = 0; at < level.length; at++) {
      level[at] -= heights.height(at);
    }
    return level;
  }
}
