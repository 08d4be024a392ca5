package studio.kriegsspiel.terrain.outline;

import java.util.Arrays;
import studio.kriegsspiel.terrain.GridGeometry;

/** Numbers the patches of cells of one class that hang together by their sides. */
final class CellPatches {
  private static final int NONE = -1;

  private final int columns;
  private final int rows;
  private final int[] patch;
  private final int count;

  CellPatches(GridGeometry grid, byte[] classes, byte wanted) {
    this.columns = grid.columns();
    this.rows = grid.rows();
    this.patch = new int[classes.length];
    Arrays.fill(patch, NONE);
    int found = 0;
    int[] open = new int[1024];
    for (int i = 0; i < classes.length; i++) {
      if (classes[i] == wanted && patch[i] == NONE) {
        open = flood(i, found++, classes, wanted, open);
      }
    }
    this.count = found;
  }

  private int[] flood(int first, int number, byte[] classes, byte wanted, int[] stack) {
    int[] open = stack;
    int size = 0;
    open[size++] = first;
    patch[first] = number;
    while (size > 0) {
      int cell = open[--size];
      int column = cell % columns;
      if (size + 4 > open.length) {
        open = Arrays.copyOf(open, open.length * 2);
      }
      int[] beside = {
        column > 0 ? cell - 1 : NONE,
        column < columns - 1 ? cell + 1 : NONE,
        cell - columns,
        cell + columns < classes.length ? cell + columns : NONE
      };
      for (int next : beside) {
        if (next >= 0 && classes[next] == wanted && patch[next] == NONE) {
          patch[next] = number;
          open[size++] = next;
        }
      }
    }
    return open;
  }

  /** Number of patches. */
  int count() {
    return count;
  }

  /** The patch of a cell, below 0 for cells of other classes and beyond the edge. */
  int at(int column, int row) {
    return column < 0 || row < 0 || column >= columns || row >= rows
        ? NONE
        : patch[row * columns + column];
  }
}
