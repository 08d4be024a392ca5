package studio.kriegsspiel.terrain.surface;

import java.util.List;
import java.util.function.DoubleConsumer;
import studio.kriegsspiel.terrain.ElevationGrid;
import studio.kriegsspiel.terrain.Feature;
import studio.kriegsspiel.terrain.GridGeometry;
import studio.kriegsspiel.terrain.GroundException;

/**
 * Heights from contours and spot heights: the surface of least curvature through them, found from
 * coarse to fine. Hilltops rise above their highest contour instead of being cut flat; ridge and
 * valley lines may be sharp.
 */
public final class ContourSurface {
  /** At the finest level; coarser ones, which carry shapes far, get more. */
  private static final int ROUNDS = 16;

  private static final int COARSEST = 12;
  private static final long MOST_CELLS = 30_000_000;
  private static final int LEAST_POINTS = 3;

  private ContourSurface() {}

  /**
   * Builds the surface.
   *
   * @param features contours and spot heights with heights; ridges and valleys; others do not count
   * @param progress hears the share done, and may throw to end the work
   * @throws GroundException if there are too few heights, all in one, or too many cells
   */
  public static ElevationGrid of(
      List<Feature> features, GridGeometry grid, DoubleConsumer progress) {
    HeightPoints points = HeightPoints.of(features, grid);
    if (points.known.size() < LEAST_POINTS) {
      throw new GroundException(
          "the contours and spot heights",
          "give " + points.known.size() + " heights on the terrain",
          "draw more, and give each its height in metres");
    }
    if (grid.size() > MOST_CELLS) {
      throw new GroundException(
          "the surface of contours",
          "would have %d x %d cells".formatted(grid.columns(), grid.rows()),
          "choose larger cells");
    }
    double[] z = solve(points, grid, 1, progress);
    float[] heights = new float[grid.size()];
    int wide = Math.max(2, grid.columns());
    for (int i = 0; i < heights.length; i++) {
      heights[i] = (float) z[i / grid.columns() * wide + i % grid.columns()];
    }
    return ElevationGrid.adopting(grid, heights);
  }

  private static double[] solve(
      HeightPoints points, GridGeometry grid, int factor, DoubleConsumer progress) {
    int columns = Math.max(2, (grid.columns() + factor - 1) / factor);
    int rows = Math.max(2, (grid.rows() + factor - 1) / factor);
    PlateLevel level =
        new PlateLevel(
            columns,
            rows,
            inCells(points.known, grid, factor),
            inCells(points.sharp, grid, factor));
    double[] start;
    if (Math.min(columns, rows) <= COARSEST) {
      start = level.level();
    } else {
      int coarseColumns = Math.max(2, (grid.columns() + 2 * factor - 1) / (2 * factor));
      int coarseRows = Math.max(2, (grid.rows() + 2 * factor - 1) / (2 * factor));
      double[] coarse = solve(points, grid, factor * 2, progress);
      start =
          new PlateLevel(coarseColumns, coarseRows, List.of(), List.of())
              .refined(coarse, columns, rows);
    }
    progress.accept(1.0 / factor);
    level.relax(start, ROUNDS * Math.min(factor, 8), 1e-4);
    return start;
  }

  private static List<double[]> inCells(List<double[]> points, GridGeometry grid, int factor) {
    double cell = grid.cellMetres() * factor;
    return points.stream()
        .map(
            point -> {
              double[] at = point.clone();
              at[0] = (point[0] - grid.west()) / cell - 0.5;
              at[1] = (grid.north() - point[1]) / cell - 0.5;
              return at;
            })
        .filter(
            at ->
                at[0] >= -0.5
                    && at[1] >= -0.5
                    && at[0] <= (double) grid.columns() / factor
                    && at[1] <= (double) grid.rows() / factor)
        .toList();
  }
}
