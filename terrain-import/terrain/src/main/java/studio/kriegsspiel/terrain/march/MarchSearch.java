package studio.kriegsspiel.terrain.march;

import java.util.Arrays;
import java.util.concurrent.CancellationException;
import org.jspecify.annotations.Nullable;
import org.locationtech.jts.geom.Coordinate;
import studio.kriegsspiel.terrain.GridGeometry;
import studio.kriegsspiel.terrain.MapPoint;

/**
 * Spreads from a start over cells and roads in the order of time. Along roads it adds up true
 * lengths; how it spreads from cell to cell is its subclasses' to say. Round the start, where such
 * spreading is weakest, straight lines are measured instead.
 */
abstract class MarchSearch {

  /** Radius round the start that is measured by straight lines, in cells. */
  private static final int MEASURED = 20;

  /** How far beyond a goal the search goes on, in cells. */
  private static final float AROUND = 3;

  /** How often the search looks whether anybody still waits for it: every 4096 steps. */
  private static final int LOOK_UP = 0xfff;

  /** Times that improve by less are left alone; a share. */
  private static final float WORTH_WHILE = 1 - 1e-5f;

  final MarchGround ground;
  final GridGeometry grid;
  final float cell;
  final TileOrder order;
  final float[] times;
  private final MarchTiles tiles;
  private final RoadNet roads;
  private final Paces paces;
  private final BucketQueue queue;
  private final float limit;
  private int steps;

  MarchSearch(MarchGround ground, Paces paces, double mostMinutes) {
    this.ground = ground;
    this.grid = ground.grid();
    this.roads = ground.roads();
    this.cell = (float) grid.cellMetres();
    this.paces = paces;
    this.limit = (float) mostMinutes;
    this.tiles = ground.tiles();
    this.order = tiles.order();
    this.times = new float[order.size() + roads.size()];
    Arrays.fill(times, Float.POSITIVE_INFINITY);
    double least = paces.leastPerMetre();
    this.queue = new BucketQueue(Math.max(1e-6, (least < 1e30 ? least : 1) * cell / 2));
  }

  /** Spreads from a cell, given by its position in the order of tiles, to its neighbours. */
  abstract void spread(int at, float time);

  /**
   * Runs to the end, or until a goal is reached: then only times on the way to it are final.
   *
   * @param goal where to stop, everywhere if null
   * @throws CancellationException if the thread is interrupted
   */
  MarchTimes run(MapPoint start, @Nullable MapPoint goal) {
    begin(start);
    int wanted = goal == null ? -1 : cellOf(goal);
    float last = limit;
    for (int node = queue.pop(); node >= 0; node = queue.pop()) {
      float time = times[node];
      if ((++steps & LOOK_UP) == 0 && Thread.currentThread().isInterrupted()) {
        throw new CancellationException("the search for a way was broken off");
      }
      if (queue.isPast(time) || time > last) {
        continue;
      }
      if (wanted >= 0 && cellOf(node) == wanted) {
        // The cells beside it count as well, as times between their middles are interpolated.
        last = Math.min(last, time + (float) paces.overCell(wanted, AROUND * cell, 0));
      }
      if (node < order.size()) {
        leaveCell(node, time);
      } else {
        leaveRoad(node - order.size(), time);
      }
    }
    return new MarchTimes(ground, start, paces, times, limit);
  }

  /** The cell of a node in row order. */
  private int cellOf(int node) {
    return node < order.size() ? order.cell(node) : roads.cell(node - order.size());
  }

  private int cellOf(MapPoint point) {
    int column = grid.columnOf(point.x());
    int row = grid.rowOf(point.y());
    return grid.has(column, row) ? grid.index(column, row) : -1;
  }

  private void begin(MapPoint start) {
    int column = grid.columnOf(start.x());
    int row = grid.rowOf(start.y());
    if (!grid.has(column, row)) {
      throw new IllegalArgumentException("The start at " + start + " is not on the ground.");
    }
    for (int r = Math.max(0, row - MEASURED); r <= Math.min(grid.rows() - 1, row + MEASURED); r++) {
      for (int c = Math.max(0, column - MEASURED);
          c <= Math.min(grid.columns() - 1, column + MEASURED);
          c++) {
        if ((c - column) * (c - column) + (r - row) * (r - row) <= MEASURED * MEASURED) {
          double x = grid.centreX(c);
          double y = grid.centreY(r);
          improve(order.position(c, r), (float) straight(start, x, y));
        }
      }
    }
    for (int r = row - 1; r <= row + 1; r++) {
      for (int c = column - 1; c <= column + 1; c++) {
        if (grid.has(c, r)) {
          for (int node : roads.in(grid.index(c, r))) {
            Coordinate point = roads.point(node);
            double metres = Math.hypot(point.x - start.x(), point.y - start.y());
            double overGround = paces.overCell(grid.index(c, r), metres, 0);
            improve(
                order.size() + node,
                (float) Math.min(overGround, roads.onRoad(node, metres, paces)));
          }
        }
      }
    }
  }

  /** Minutes along a straight line off the road, infinite where it meets what nobody passes. */
  private double straight(MapPoint start, double toX, double toY) {
    double east = toX - start.x();
    double north = toY - start.y();
    double metres = Math.hypot(east, north);
    int samples = Math.max(1, (int) Math.ceil(metres / cell * 2));
    double sum = 0;
    boolean rises = paces.heedsRises();
    double before = rises ? ground.heightAt(start.x(), start.y()) : 0;
    for (int i = 0; i < samples && sum < Double.POSITIVE_INFINITY; i++) {
      double middle = (i + 0.5) / samples;
      double end = (i + 1.0) / samples;
      double height = rises ? ground.heightAt(start.x() + east * end, start.y() + north * end) : 0;
      int c = grid.columnOf(start.x() + east * middle);
      int r = grid.rowOf(start.y() + north * middle);
      sum += paces.overCell(grid.index(c, r), metres / samples, height - before);
      before = height;
    }
    return sum;
  }

  final void improve(int node, float time) {
    float before = times[node];
    if (time < before * WORTH_WHILE) {
      times[node] = time;
      queue.hasten(node, before, time);
    }
  }

  private void leaveCell(int at, float time) {
    spread(at, time);
    if (tiles.hasRoad(at)) {
      int here = order.cell(at);
      for (int node : roads.in(here)) {
        double across = paces.overCell(here, roads.fromCentre(node, grid), 0);
        improve(order.size() + node, time + (float) across);
      }
    }
  }

  private void leaveRoad(int node, float time) {
    for (int next : roads.along(node)) {
      if (next >= 0) {
        improve(order.size() + next, time + (float) paces.alongRoad(node, next));
      }
    }
    for (int next : roads.junctions(node, grid)) {
      improve(order.size() + next, time + (float) paces.alongRoad(node, next));
    }
    int at = roads.cell(node);
    double across = paces.overCell(at, roads.fromCentre(node, grid), 0);
    improve(order.position(at), time + (float) across);
  }
}
