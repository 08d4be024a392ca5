package studio.kriegsspiel.terrain.surface;

import java.util.List;
import java.util.Optional;
import java.util.function.DoubleConsumer;
import studio.kriegsspiel.terrain.GridGeometry;

/** Bends a plate through points from coarse grids to fine ones, so that shapes are carried far. */
final class PlateSolver {
  private static final int COARSEST = 12;
  private static final int COARSE_ROUNDS = 8;
  private static final double ENOUGH = 1e-4;

  private final HeightPoints points;
  private final GridGeometry grid;
  private final Optional<HeldRim> rim;
  private final int rounds;
  private final DoubleConsumer progress;

  /**
   * A solver.
   *
   * @param rim what lies around and keeps its heights, if anything
   * @param rounds at the finest level; coarser ones get more
   * @param progress hears the share done
   */
  PlateSolver(
      HeightPoints points,
      GridGeometry grid,
      Optional<HeldRim> rim,
      int rounds,
      DoubleConsumer progress) {
    this.points = points;
    this.grid = grid;
    this.rim = rim;
    this.rounds = rounds;
    this.progress = progress;
  }

  /** Heights in rows of at least two columns. */
  double[] solve() {
    return solve(1);
  }

  private double[] solve(int factor) {
    int columns = Math.max(2, (grid.columns() + factor - 1) / factor);
    int rows = Math.max(2, (grid.rows() + factor - 1) / factor);
    PlateLevel level =
        new PlateLevel(columns, rows, inCells(points.known, factor), inCells(points.sharp, factor));
    double[] start;
    if (Math.min(columns, rows) <= COARSEST) {
      start = level.level();
    } else {
      int coarseColumns = Math.max(2, (grid.columns() + 2 * factor - 1) / (2 * factor));
      int coarseRows = Math.max(2, (grid.rows() + 2 * factor - 1) / (2 * factor));
      double[] coarse = solve(factor * 2);
      start =
          new PlateLevel(coarseColumns, coarseRows, List.of(), List.of())
              .refined(coarse, columns, rows);
    }
    rim.ifPresent(
        around -> {
          double cell = grid.cellMetres() * factor;
          around.hold(
              new GridGeometry(columns, rows, grid.west(), grid.north(), cell), level, start);
        });
    progress.accept(1.0 / factor);
    level.relax(start, rounds * Math.min(factor, COARSE_ROUNDS), ENOUGH);
    return start;
  }

  private List<double[]> inCells(List<double[]> all, int factor) {
    double cell = grid.cellMetres() * factor;
    return all.stream()
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
