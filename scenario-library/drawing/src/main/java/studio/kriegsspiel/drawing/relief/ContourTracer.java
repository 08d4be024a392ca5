package studio.kriegsspiel.drawing.relief;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import studio.kriegsspiel.terrain.GridGeometry;

/** Follows lines of equal height through a grid of cell centres (marching squares). */
final class ContourTracer {
  private final FineGrid grid;
  private final GridGeometry geometry;

  ContourTracer(FineGrid grid) {
    this.grid = grid;
    this.geometry = grid.geometry();
  }

  /** A line of equal height as x, y pairs in metres; closed if its ends meet. */
  record Line(double level, double[] points) {
    int size() {
      return points.length / 2;
    }

    double x(int index) {
      return points[2 * index];
    }

    double y(int index) {
      return points[2 * index + 1];
    }
  }

  /** All lines of one level. */
  List<Line> trace(double level) {
    return trace(new double[] {level}).get(0);
  }

  /**
   * All lines of some levels, in the order of the levels. The grid is read once, however many
   * levels there are; the lines are joined side by side.
   */
  List<List<Line>> trace(double[] risingLevels) {
    List<Map<Long, long[]>> neighbours = new ArrayList<>();
    for (int i = 0; i < risingLevels.length; i++) {
      neighbours.add(new HashMap<>());
    }
    for (int row = 0; row < geometry.rows() - 1; row++) {
      for (int column = 0; column < geometry.columns() - 1; column++) {
        cell(risingLevels, column, row, neighbours);
      }
    }
    return IntStream.range(0, risingLevels.length)
        .parallel()
        .mapToObj(i -> join(risingLevels[i], neighbours.get(i)))
        .toList();
  }

  private void cell(double[] levels, int column, int row, List<Map<Long, long[]>> neighbours) {
    float nw = grid.height(column, row);
    float ne = grid.height(column + 1, row);
    float sw = grid.height(column, row + 1);
    float se = grid.height(column + 1, row + 1);
    float low = Math.min(Math.min(nw, ne), Math.min(sw, se));
    float high = Math.max(Math.max(nw, ne), Math.max(sw, se));
    if (levels[0] > high || levels[levels.length - 1] <= low || Float.isNaN(low)) {
      return;
    }
    // A level runs through the cell if a corner lies below it and another does not.
    int level = Arrays.binarySearch(levels, low);
    level = level < 0 ? -level - 1 : level + 1;
    for (; level < levels.length && levels[level] <= high; level++) {
      cell(levels[level], column, row, new float[] {nw, ne, sw, se}, neighbours.get(level));
    }
  }

  private void cell(
      double level, int column, int row, float[] corners, Map<Long, long[]> neighbours) {
    float nw = corners[0];
    float ne = corners[1];
    float sw = corners[2];
    float se = corners[3];
    int mask =
        (nw >= level ? 8 : 0)
            | (ne >= level ? 4 : 0)
            | (se >= level ? 2 : 0)
            | (sw >= level ? 1 : 0);
    if (mask == 0 || mask == 15) {
      return;
    }
    long top = edge(column, row, false);
    long left = edge(column, row, true);
    long bottom = edge(column, row + 1, false);
    long right = edge(column + 1, row, true);
    boolean middleHigh = (nw + ne + sw + se) / 4 >= level;
    switch (mask) {
      case 1, 14 -> link(neighbours, left, bottom);
      case 2, 13 -> link(neighbours, bottom, right);
      case 3, 12 -> link(neighbours, left, right);
      case 4, 11 -> link(neighbours, top, right);
      case 6, 9 -> link(neighbours, top, bottom);
      case 7, 8 -> link(neighbours, top, left);
      case 5 -> saddle(neighbours, top, left, bottom, right, middleHigh);
      default -> saddle(neighbours, top, left, bottom, right, !middleHigh);
    }
  }

  private static void saddle(
      Map<Long, long[]> neighbours, long top, long left, long bottom, long right, boolean joined) {
    if (joined) {
      link(neighbours, top, left);
      link(neighbours, bottom, right);
    } else {
      link(neighbours, top, right);
      link(neighbours, left, bottom);
    }
  }

  /** Number of an edge: horizontal from a centre to its eastern, vertical to its southern one. */
  private long edge(int column, int row, boolean vertical) {
    return ((long) geometry.index(column, row) << 1) | (vertical ? 1 : 0);
  }

  private static void link(Map<Long, long[]> neighbours, long one, long other) {
    neighbours.computeIfAbsent(one, key -> new long[] {-1, -1});
    neighbours.computeIfAbsent(other, key -> new long[] {-1, -1});
    add(neighbours.get(one), other);
    add(neighbours.get(other), one);
  }

  private static void add(long[] pair, long value) {
    pair[pair[0] == -1 ? 0 : 1] = value;
  }

  private List<Line> join(double level, Map<Long, long[]> neighbours) {
    List<Line> lines = new ArrayList<>();
    List<Long> edges = new ArrayList<>(neighbours.keySet());
    edges.sort(null);
    // Open lines first, from their ends; what is left then are rings.
    for (boolean open : new boolean[] {true, false}) {
      for (long start : edges) {
        long[] pair = neighbours.get(start);
        if (pair != null && (!open || pair[1] == -1)) {
          lines.add(follow(level, start, neighbours));
        }
      }
    }
    return lines;
  }

  private Line follow(double level, long start, Map<Long, long[]> neighbours) {
    List<Long> chain = new ArrayList<>();
    long at = start;
    while (at != -1) {
      long[] pair = neighbours.remove(at);
      chain.add(at);
      if (pair == null) {
        break;
      }
      long next =
          neighbours.containsKey(pair[0])
              ? pair[0]
              : neighbours.containsKey(pair[1]) ? pair[1] : -1;
      if (next == -1 && chain.size() > 2 && (pair[0] == start || pair[1] == start)) {
        chain.add(start);
      }
      at = next;
    }
    double[] points = new double[chain.size() * 2];
    for (int i = 0; i < chain.size(); i++) {
      place(level, chain.get(i), points, 2 * i);
    }
    return new Line(level, points);
  }

  private void place(double level, long edge, double[] points, int at) {
    int index = (int) (edge >> 1);
    int column = index % geometry.columns();
    int row = index / geometry.columns();
    boolean vertical = (edge & 1) == 1;
    float from = grid.height(column, row);
    float to = vertical ? grid.height(column, row + 1) : grid.height(column + 1, row);
    double share = to == from ? 0.5 : (level - from) / (to - from);
    points[at] = geometry.centreX(column) + (vertical ? 0 : share * geometry.cellMetres());
    points[at + 1] = geometry.centreY(row) - (vertical ? share * geometry.cellMetres() : 0);
  }
}
