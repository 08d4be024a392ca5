package studio.kriegsspiel.importer.raster;

import java.util.Arrays;

/**
 * The smoothest sheet over a hole that meets its rim: each cell becomes the mean of its neighbours.
 * The hole must not touch the edge of the grid.
 */
final class Membrane {
  private static final int SWEEPS = 400;
  private static final double OVERSHOOT = 1.7;
  private static final double STILL_METRES = 0.005;

  private final float[] heights;
  private final int columns;
  private final int[] hole;

  /**
   * Prepares it.
   *
   * @param heights of a grid, row by row
   * @param columns of the grid
   * @param hole its cells in rising order
   */
  Membrane(float[] heights, int columns, int[] hole) {
    this.heights = heights;
    this.columns = columns;
    this.hole = hole;
  }

  /** Gives the cells of the hole their heights. */
  void stretch() {
    startFromRim();
    for (int sweep = 0; sweep < SWEEPS; sweep++) {
      double change = 0;
      for (int at : hole) {
        double step = meanOfNeighbours(at) - heights[at];
        heights[at] += (float) (step * OVERSHOOT);
        change = Math.max(change, Math.abs(step));
      }
      if (change < STILL_METRES) {
        return;
      }
    }
  }

  /** Gives the cells a first height, ring by ring from the rim. */
  private void startFromRim() {
    int[] left = hole;
    while (left.length > 0) {
      float[] first = new float[left.length];
      for (int i = 0; i < left.length; i++) {
        first[i] = (float) meanOfNeighbours(left[i]);
      }
      int kept = 0;
      int[] next = new int[left.length];
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
    double sum = 0;
    int count = 0;
    for (int side = 0; side < 4; side++) {
      float height =
          heights[
              side == 0 ? at - 1 : side == 1 ? at + 1 : side == 2 ? at - columns : at + columns];
      if (!Float.isNaN(height)) {
        sum += height;
        count++;
      }
    }
    return count == 0 ? Double.NaN : sum / count;
  }
}
