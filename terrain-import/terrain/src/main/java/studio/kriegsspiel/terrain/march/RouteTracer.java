package studio.kriegsspiel.terrain.march;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.locationtech.jts.geom.Coordinate;
import studio.kriegsspiel.terrain.GridGeometry;
import studio.kriegsspiel.terrain.MapPoint;

/**
 * Follows the times of a march back from a goal to its start: along roads from node to node, over
 * cells from edge to edge of the squares between their centres, at whatever point of an edge the
 * way is quickest. Such a way does not zigzag along the grid, and its length is true.
 */
final class RouteTracer {

  /** How far the way over ground may be straightened, in cells. */
  private static final double CELLS = 0.75;

  /** How far the way on a road may be straightened. */
  private static final double ROAD_METRES = 1;

  /** How much, in cells. */
  private static final double HAIR = 0.25;

  private static final int SHARES = 8;
  private static final int REFINEMENTS = 3;

  private final MarchGround ground;
  private final GridGeometry grid;
  private final RoadNet roads;
  private final Paces paces;
  private final TileOrder order;
  private final float[] times;
  private final MapPoint start;

  /** Where the tracing has come to: a node of the road net, or a point with -1. */
  private record Spot(int road, double x, double y, double minutes) {}

  RouteTracer(MarchGround ground, Paces paces, float[] times, MapPoint start) {
    this.ground = ground;
    this.grid = ground.grid();
    this.roads = ground.roads();
    this.order = ground.tiles().order();
    this.paces = paces;
    this.times = times;
    this.start = start;
  }

  /** The way to a goal that is reached after so many minutes. */
  MarchRoute trace(MapPoint goal, double minutes) {
    List<Spot> spots = new ArrayList<>();
    Spot spot = new Spot(-1, goal.x(), goal.y(), minutes);
    long most = 4L * (grid.columns() + grid.rows()) + times.length;
    for (long step = 0; step < most && !isAtStart(spot); step++) {
      spots.add(spot);
      Spot next = spot.road() >= 0 ? fromRoad(spot) : fromPoint(spot);
      if (next.minutes() >= spot.minutes()) {
        break;
      }
      spot = next;
    }
    if (spots.isEmpty()) {
      spots.add(spot);
    }
    spots.add(new Spot(-1, start.x(), start.y(), 0));
    Collections.reverse(spots);
    return timed(spots);
  }

  /** The way with its true times: stretches of road take as long again as they were hastened. */
  private MarchRoute timed(List<Spot> spots) {
    List<MapPoint> points = new ArrayList<>();
    List<Double> at = new ArrayList<>();
    List<Double> tolerances = new ArrayList<>();
    double late = 0;
    for (int i = 0; i < spots.size(); i++) {
      Spot spot = spots.get(i);
      if (i > 0 && spot.road() >= 0 && spots.get(i - 1).road() >= 0) {
        late += (spot.minutes() - spots.get(i - 1).minutes()) * (paces.roadsQuicker() - 1);
      }
      points.add(new MapPoint(spot.x(), spot.y()));
      at.add(spot.minutes() + late);
      // Over ground the steps of the grid go; of a road every bend is true.
      tolerances.add(spot.road() >= 0 ? ROAD_METRES : grid.cellMetres() * CELLS);
    }
    return MarchRoute.of(points, at, tolerances);
  }

  private boolean isAtStart(Spot spot) {
    return Math.hypot(spot.x() - start.x(), spot.y() - start.y()) < grid.cellMetres();
  }

  private Spot onRoad(int node) {
    Coordinate point = roads.point(node);
    return new Spot(node, point.x, point.y, times[order.size() + node]);
  }

  private Spot inCell(int cell) {
    return new Spot(
        -1,
        grid.centreX(cell % grid.columns()),
        grid.centreY(cell / grid.columns()),
        times[order.position(cell)]);
  }

  private Spot fromRoad(Spot spot) {
    int node = spot.road();
    List<Integer> beside = new ArrayList<>(roads.junctions(node, grid));
    for (int next : roads.along(node)) {
      if (next >= 0) {
        beside.add(next);
      }
    }
    Spot best = spot;
    double least = Double.POSITIVE_INFINITY;
    for (int other : beside) {
      double through = times[order.size() + other] + paces.alongRoad(other, node);
      if (through < least && times[order.size() + other] < spot.minutes()) {
        least = through;
        best = onRoad(other);
      }
    }
    int cell = roads.cell(node);
    double through =
        times[order.position(cell)] + paces.overCell(cell, roads.fromCentre(node, grid), 0);
    return through < least - hair(cell) && times[order.position(cell)] < spot.minutes()
        ? inCell(cell)
        : best;
  }

  private Spot fromPoint(Spot spot) {
    Best best = new Best(spot);
    int column = grid.columnOf(spot.x());
    int row = grid.rowOf(spot.y());
    if (grid.has(column, row)) {
      int cell = grid.index(column, row);
      for (int node : roads.in(cell)) {
        best.offer(onRoad(node), cell);
      }
      best.keepToRoad(hair(cell));
    }
    double u = (spot.x() - grid.west()) / grid.cellMetres() - 0.5;
    double v = (grid.north() - spot.y()) / grid.cellMetres() - 0.5;
    for (int r = (int) Math.ceil(v - 1 - 1e-9); r <= Math.floor(v + 1e-9); r++) {
      for (int c = (int) Math.ceil(u - 1 - 1e-9); c <= Math.floor(u + 1e-9); c++) {
        best.edge(c, r, c + 1, r);
        best.edge(c, r + 1, c + 1, r + 1);
        best.edge(c, r, c, r + 1);
        best.edge(c + 1, r, c + 1, r + 1);
      }
    }
    return best.chosen();
  }

  /**
   * Minutes that a road may seem to cost more than the ground beside it when roads are preferred:
   * times between the middles of cells are no more exact.
   */
  private double hair(int cell) {
    double across = paces.overCell(cell, grid.cellMetres(), 0);
    return paces.roadsQuicker() > 1 && Double.isFinite(across) ? HAIR * across : 0;
  }

  /** The best of all points that can be the one before. */
  private final class Best {
    private final Spot from;
    private final double height;
    private final int here;
    private final boolean passable;
    private Spot found;
    private double least = Double.POSITIVE_INFINITY;
    private Spot road;
    private double roadLeast = Double.POSITIVE_INFINITY;

    Best(Spot from) {
      this.from = from;
      this.found = from;
      this.road = from;
      this.height = paces.heedsRises() ? ground.heightAt(from.x(), from.y()) : 0;
      this.here = cellAt(from.x(), from.y());
      this.passable = paces.overCell(here, 1, 0) < Double.POSITIVE_INFINITY;
    }

    /** Remembers the best of the roads offered so far, though something be a little better. */
    void keepToRoad(double hair) {
      road = found;
      roadLeast = least - hair;
    }

    Spot chosen() {
      return road.road() >= 0 && roadLeast <= least ? road : found;
    }

    /** Offers a point; true if it is the best so far. */
    boolean offer(Spot spot, int cell) {
      if (spot.minutes() >= Math.min(from.minutes(), least)) {
        return false;
      }
      double east = spot.x() - from.x();
      double north = spot.y() - from.y();
      double metres = Math.sqrt(east * east + north * north);
      if (metres < 1e-7 * grid.cellMetres()) {
        return false;
      }
      double rise =
          spot.road() >= 0 || !paces.heedsRises()
              ? 0
              : height - ground.heightAt(spot.x(), spot.y());
      double step = paces.overCell(cell, metres, Double.isNaN(rise) ? 0 : rise);
      // In a village and the like nothing but the road can be passed.
      boolean roadOnly = spot.road() >= 0 && Double.isInfinite(step);
      double through =
          spot.minutes() + (roadOnly ? roads.onRoad(spot.road(), metres, paces) : step);
      if (through < least) {
        least = through;
        found = spot;
        return true;
      }
      return false;
    }

    void edge(int column, int row, int toColumn, int toRow) {
      if (!grid.has(column, row) || !grid.has(toColumn, toRow)) {
        return;
      }
      double first = times[order.position(column, row)];
      double second = times[order.position(toColumn, toRow)];
      if (Math.min(first, second) >= Math.min(from.minutes(), least)) {
        return; // Whoever comes from there comes later than by the best so far.
      }
      if (Double.isInfinite(first) || Double.isInfinite(second)) {
        if (Double.isFinite(first)) {
          point(column, row, toColumn, toRow, 0, first, second);
        } else if (Double.isFinite(second)) {
          point(column, row, toColumn, toRow, 1, first, second);
        }
        return;
      }
      double best = -1;
      for (int i = 0; i <= SHARES; i++) {
        double share = (double) i / SHARES;
        if (point(column, row, toColumn, toRow, share, first, second)) {
          best = share;
        }
      }
      double width = 1.0 / SHARES;
      for (int i = 0; i < REFINEMENTS && best >= 0; i++) {
        width /= 2;
        double middle = best;
        if (middle - width > 0
            && point(column, row, toColumn, toRow, middle - width, first, second)) {
          best = middle - width;
        }
        if (middle + width < 1
            && point(column, row, toColumn, toRow, middle + width, first, second)) {
          best = middle + width;
        }
      }
    }

    private boolean point(
        int column, int row, int toColumn, int toRow, double share, double first, double second) {
      double x = grid.centreX(column) + (toColumn - column) * share * grid.cellMetres();
      double y = grid.centreY(row) - (toRow - row) * share * grid.cellMetres();
      double minutes = share == 0 ? first : share == 1 ? second : first + (second - first) * share;
      return offer(new Spot(-1, x, y, minutes), cellBetween(x, y));
    }

    /** The cell whose going counts: that of the point, else of the nearest one to the next. */
    private int cellBetween(double x, double y) {
      return passable ? here : cellAt(x, y);
    }

    private int cellAt(double x, double y) {
      int column = Math.max(0, Math.min(grid.columns() - 1, grid.columnOf(x)));
      int row = Math.max(0, Math.min(grid.rows() - 1, grid.rowOf(y)));
      return grid.index(column, row);
    }
  }
}
