package studio.kriegsspiel.terrain.march;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import org.locationtech.jts.geom.Coordinate;
import studio.kriegsspiel.terrain.GridGeometry;
import studio.kriegsspiel.terrain.MapPoint;

/** How long one body takes from its start to everywhere else. Immutable. */
public final class MarchTimes {

  private final MarchGround ground;
  private final GridGeometry grid;
  private final MapPoint start;
  private final float[] slowness;
  private final float[] roadSlowness;
  private final float[] times;
  private final float limit;

  MarchTimes(
      MarchGround ground,
      MapPoint start,
      float[] slowness,
      float[] roadSlowness,
      float[] times,
      float limit) {
    this.ground = ground;
    this.grid = ground.grid();
    this.start = start;
    this.slowness = slowness;
    this.roadSlowness = roadSlowness;
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
    float time = times[grid.index(column, row)];
    return time > limit ? Float.POSITIVE_INFINITY : time;
  }

  /** Minutes to a point, over its cell or the road in it; nothing where the body cannot come. */
  public OptionalDouble findMinutes(MapPoint point) {
    List<Integer> near = near(point);
    double best = Double.POSITIVE_INFINITY;
    for (int node : near) {
      best = Math.min(best, times[node] + lastStep(node, point));
    }
    double fromStart = point.distanceMetres(start);
    if (!near.isEmpty() && fromStart < grid.cellMetres()) {
      best = fromStart == 0 ? 0 : Math.min(best, fromStart * slowness[near.get(0)]);
    }
    return best > limit || Double.isInfinite(best)
        ? OptionalDouble.empty()
        : OptionalDouble.of(best);
  }

  /** A copy of the minutes to all cells in row order, infinite where the body cannot come. */
  public float[] toArray() {
    float[] minutes = java.util.Arrays.copyOf(times, grid.size());
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
    if (findMinutes(goal).isEmpty()) {
      return Optional.empty();
    }
    int node =
        near(goal).stream()
            .min(java.util.Comparator.comparingDouble(each -> times[each] + lastStep(each, goal)))
            .orElseThrow();
    List<MapPoint> points = new ArrayList<>(List.of(goal));
    List<Double> minutes = new ArrayList<>(List.of(times[node] + lastStep(node, goal)));
    while (node >= 0 && !isAtStart(node)) {
      points.add(point(node));
      minutes.add((double) times[node]);
      node = before(node);
    }
    points.add(start);
    minutes.add(0.0);
    Collections.reverse(points);
    Collections.reverse(minutes);
    return Optional.of(MarchRoute.of(points, minutes, grid.cellMetres()));
  }

  private boolean isAtStart(int node) {
    return point(node).distanceMetres(start) < grid.cellMetres();
  }

  /** The node by which a node is reached soonest, -1 if none is earlier. */
  private int before(int node) {
    int best = -1;
    double least = Double.POSITIVE_INFINITY;
    for (int other : beside(node)) {
      if (times[other] < times[node]) {
        double metres = point(other).distanceMetres(point(node));
        double slow =
            node >= grid.size() && other >= grid.size()
                ? roadSlowness[node - grid.size()]
                : slowness[cell(node)];
        double through = times[other] + metres * slow;
        if (through < least) {
          least = through;
          best = other;
        }
      }
    }
    return best;
  }

  private List<Integer> beside(int node) {
    RoadNet roads = ground.roads();
    List<Integer> beside = new ArrayList<>();
    if (node >= grid.size()) {
      int onRoad = node - grid.size();
      for (int next : roads.along(onRoad)) {
        if (next >= 0) {
          beside.add(grid.size() + next);
        }
      }
      roads.junctions(onRoad, grid).forEach(next -> beside.add(grid.size() + next));
      beside.add(roads.cell(onRoad));
      return beside;
    }
    int column = node % grid.columns();
    int row = node / grid.columns();
    for (int r = row - 1; r <= row + 1; r++) {
      for (int c = column - 1; c <= column + 1; c++) {
        if (grid.has(c, r) && grid.index(c, r) != node) {
          beside.add(grid.index(c, r));
        }
      }
    }
    roads.in(node).forEach(next -> beside.add(grid.size() + next));
    return beside;
  }

  /** The cell of a point and the road nodes in it. */
  private List<Integer> near(MapPoint point) {
    int column = grid.columnOf(point.x());
    int row = grid.rowOf(point.y());
    if (!grid.has(column, row)) {
      return List.of();
    }
    int at = grid.index(column, row);
    List<Integer> near = new ArrayList<>(List.of(at));
    ground.roads().in(at).forEach(node -> near.add(grid.size() + node));
    return near;
  }

  private double lastStep(int node, MapPoint point) {
    double slow = node < grid.size() ? slowness[node] : roadSlowness[node - grid.size()];
    double metres = point(node).distanceMetres(point);
    return metres == 0 ? 0 : metres * slow;
  }

  private int cell(int node) {
    return node < grid.size() ? node : ground.roads().cell(node - grid.size());
  }

  private MapPoint point(int node) {
    if (node < grid.size()) {
      return new MapPoint(grid.centreX(node % grid.columns()), grid.centreY(node / grid.columns()));
    }
    Coordinate point = ground.roads().point(node - grid.size());
    return new MapPoint(point.x, point.y);
  }
}
