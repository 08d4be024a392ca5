package studio.kriegsspiel.importer.raster;

import java.util.Arrays;
import studio.kriegsspiel.terrain.GridGeometry;

/**
 * Fills holes in heights with the smoothest sheet that meets their rims: each cell becomes the mean
 * of its neighbours. Voids that touch the edge of the grid stay, as nothing bounds them.
 */
final class VoidFiller {
  private static final int SWEEPS = 400;
  private static final double OVERSHOOT = 1.7;

  private final GridGeometry geometry;
  private final float[] heights;

  VoidFiller(GridGeometry geometry, float[] heights) {
    this.geometry = geometry;
    this.heights = heights;
  }

  /** Fills holes of at most so many cells; returns the cells filled, in rising order. */
  int[] fill(int mostCells) {
    int[] found = holes(mostCells);
    if (found.length == 0) {
      return found;
    }
    startFromRims(found);
    for (int sweep = 0; sweep < SWEEPS; sweep++) {
      double change = 0;
      for (int at : found) {
        double step = meanOfNeighbours(at) - heights[at];
        heights[at] += (float) (step * OVERSHOOT);
        change = Math.max(change, Math.abs(step));
      }
      if (change < 0.005) {
        break;
      }
    }
    return found;
  }

  private int[] holes(int mostCells) {
    boolean[] seen = new boolean[heights.length];
    int[] queue = new int[mostCells + 1];
    int[] found = new int[0];
    for (int start = 0; start < heights.length; start++) {
      if (!Float.isNaN(heights[start]) || seen[start]) {
        continue;
      }
      int[] hole = flood(start, seen, queue, mostCells);
      if (hole.length > 0) {
        int before = found.length;
        found = Arrays.copyOf(found, before + hole.length);
        System.arraycopy(hole, 0, found, before, hole.length);
      }
    }
    Arrays.sort(found);
    return found;
  }

  /** The cells of a hole, none if it is too large or touches the edge. */
  private int[] flood(int start, boolean[] seen, int[] shared, int mostCells) {
    int[] queue = shared;
    int head = 0;
    int tail = 0;
    boolean bounded = true;
    int size = 0;
    queue[tail++] = start;
    seen[start] = true;
    java.util.ArrayDeque<Integer> beyond = new java.util.ArrayDeque<>();
    while (head < tail || !beyond.isEmpty()) {
      int at = head < tail ? queue[head++] : beyond.remove();
      size++;
      int column = at % geometry.columns();
      int row = at / geometry.columns();
      bounded &=
          column > 0 && row > 0 && column < geometry.columns() - 1 && row < geometry.rows() - 1;
      for (int side = 0; side < 4; side++) {
        int c = column + (side == 0 ? 1 : side == 1 ? -1 : 0);
        int r = row + (side == 2 ? 1 : side == 3 ? -1 : 0);
        int next = geometry.index(c, r);
        if (geometry.has(c, r) && Float.isNaN(heights[next]) && !seen[next]) {
          seen[next] = true;
          if (tail < queue.length) {
            queue[tail++] = next;
          } else {
            beyond.add(next);
          }
        }
      }
    }
    return bounded && size <= mostCells ? Arrays.copyOf(queue, size) : new int[0];
  }

  /** Gives the cells of holes a first height, ring by ring from their rims. */
  private void startFromRims(int[] found) {
    int[] left = found;
    while (left.length > 0) {
      float[] first = new float[left.length];
      int kept = 0;
      int[] next = new int[left.length];
      for (int i = 0; i < left.length; i++) {
        first[i] = (float) meanOfNeighbours(left[i]);
      }
      for (int i = 0; i < left.length; i++) {
        if (Float.isNaN(first[i])) {
          next[kept++] = left[i];
        } else {
          heights[left[i]] = first[i];
        }
      }
      if (kept == left.length) {
        return;
      }
      left = Arrays.copyOf(next, kept);
    }
  }

  private double meanOfNeighbours(int at) {
    int columns = geometry.columns();
    float[] around = {
      heights[at - 1], heights[at + 1], heights[at - columns], heights[at + columns]
    };
    double sum = 0;
    int count = 0;
    for (float height : around) {
      if (!Float.isNaN(height)) {
        sum += height;
        count++;
      }
    }
    return count == 0 ? Double.NaN : sum / count;
  }
}
