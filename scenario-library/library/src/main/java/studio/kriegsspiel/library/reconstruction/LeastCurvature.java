package studio.kriegsspiel.library.reconstruction;

import java.util.Arrays;
import java.util.List;
import studio.kriegsspiel.terrain.GridGeometry;

/**
 * The smoothest surface through given heights: least curvature under a little tension (W. H. F.
 * Smith and P. Wessel, Geophysics 55, 1990), solved from coarse grids to fine ones by
 * over-relaxation. Tension keeps it from swinging beyond the figures where they lie far apart.
 *
 * <p>It is not the surface of {@code terrain.surface}, which is made for contours that lie close
 * and has next to no tension: through the sparse figures of Mont-Saint-Jean the two differ by 1.5 m
 * RMS and by up to 7 m.
 */
final class LeastCurvature {

  private static final double TENSION = 0.3;
  private static final double RELAXATION = 1.35;
  private static final int[] FACTORS = {16, 8, 4, 2, 1};
  private static final int[] SWEEPS = {600, 300, 200, 120, 80};

  private LeastCurvature() {}

  /** A height that the surface passes through. */
  record Fixed(double x, double y, double height) {}

  /**
   * Solves at the centres of a grid's cells, row by row from the north-west.
   *
   * @param fixed at least one height inside the grid
   */
  static double[] solve(GridGeometry grid, List<Fixed> fixed) {
    Level above = null;
    double[] heights = new double[0];
    for (int i = 0; i < FACTORS.length; i++) {
      Level level = Level.of(grid, FACTORS[i], fixed);
      heights = above == null ? level.meanEverywhere() : level.refine(above, heights);
      level.relax(heights, SWEEPS[i]);
      above = level;
    }
    return heights;
  }

  /** One grid of the cascade and the heights that fall into its cells, NaN where none does. */
  private record Level(GridGeometry grid, double[] given) {

    static Level of(GridGeometry finest, int factor, List<Fixed> fixed) {
      GridGeometry grid =
          new GridGeometry(
              (finest.columns() + factor - 1) / factor,
              (finest.rows() + factor - 1) / factor,
              finest.west(),
              finest.north(),
              finest.cellMetres() * factor);
      double[] sums = new double[grid.size()];
      int[] counts = new int[grid.size()];
      for (Fixed each : fixed) {
        int column = grid.columnOf(each.x());
        int row = grid.rowOf(each.y());
        if (grid.has(column, row)) {
          sums[grid.index(column, row)] += each.height();
          counts[grid.index(column, row)]++;
        }
      }
      for (int i = 0; i < sums.length; i++) {
        sums[i] = counts[i] == 0 ? Double.NaN : sums[i] / counts[i];
      }
      return new Level(grid, sums);
    }

    double[] meanEverywhere() {
      double mean =
          Arrays.stream(given).filter(each -> !Double.isNaN(each)).average().orElseThrow();
      double[] heights = new double[given.length];
      Arrays.fill(heights, mean);
      return heights;
    }

    double[] refine(Level coarse, double[] from) {
      double[] heights = new double[given.length];
      for (int row = 0; row < grid.rows(); row++) {
        double v = (coarse.grid.north() - grid.centreY(row)) / coarse.grid.cellMetres() - 0.5;
        for (int column = 0; column < grid.columns(); column++) {
          double u = (grid.centreX(column) - coarse.grid.west()) / coarse.grid.cellMetres() - 0.5;
          heights[grid.index(column, row)] = coarse.bilinear(from, u, v);
        }
      }
      return heights;
    }

    private double bilinear(double[] heights, double u, double v) {
      int column = (int) Math.max(0, Math.min(grid.columns() - 2.0, Math.floor(u)));
      int row = (int) Math.max(0, Math.min(grid.rows() - 2.0, Math.floor(v)));
      double right = u - column;
      double below = v - row;
      int at = grid.index(column, row);
      double north = heights[at] + (heights[at + 1] - heights[at]) * right;
      int south = at + grid.columns();
      double beneath = heights[south] + (heights[south + 1] - heights[south]) * right;
      return north + (beneath - north) * below;
    }

    void relax(double[] heights, int sweeps) {
      for (int i = 0; i < given.length; i++) {
        if (!Double.isNaN(given[i])) {
          heights[i] = given[i];
        }
      }
      for (int sweep = 0; sweep < sweeps; sweep++) {
        for (int row = 0; row < grid.rows(); row++) {
          for (int column = 0; column < grid.columns(); column++) {
            int at = grid.index(column, row);
            if (Double.isNaN(given[at])) {
              heights[at] += RELAXATION * (target(heights, column, row) - heights[at]);
            }
          }
        }
      }
    }

    /** The height at which a cell has neither curvature of curvature nor sag. */
    private double target(double[] heights, int column, int row) {
      boolean inside =
          column > 1 && row > 1 && column < grid.columns() - 2 && row < grid.rows() - 2;
      double beside = 0;
      double diagonal = 0;
      double beyond = 0;
      if (inside) {
        int at = grid.index(column, row);
        int width = grid.columns();
        beside = heights[at - 1] + heights[at + 1] + heights[at - width] + heights[at + width];
        diagonal =
            heights[at - width - 1]
                + heights[at - width + 1]
                + heights[at + width - 1]
                + heights[at + width + 1];
        beyond =
            heights[at - 2] + heights[at + 2] + heights[at - 2 * width] + heights[at + 2 * width];
      } else {
        for (int step = -1; step <= 1; step += 2) {
          beside += near(heights, column + step, row) + near(heights, column, row + step);
          diagonal += near(heights, column + step, row - 1) + near(heights, column + step, row + 1);
          beyond += near(heights, column + 2 * step, row) + near(heights, column, row + 2 * step);
        }
      }
      double bend = (8 * beside - 2 * diagonal - beyond) * (1 - TENSION);
      return (bend + beside * TENSION) / (20 * (1 - TENSION) + 4 * TENSION);
    }

    private double near(double[] heights, int column, int row) {
      int inColumn = Math.max(0, Math.min(grid.columns() - 1, column));
      int inRow = Math.max(0, Math.min(grid.rows() - 1, row));
      return heights[grid.index(inColumn, inRow)];
    }
  }
}
