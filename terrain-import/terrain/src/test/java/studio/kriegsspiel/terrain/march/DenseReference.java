package studio.kriegsspiel.terrain.march;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.PriorityQueue;
import studio.kriegsspiel.terrain.ElevationGrid;
import studio.kriegsspiel.terrain.GridGeometry;

/**
 * The truth that march times are held to: a plain search over a finer grid in very many directions,
 * which adds up the cost of straight steps over the surface itself in short pieces. Slow.
 */
public final class DenseReference {

  private static final int PIECE_PER_CELL = 2;

  private final ElevationGrid.Surface surface;
  private final DirectedRates rates;
  private final GridGeometry grid;
  private final List<int[]> steps = new ArrayList<>();

  /**
   * Prepares a search over bare ground.
   *
   * @param reach how many cells the longest step goes along one axis
   */
  public DenseReference(
      ElevationGrid.Surface surface, GridGeometry grid, DirectedRates rates, int reach) {
    this.surface = surface;
    this.grid = grid;
    this.rates = rates;
    for (int r = -reach; r <= reach; r++) {
      for (int c = -reach; c <= reach; c++) {
        if (gcd(Math.abs(r), Math.abs(c)) == 1) {
          steps.add(new int[] {c, r});
        }
      }
    }
  }

  private static int gcd(int a, int b) {
    return b == 0 ? a : gcd(b, a % b);
  }

  private record Reached(int cell, double minutes) {}

  /** Minutes from the middle of a cell to the middles of all. */
  public double[] from(int column, int row) {
    double[] times = new double[grid.size()];
    Arrays.fill(times, Double.POSITIVE_INFINITY);
    PriorityQueue<Reached> open =
        new PriorityQueue<>((a, b) -> Double.compare(a.minutes(), b.minutes()));
    times[grid.index(column, row)] = 0;
    open.add(new Reached(grid.index(column, row), 0));
    while (!open.isEmpty()) {
      Reached next = open.poll();
      if (next.minutes() > times[next.cell()]) {
        continue;
      }
      int c = next.cell() % grid.columns();
      int r = next.cell() / grid.columns();
      for (int[] step : steps) {
        if (grid.has(c + step[0], r + step[1])) {
          int into = grid.index(c + step[0], r + step[1]);
          if (next.minutes() < times[into]) {
            double time = next.minutes() + cost(c, r, step);
            if (time < times[into]) {
              times[into] = time;
              open.add(new Reached(into, time));
            }
          }
        }
      }
    }
    return times;
  }

  private double cost(int column, int row, int[] step) {
    double x = grid.centreX(column);
    double y = grid.centreY(row);
    double east = step[0] * grid.cellMetres();
    double south = step[1] * grid.cellMetres();
    int pieces = PIECE_PER_CELL * Math.max(Math.abs(step[0]), Math.abs(step[1]));
    double metres = Math.hypot(east, south) / pieces;
    double before = surface.heightMetres(x, y);
    double minutes = 0;
    for (int i = 1; i <= pieces; i++) {
      double share = (double) i / pieces;
      double height = surface.heightMetres(x + east * share, y - south * share);
      double degrees = Math.toDegrees(Math.atan((height - before) / metres));
      minutes += metres / rates.metresPerMinute(Underfoot.OPEN, 0, degrees);
      before = height;
    }
    return minutes;
  }
}
