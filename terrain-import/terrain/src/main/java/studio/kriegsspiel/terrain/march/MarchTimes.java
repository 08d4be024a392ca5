package studio.kriegsspiel.terrain.march;

import java.util.Optional;
import java.util.OptionalDouble;
import org.locationtech.jts.geom.Coordinate;
import studio.kriegsspiel.terrain.GridGeometry;
import studio.kriegsspiel.terrain.MapPoint;

/** How long one body takes from its start to everywhere else. Immutable. */
public final class MarchTimes {

  /** Points this near the middle of a road are on it. */
  private static final double ON_ROAD_METRES = 4;

  private final MarchGround ground;
  private final GridGeometry grid;
  private final MapPoint start;
  private final Paces paces;
  private final TileOrder order;

  /** Of the cells by their positions, then of the nodes of the roads. */
  private final float[] times;

  private final float limit;

  MarchTimes(MarchGround ground, MapPoint start, Paces paces, float[] times, float limit) {
    this.ground = ground;
    this.grid = ground.grid();
    this.start = start;
    this.paces = paces;
    this.order = ground.tiles().order();
    this.times = times;
    this.limit = limit;
  }

  /** The cells. */
  public GridGeometry grid() {
    return grid;
  }

  /** Where the march begins. */
  public MapPoint start() {
    return start;
  }

  /** Minutes to the middle of a cell; infinite where the body cannot come or not in time. */
  public float minutes(int column, int row) {
    float time = times[order.position(column, row)];
    return time > limit ? Float.POSITIVE_INFINITY : time;
  }

  /** Minutes to a point, over its cell or the road in it; nothing where the body cannot come. */
  public OptionalDouble findMinutes(MapPoint point) {
    int column = grid.columnOf(point.x());
    int row = grid.rowOf(point.y());
    if (!grid.has(column, row)) {
      return OptionalDouble.empty();
    }
    int cell = grid.index(column, row);
    double best = overGround(point, column, row);
    for (int node : ground.roads().in(cell)) {
      best = Math.min(best, times[order.size() + node] + fromRoad(node, point));
    }
    double fromStart = point.distanceMetres(start);
    if (fromStart < 2 * grid.cellMetres()) {
      double rise = ground.heightAt(point.x(), point.y()) - ground.heightAt(start.x(), start.y());
      best = Math.min(best, paces.overCell(cell, fromStart, Double.isNaN(rise) ? 0 : rise));
    }
    return best > limit || Double.isInfinite(best)
        ? OptionalDouble.empty()
        : OptionalDouble.of(best);
  }

  /** Between the middles of four cells if all are reached, else on from the middle of its own. */
  private double overGround(MapPoint point, int column, int row) {
    double u = (point.x() - grid.west()) / grid.cellMetres() - 0.5;
    double v = (grid.north() - point.y()) / grid.cellMetres() - 0.5;
    int left = (int) Math.floor(u);
    int top = (int) Math.floor(v);
    if (grid.has(left, top) && grid.has(left + 1, top + 1)) {
      double north = across(left, top, u - left);
      double south = across(left, top + 1, u - left);
      double between = north + (south - north) * (v - top);
      if (Double.isFinite(between)) {
        return between;
      }
    }
    double metres = Math.hypot(u - column, v - row) * grid.cellMetres();
    return times[order.position(column, row)] + paces.overCell(grid.index(column, row), metres, 0);
  }

  /** Between the middles of a cell and of the one east of it. */
  private double across(int column, int row, double share) {
    float here = times[order.position(column, row)];
    return here + ((double) times[order.position(column + 1, row)] - here) * share;
  }

  /** Minutes from a node of a road to a point beside it. */
  private double fromRoad(int node, MapPoint point) {
    Coordinate at = ground.roads().point(node);
    double metres = Math.hypot(point.x() - at.x, point.y() - at.y);
    if (metres < 1e-6) {
      return 0;
    }
    double overGround = paces.overCell(ground.roads().cell(node), metres, 0);
    double best = overGround;
    for (int next : ground.roads().along(node)) {
      if (next >= 0) {
        best = Math.min(best, alongAndAside(node, next, point));
      }
    }
    return best;
  }

  /** Along the road to beside the point, then over the ground; a step aside needs no ground. */
  private double alongAndAside(int node, int next, MapPoint point) {
    Coordinate from = ground.roads().point(node);
    Coordinate to = ground.roads().point(next);
    double length = from.distance(to);
    if (length == 0) {
      return Double.POSITIVE_INFINITY;
    }
    double share =
        ((point.x() - from.x) * (to.x - from.x) + (point.y() - from.y) * (to.y - from.y))
            / (length * length);
    double along = Math.max(0, Math.min(1, share));
    double aside =
        Math.hypot(
            point.x() - from.x - (to.x - from.x) * along,
            point.y() - from.y - (to.y - from.y) * along);
    double perMetre = paces.alongRoad(node, next) / length;
    if (Double.isInfinite(perMetre)) {
      return Double.POSITIVE_INFINITY; // such as over a ford in flood
    }
    double across = paces.overCell(ground.roads().cell(node), aside, 0);
    return along * length * perMetre
        + (aside < ON_ROAD_METRES || Double.isInfinite(across) ? aside * perMetre : across);
  }

  /** A copy of the minutes to all cells in row order, infinite where the body cannot come. */
  public float[] toArray() {
    float[] minutes = new float[grid.size()];
    order.restore(times, minutes);
    for (int i = 0; i < minutes.length; i++) {
      minutes[i] = minutes[i] > limit ? Float.POSITIVE_INFINITY : minutes[i];
    }
    return minutes;
  }

  /** Number of full steps of so many minutes that a cell is away, -1 where the body cannot come. */
  public int stepsTo(int column, int row, double stepMinutes) {
    float time = minutes(column, row);
    return time == Float.POSITIVE_INFINITY ? -1 : (int) (time / stepMinutes);
  }

  /** The quickest way to a point, nothing where the body cannot come. */
  public Optional<MarchRoute> findRoute(MapPoint goal) {
    OptionalDouble minutes = findMinutes(goal);
    return minutes.isEmpty()
        ? Optional.empty()
        : Optional.of(
            new RouteTracer(ground, paces, times, start).trace(goal, minutes.getAsDouble()));
  }
}
