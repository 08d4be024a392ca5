package studio.kriegsspiel.terrain.march;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.locationtech.jts.geom.Coordinate;
import org.locationtech.jts.geom.Geometry;
import org.locationtech.jts.geom.LineString;
import studio.kriegsspiel.terrain.Feature;
import studio.kriegsspiel.terrain.FeatureKind;
import studio.kriegsspiel.terrain.GridGeometry;
import studio.kriegsspiel.terrain.RoadWidthClass;

/** Roads cut into short stretches between nodes; stretches know their neighbours and their cell. */
final class RoadNet {
  /** What troops on a road still meet; a stream or wood beside it they do not. */
  private static final Set<FeatureKind> MET_ON_A_ROAD =
      EnumSet.of(
          FeatureKind.BRIDGE,
          FeatureKind.FORD,
          FeatureKind.BARRICADE,
          FeatureKind.VILLAGE,
          FeatureKind.TOWN);

  private final List<Coordinate> points = new ArrayList<>();
  private final List<int[]> neighbours = new ArrayList<>();
  private final List<Integer> cells = new ArrayList<>();
  private final List<Integer> numbers = new ArrayList<>();
  private final List<Float> heights = new ArrayList<>();
  private final UnderfootTable table;
  private final Map<Integer, List<Integer>> byCell = new HashMap<>();

  private RoadNet(UnderfootTable table) {
    this.table = table;
  }

  static RoadNet of(GridGeometry grid, List<Feature> roads, UnderfootTable table) {
    RoadNet net = new RoadNet(table);
    for (Feature road : roads) {
      RoadWidthClass width = road.attributes().roadWidth().orElse(RoadWidthClass.SMALL_ROAD);
      Geometry shape = road.geometry();
      for (int i = 0; i < shape.getNumGeometries(); i++) {
        if (shape.getGeometryN(i) instanceof LineString line) {
          net.add(grid, line, width);
        }
      }
    }
    return net;
  }

  private void add(GridGeometry grid, LineString line, RoadWidthClass width) {
    int last = -1;
    int first = points.size();
    for (int i = 0; i < line.getNumPoints(); i++) {
      Coordinate to = line.getCoordinateN(i);
      Coordinate from = i == 0 ? to : line.getCoordinateN(i - 1);
      int steps = i == 0 ? 1 : Math.max(1, (int) Math.ceil(from.distance(to) / grid.cellMetres()));
      for (int step = 1; step <= steps; step++) {
        double share = (double) step / steps;
        Coordinate here =
            new Coordinate(from.x + (to.x - from.x) * share, from.y + (to.y - from.y) * share);
        int column = grid.columnOf(here.x);
        int row = grid.rowOf(here.y);
        if (!grid.has(column, row)) {
          last = -1;
          continue;
        }
        last = node(here, grid.index(column, row), width, last);
      }
    }
    closeUnbridged(first);
  }

  /**
   * Closes a road where it leads into a river or lake without bridge or ford. One of them anywhere
   * in the water carries from bank to bank, also where it is drawn shorter than the water is broad.
   */
  private void closeUnbridged(int first) {
    int from = -1;
    for (int node = first; node <= points.size(); node++) {
      boolean wet = node < points.size() && isWater(table.at(cells.get(node)));
      if (wet && from < 0) {
        from = node;
      } else if (!wet && from >= 0) {
        boolean carried = false;
        for (int i = Math.max(first, from - 1); i <= Math.min(node, points.size() - 1); i++) {
          Underfoot here = table.at(cells.get(i));
          carried |= here.has(FeatureKind.BRIDGE) || here.has(FeatureKind.FORD);
        }
        for (int i = from; i < node && !carried; i++) {
          numbers.set(i, table.number(table.at(cells.get(i))));
        }
        from = -1;
      }
    }
  }

  private static boolean isWater(Underfoot going) {
    return going.has(FeatureKind.RIVER) || going.has(FeatureKind.LAKE);
  }

  private int node(Coordinate here, int cell, RoadWidthClass width, int before) {
    int node = points.size();
    points.add(here);
    cells.add(cell);
    EnumSet<FeatureKind> carried = EnumSet.noneOf(FeatureKind.class);
    carried.addAll(table.at(cell).kinds());
    carried.retainAll(MET_ON_A_ROAD);
    numbers.add(table.number(new Underfoot(carried, Optional.of(width))));
    neighbours.add(new int[] {before, -1});
    if (before >= 0) {
      neighbours.get(before)[1] = node;
    }
    byCell.computeIfAbsent(cell, c -> new ArrayList<>()).add(node);
    return node;
  }

  int size() {
    return points.size();
  }

  Coordinate point(int node) {
    return points.get(node);
  }

  int cell(int node) {
    return cells.get(node);
  }

  /** Height of the ground at a node, NaN where unknown. */
  float height(int node) {
    return heights.get(node);
  }

  /** Reads the heights of all nodes. */
  void measure(java.util.function.ToDoubleBiFunction<Double, Double> ground) {
    heights.clear();
    points.forEach(point -> heights.add((float) ground.applyAsDouble(point.x, point.y)));
  }

  /** Metres between a node and the middle of its cell, a hair more than none. */
  double fromCentre(int node, GridGeometry grid) {
    Coordinate point = points.get(node);
    int at = cells.get(node);
    double x = grid.centreX(at % grid.columns());
    double y = grid.centreY(at / grid.columns());
    return Math.max(1e-6, Math.hypot(point.x - x, point.y - y));
  }

  /** Minutes for a short way at the pace of the road at a node, infinite where it is shut. */
  double onRoad(int node, double metres, Paces paces) {
    for (int next : along(node)) {
      if (next >= 0) {
        double length = points.get(node).distance(points.get(next));
        if (length > 0) {
          return paces.alongRoad(next, node) / length * metres;
        }
      }
    }
    return Double.POSITIVE_INFINITY;
  }

  Underfoot going(int node) {
    return table.get(numbers.get(node));
  }

  int goingNumber(int node) {
    return numbers.get(node);
  }

  /** The node before and the node behind along its own road, -1 at an end. */
  int[] along(int node) {
    return neighbours.get(node);
  }

  /** Nodes in a cell. */
  List<Integer> in(int cell) {
    return byCell.getOrDefault(cell, List.of());
  }

  /**
   * Nodes of other roads, or of another pass of the same, so near that troops turn from one to the
   * other.
   */
  List<Integer> junctions(int node, GridGeometry grid) {
    Coordinate here = points.get(node);
    int column = cells.get(node) % grid.columns();
    int row = cells.get(node) / grid.columns();
    List<Integer> near = new ArrayList<>();
    for (int r = row - 1; r <= row + 1; r++) {
      for (int c = column - 1; c <= column + 1; c++) {
        if (grid.has(c, r)) {
          for (int other : in(grid.index(c, r))) {
            if (Math.abs(other - node) > 2
                && points.get(other).distance(here) <= grid.cellMetres()) {
              near.add(other);
            }
          }
        }
      }
    }
    return near;
  }
}
