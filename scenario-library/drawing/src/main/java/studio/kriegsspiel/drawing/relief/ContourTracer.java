package studio.kriegsspiel.drawing.relief;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
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
    return trace(risingLevels, (column, row, level) -> true);
  }

  /** Says in which cells a level is followed; a line ends where it leaves them. */
  @FunctionalInterface
  interface Filter {
    /** Whether the level of a number is followed between four centres, the north-western given. */
    boolean wants(int column, int row, int level);
  }

  /** The same in some cells only. */
  List<List<Line>> trace(double[] risingLevels, Filter filter) {
    List<EdgeLinks> neighbours = new ArrayList<>();
    for (int i = 0; i < risingLevels.length; i++) {
      neighbours.add(new EdgeLinks());
    }
    for (int row = 0; row < geometry.rows() - 1; row++) {
      for (int column = 0; column < geometry.columns() - 1; column++) {
        cell(risingLevels, filter, column, row, neighbours);
      }
    }
    return IntStream.range(0, risingLevels.length)
        .parallel()
        .mapToObj(i -> join(risingLevels[i], neighbours.get(i)))
        .toList();
  }

  private void cell(
      double[] levels, Filter filter, int column, int row, List<EdgeLinks> neighbours) {
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
      if (filter.wants(column, row, level)) {
        cell(levels[level], column, row, new float[] {nw, ne, sw, se}, neighbours.get(level));
      }
    }
  }

  private void cell(double level, int column, int row, float[] corners, EdgeLinks neighbours) {
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
      case 1, 14 -> neighbours.link(left, bottom);
      case 2, 13 -> neighbours.link(bottom, right);
      case 3, 12 -> neighbours.link(left, right);
      case 4, 11 -> neighbours.link(top, right);
      case 6, 9 -> neighbours.link(top, bottom);
      case 7, 8 -> neighbours.link(top, left);
      case 5 -> saddle(neighbours, top, left, bottom, right, middleHigh);
      default -> saddle(neighbours, top, left, bottom, right, !middleHigh);
    }
  }

  private static void saddle(
      EdgeLinks neighbours, long top, long left, long bottom, long right, boolean joined) {
    if (joined) {
      neighbours.link(top, left);
      neighbours.link(bottom, right);
    } else {
      neighbours.link(top, right);
      neighbours.link(left, bottom);
    }
  }

  /** Number of an edge: horizontal from a centre to its eastern, vertical to its southern one. */
  private long edge(int column, int row, boolean vertical) {
    return ((long) geometry.index(column, row) << 1) | (vertical ? 1 : 0);
  }

  private List<Line> join(double level, EdgeLinks neighbours) {
    List<Line> lines = new ArrayList<>();
    long[] edges = neighbours.edges();
    BitSet used = new BitSet();
    // Open lines first, from their ends; what is left then are rings.
    for (boolean open : new boolean[] {true, false}) {
      for (long start : edges) {
        int slot = neighbours.find(start);
        if (!used.get(slot) && (!open || neighbours.second(slot) == EdgeLinks.NONE)) {
          lines.add(follow(level, start, neighbours, used));
        }
      }
    }
    return lines;
  }

  private Line follow(double level, long start, EdgeLinks neighbours, BitSet used) {
    long[] chain = new long[16];
    int size = 0;
    long at = start;
    while (at != EdgeLinks.NONE) {
      int slot = neighbours.find(at);
      used.set(slot);
      chain = add(chain, size++, at);
      long one = neighbours.first(slot);
      long other = neighbours.second(slot);
      long next = isFree(one, neighbours, used) ? one : EdgeLinks.NONE;
      if (next == EdgeLinks.NONE && isFree(other, neighbours, used)) {
        next = other;
      }
      if (next == EdgeLinks.NONE && size > 2 && (one == start || other == start)) {
        chain = add(chain, size++, start);
      }
      at = next;
    }
    double[] points = new double[size * 2];
    for (int i = 0; i < size; i++) {
      place(level, chain[i], points, 2 * i);
    }
    return new Line(level, points);
  }

  private static boolean isFree(long edge, EdgeLinks neighbours, BitSet used) {
    return edge != EdgeLinks.NONE && !used.get(neighbours.find(edge));
  }

  private static long[] add(long[] chain, int size, long edge) {
    long[] longer = size == chain.length ? Arrays.copyOf(chain, size * 2) : chain;
    longer[size] = edge;
    return longer;
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
