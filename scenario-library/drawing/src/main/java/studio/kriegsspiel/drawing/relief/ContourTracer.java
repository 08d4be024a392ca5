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
        int mask =
            (nw >= levels[level] ? 8 : 0)
                | (ne >= levels[level] ? 4 : 0)
                | (se >= levels[level] ? 2 : 0)
                | (sw >= levels[level] ? 1 : 0);
        boolean middleHigh = (nw + ne + sw + se) / 4 >= levels[level];
        link(mask, column, row, middleHigh, neighbours.get(level));
      }
    }
  }

  /** Joins the edges of a cell that a level crosses, its corners above the level given by bits. */
  private void link(int mask, int column, int row, boolean middleHigh, EdgeLinks neighbours) {
    if (mask == 0 || mask == 15) {
      return;
    }
    int top = edge(column, row, false);
    int left = edge(column, row, true);
    int bottom = edge(column, row + 1, false);
    int right = edge(column + 1, row, true);
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
      EdgeLinks neighbours, int top, int left, int bottom, int right, boolean joined) {
    if (joined) {
      neighbours.link(top, left);
      neighbours.link(bottom, right);
    } else {
      neighbours.link(top, right);
      neighbours.link(left, bottom);
    }
  }

  /** Number of an edge: horizontal from a centre to its eastern, vertical to its southern one. */
  private int edge(int column, int row, boolean vertical) {
    return (geometry.index(column, row) << 1) | (vertical ? 1 : 0);
  }

  private List<Line> join(double level, EdgeLinks neighbours) {
    List<Line> lines = new ArrayList<>();
    int[] edges = neighbours.edges();
    BitSet used = new BitSet();
    // Open lines first, from their ends; what is left then are rings.
    for (boolean open : new boolean[] {true, false}) {
      for (int start : edges) {
        int slot = neighbours.find(start);
        if (!used.get(slot) && (!open || neighbours.second(slot) == EdgeLinks.NONE)) {
          lines.add(follow(level, start, neighbours, used));
        }
      }
    }
    return lines;
  }

  private Line follow(double level, int start, EdgeLinks neighbours, BitSet used) {
    int[] chain = new int[16];
    int size = 0;
    int at = start;
    while (at != EdgeLinks.NONE) {
      int slot = neighbours.find(at);
      used.set(slot);
      chain = add(chain, size++, at);
      int one = neighbours.first(slot);
      int other = neighbours.second(slot);
      int next = isFree(one, neighbours, used) ? one : EdgeLinks.NONE;
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

  private static boolean isFree(int edge, EdgeLinks neighbours, BitSet used) {
    return edge != EdgeLinks.NONE && !used.get(neighbours.find(edge));
  }

  private static int[] add(int[] chain, int size, int edge) {
    int[] longer = size == chain.length ? Arrays.copyOf(chain, size * 2) : chain;
    longer[size] = edge;
    return longer;
  }

  private void place(double level, int edge, double[] points, int at) {
    int index = edge >> 1;
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
