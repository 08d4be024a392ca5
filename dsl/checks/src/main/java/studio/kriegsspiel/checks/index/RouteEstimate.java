package studio.kriegsspiel.checks.index;

import java.util.Arrays;
import java.util.Optional;
import java.util.PriorityQueue;
import studio.kriegsspiel.terrain.GridGeometry;
import studio.kriegsspiel.terrain.MapPoint;

/**
 * The quickest way of one kind of troops between two points, over roads, woods and slopes at the
 * rates of the march table: Dijkstra's search over a grid of at least 25 m, from each cell to its
 * eight neighbours. Such a way is up to 8 % longer than a way that may take any direction, so an
 * estimate that is too long by less proves nothing. Halts and the length of the column do not
 * count.
 *
 * @param metres the length of the way
 * @param minutes the time for it
 * @param cellMetres the side of the grid's cells
 */
public record RouteEstimate(double metres, double minutes, double cellMetres) {
  /** The share by which a way along eight directions may be too long. */
  public static final double EXCESS = 0.082;

  /** The shortest time this estimate leaves possible, in minutes. */
  public double leastMinutes() {
    return minutes / (1 + EXCESS);
  }

  /** The quickest way, nothing if there is none on this map. */
  static Optional<RouteEstimate> between(MapPoint from, MapPoint to, CostGrid grid) {
    return new Search(grid, grid.cellOf(from.x(), from.y()), grid.cellOf(to.x(), to.y()), to)
        .run(from);
  }

  /** One search. */
  private static final class Search {
    private final CostGrid grid;
    private final int start;
    private final int goal;
    private final MapPoint to;
    private final double[] minutes;
    private final double[] metres;

    Search(CostGrid grid, int start, int goal, MapPoint to) {
      this.grid = grid;
      this.start = start;
      this.goal = goal;
      this.to = to;
      this.minutes = new double[grid.geometry().size()];
      this.metres = new double[grid.geometry().size()];
      Arrays.fill(minutes, Double.POSITIVE_INFINITY);
    }

    private record Reached(int cell, double minutes) {}

    Optional<RouteEstimate> run(MapPoint from) {
      double cell = grid.geometry().cellMetres();
      if (start == goal) {
        double way = from.distanceMetres(to);
        double speed = grid.speed(start);
        return speed > 0
            ? Optional.of(new RouteEstimate(way, way / speed, cell))
            : Optional.empty();
      }
      PriorityQueue<Reached> open =
          new PriorityQueue<>((a, b) -> Double.compare(a.minutes(), b.minutes()));
      minutes[start] = 0;
      open.add(new Reached(start, 0));
      while (!open.isEmpty()) {
        Reached next = open.poll();
        if (next.cell() == goal) {
          return Optional.of(new RouteEstimate(metres[goal], minutes[goal], cell));
        }
        if (next.minutes() <= minutes[next.cell()]) {
          spread(next.cell(), open);
        }
      }
      return Optional.empty();
    }

    private void spread(int cell, PriorityQueue<Reached> open) {
      GridGeometry geometry = grid.geometry();
      int column = cell % geometry.columns();
      int row = cell / geometry.columns();
      for (int dy = -1; dy <= 1; dy++) {
        for (int dx = -1; dx <= 1; dx++) {
          if ((dx != 0 || dy != 0) && geometry.has(column + dx, row + dy)) {
            step(cell, geometry.index(column + dx, row + dy), open);
          }
        }
      }
    }

    /**
     * Half of a step is made at the speed of either cell; the ends may be left or entered anyhow.
     */
    private void step(int from, int into, PriorityQueue<Reached> open) {
      double leaving = from == start ? startSpeed(into) : grid.speed(from);
      double entering = into == goal ? goalSpeed(from) : grid.speed(into);
      if (leaving <= 0 || entering <= 0) {
        return;
      }
      int columns = grid.geometry().columns();
      boolean straight = from / columns == into / columns || from % columns == into % columns;
      double length = grid.geometry().cellMetres() * (straight ? 1 : Math.sqrt(2));
      double time = minutes[from] + length / 2 / leaving + length / 2 / entering;
      if (time < minutes[into]) {
        minutes[into] = time;
        metres[into] = metres[from] + length;
        open.add(new Reached(into, time));
      }
    }

    private double startSpeed(int into) {
      return grid.speed(start) > 0 ? grid.speed(start) : grid.speed(into);
    }

    private double goalSpeed(int from) {
      return grid.speed(goal) > 0 ? grid.speed(goal) : grid.speed(from);
    }
  }
}
