package studio.kriegsspiel.terrain.march;

import java.util.Arrays;
import org.locationtech.jts.geom.Coordinate;
import studio.kriegsspiel.terrain.GridGeometry;
import studio.kriegsspiel.terrain.MapPoint;

/**
 * Spreads from a start over cells and roads. Over cells it solves the eikonal equation (fast
 * marching, J. A. Sethian 1996), so that distances are true in every direction and not only along
 * the grid; along roads it adds up true lengths. Round the start, where fast marching is weakest,
 * straight lines are measured instead.
 */
final class MarchSearch {

  /** Radius round the start that is measured by straight lines, in cells. */
  private static final int MEASURED = 20;

  /** Times that improve by less are left alone; a share. */
  private static final float WORTH_WHILE = 1 - 1e-5f;

  private final MarchGround ground;
  private final GridGeometry grid;
  private final RoadNet roads;
  private final int columns;
  private final int rows;
  private final float cell;
  private final float[] slowness;
  private final float[] roadSlowness;
  private final float[] times;
  private final float limit;
  private final BucketQueue queue;

  MarchSearch(MarchGround ground, MarchRates rates, double mostMinutes) {
    this.ground = ground;
    this.grid = ground.grid();
    this.roads = ground.roads();
    this.columns = grid.columns();
    this.rows = grid.rows();
    this.cell = (float) grid.cellMetres();
    this.slowness = ground.slowness(rates);
    this.roadSlowness = ground.roadSlowness(rates);
    this.limit = (float) mostMinutes;
    this.times = new float[grid.size() + roads.size()];
    Arrays.fill(times, Float.POSITIVE_INFINITY);
    this.queue = new BucketQueue(Math.max(1e-6, least() * cell / 2));
  }

  private float least() {
    float least = Float.POSITIVE_INFINITY;
    for (float each : slowness) {
      least = Math.min(least, each);
    }
    for (float each : roadSlowness) {
      least = Math.min(least, each);
    }
    return least == Float.POSITIVE_INFINITY ? 1 : least;
  }

  MarchTimes run(MapPoint start) {
    begin(start);
    for (int node = queue.pop(); node >= 0; node = queue.pop()) {
      float time = times[node];
      if (queue.isPast(time) || time > limit) {
        continue;
      }
      if (node < grid.size()) {
        leaveCell(node, time);
      } else {
        leaveRoad(node - grid.size(), time);
      }
    }
    return new MarchTimes(ground, start, slowness, roadSlowness, times, limit);
  }

  private void begin(MapPoint start) {
    int column = grid.columnOf(start.x());
    int row = grid.rowOf(start.y());
    if (!grid.has(column, row)) {
      throw new IllegalArgumentException("The start at " + start + " is not on the ground.");
    }
    for (int r = Math.max(0, row - MEASURED); r <= Math.min(rows - 1, row + MEASURED); r++) {
      for (int c = Math.max(0, column - MEASURED);
          c <= Math.min(columns - 1, column + MEASURED);
          c++) {
        double east = grid.centreX(c) - start.x();
        double north = grid.centreY(r) - start.y();
        if (Math.hypot(c - column, r - row) <= MEASURED) {
          improve(grid.index(c, r), (float) straight(start, east, north));
        }
      }
    }
    for (int r = row - 1; r <= row + 1; r++) {
      for (int c = column - 1; c <= column + 1; c++) {
        if (grid.has(c, r)) {
          for (int node : roads.in(grid.index(c, r))) {
            Coordinate point = roads.point(node);
            double metres = Math.hypot(point.x - start.x(), point.y - start.y());
            float slow = Math.min(slowness[grid.index(c, r)], roadSlowness[node]);
            improve(grid.size() + node, (float) (metres * slow));
          }
        }
      }
    }
  }

  /** Minutes along a straight line off the road, infinite where it meets what nobody passes. */
  private double straight(MapPoint start, double east, double north) {
    double metres = Math.hypot(east, north);
    int samples = Math.max(1, (int) Math.ceil(metres / cell * 2));
    double sum = 0;
    for (int i = 0; i < samples; i++) {
      double share = (i + 0.5) / samples;
      int c = grid.columnOf(start.x() + east * share);
      int r = grid.rowOf(start.y() + north * share);
      sum += slowness[grid.index(c, r)];
    }
    return metres * sum / samples;
  }

  private void improve(int node, float time) {
    if (time < times[node] * WORTH_WHILE) {
      times[node] = time;
      queue.push(node, time);
    }
  }

  private void leaveCell(int at, float time) {
    int column = at % columns;
    int row = at / columns;
    if (column > 0) {
      enter(at - 1, column - 1, row);
    }
    if (column < columns - 1) {
      enter(at + 1, column + 1, row);
    }
    if (row > 0) {
      enter(at - columns, column, row - 1);
    }
    if (row < rows - 1) {
      enter(at + columns, column, row + 1);
    }
    if (roads.size() > 0) {
      for (int node : roads.in(at)) {
        improve(grid.size() + node, time + (float) fromCentre(at, node) * slowness[at]);
      }
    }
  }

  /** Solves for the time of a cell from the earliest of its neighbours in both directions. */
  private void enter(int at, int column, int row) {
    float slow = slowness[at];
    if (slow == Float.POSITIVE_INFINITY) {
      return;
    }
    float across = Float.POSITIVE_INFINITY;
    if (column > 0) {
      across = times[at - 1];
    }
    if (column < columns - 1) {
      across = Math.min(across, times[at + 1]);
    }
    float along = Float.POSITIVE_INFINITY;
    if (row > 0) {
      along = times[at - columns];
    }
    if (row < rows - 1) {
      along = Math.min(along, times[at + columns]);
    }
    float step = slow * cell;
    float gap = Math.abs(across - along);
    float time;
    if (gap >= step || Float.isNaN(gap)) {
      time = Math.min(across, along) + step;
    } else {
      time = (across + along + (float) Math.sqrt(2 * step * step - gap * gap)) / 2;
    }
    improve(at, time);
  }

  private void leaveRoad(int node, float time) {
    for (int next : roads.along(node)) {
      if (next >= 0) {
        onRoad(node, next, time);
      }
    }
    for (int next : roads.junctions(node, grid)) {
      onRoad(node, next, time);
    }
    int at = roads.cell(node);
    if (slowness[at] != Float.POSITIVE_INFINITY) {
      improve(at, time + (float) fromCentre(at, node) * slowness[at]);
    }
  }

  private void onRoad(int node, int next, float time) {
    float slow = (roadSlowness[node] + roadSlowness[next]) / 2;
    if (slow != Float.POSITIVE_INFINITY) {
      double metres = roads.point(node).distance(roads.point(next));
      improve(grid.size() + next, time + (float) metres * slow);
    }
  }

  private double fromCentre(int at, int node) {
    Coordinate point = roads.point(node);
    return Math.hypot(point.x - grid.centreX(at % columns), point.y - grid.centreY(at / columns));
  }
}
