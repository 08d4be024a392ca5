package studio.kriegsspiel.library.ground;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import studio.kriegsspiel.terrain.ElevationGrid;

/** Runs of neighbouring cells of one height with nothing higher beside them: cut-off tops. */
final class Plateaus {

  private final ElevationGrid heights;
  private final boolean[] seen;

  Plateaus(ElevationGrid heights) {
    this.heights = heights;
    this.seen = new boolean[heights.geometry().size()];
  }

  int[] sizesOfTops() {
    List<Integer> sizes = new ArrayList<>();
    for (int at = 0; at < seen.length; at++) {
      if (!seen[at]) {
        int size = spread(at);
        if (size > 0) {
          sizes.add(size);
        }
      }
    }
    return sizes.stream().mapToInt(Integer::intValue).toArray();
  }

  /** Cells of the run, 0 if something higher or the edge is beside it. */
  private int spread(int start) {
    int columns = heights.columns();
    boolean top = true;
    int size = 0;
    Deque<Integer> open = new ArrayDeque<>();
    open.add(start);
    seen[start] = true;
    while (!open.isEmpty()) {
      int at = open.remove();
      size++;
      for (int row = at / columns - 1; row <= at / columns + 1; row++) {
        for (int column = at % columns - 1; column <= at % columns + 1; column++) {
          if (!heights.geometry().has(column, row)) {
            top = false;
            continue;
          }
          int next = row * columns + column;
          top &= heights.height(next) <= heights.height(start);
          if (!seen[next] && heights.height(next) == heights.height(start)) {
            seen[next] = true;
            open.add(next);
          }
        }
      }
    }
    return top ? size : 0;
  }
}
