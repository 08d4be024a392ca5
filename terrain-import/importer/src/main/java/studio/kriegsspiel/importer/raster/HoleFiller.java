package studio.kriegsspiel.importer.raster;

import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import studio.kriegsspiel.terrain.GridGeometry;

/**
 * Fills holes in heights on their way to a file. Rows wait only while a hole in them has not ended;
 * a hole that spans too many rows, one of too many cells, and one that touches the edge of the grid
 * stay.
 */
final class HoleFiller implements RowSink {
  private static final byte LEFT = 1;
  private static final byte SEEN = 2;
  private static final byte MADE = 3;

  private final GridGeometry grid;
  private final RowSink next;
  private final int mostCells;
  private final int mostRows;
  private final int columns;
  private final int[] queue;
  private float[] heights = new float[0];
  private byte[] states = new byte[0];
  private boolean[] hasVoids = new boolean[0];
  private int firstRow;
  private int rows;
  private int passedOn;
  private boolean leftTall;

  /**
   * Prepares it.
   *
   * @param mostCells cells of the largest hole to be filled
   * @param mostRows rows of the tallest hole to be filled
   */
  HoleFiller(GridGeometry grid, int mostCells, int mostRows, RowSink next) {
    this.grid = grid;
    this.next = next;
    this.mostCells = mostCells;
    this.mostRows = mostRows;
    this.columns = grid.columns();
    this.queue = new int[mostCells + 1];
  }

  @Override
  public void take(float[] values, boolean[] filled) throws IOException {
    int added = values.length / columns;
    reserve(rows + added);
    System.arraycopy(values, 0, heights, rows * columns, values.length);
    Arrays.fill(states, rows * columns, (rows + added) * columns, (byte) 0);
    for (int row = rows; row < rows + added; row++) {
      hasVoids[row] = findVoid(row);
    }
    rows += added;
    fill();
  }

  private void reserve(int wanted) {
    if (wanted * columns > heights.length) {
      heights = Arrays.copyOf(heights, wanted * columns);
      states = Arrays.copyOf(states, wanted * columns);
      hasVoids = Arrays.copyOf(hasVoids, wanted);
    }
  }

  private boolean findVoid(int row) {
    for (int i = row * columns; i < (row + 1) * columns; i++) {
      if (Float.isNaN(heights[i])) {
        return true;
      }
    }
    return false;
  }

  /** Fills the holes that have ended and passes on the rows above those that have not. */
  private void fill() throws IOException {
    List<int[]> ended = new ArrayList<>();
    List<int[]> waiting = new ArrayList<>();
    for (int row = passedOn; row < rows; row++) {
      for (int at = row * columns; hasVoids[row] && at < (row + 1) * columns; at++) {
        if (states[at] == 0 && Float.isNaN(heights[at])) {
          int[] hole = flood(at);
          if (hole.length > 0) {
            (isOpen(hole) ? waiting : ended).add(hole);
          }
        }
      }
    }
    ended.parallelStream().forEach(hole -> new Membrane(heights, columns, hole).stretch());
    ended.forEach(hole -> mark(hole, MADE));
    int released = rows;
    for (int[] hole : waiting) {
      int top = hole[0] / columns;
      boolean tooTall = rows - top >= mostRows;
      leftTall |= tooTall;
      mark(hole, tooTall ? LEFT : 0);
      released = tooTall ? released : Math.min(released, top);
    }
    passOn(released);
  }

  private boolean isOpen(int[] hole) {
    return hole[hole.length - 1] / columns == rows - 1;
  }

  private void mark(int[] hole, byte state) {
    for (int cell : hole) {
      states[cell] = state;
    }
  }

  /** Passes on rows; the last of them stays as the rim of what follows. */
  private void passOn(int released) throws IOException {
    if (released <= passedOn) {
      return;
    }
    int from = passedOn * columns;
    int to = released * columns;
    boolean[] made = new boolean[0];
    for (int at = from; at < to; at++) {
      if (states[at] == MADE) {
        made = made.length == 0 ? new boolean[to - from] : made;
        made[at - from] = true;
      }
    }
    next.take(Arrays.copyOfRange(heights, from, to), made);
    int rim = released - 1;
    System.arraycopy(heights, rim * columns, heights, 0, (rows - rim) * columns);
    System.arraycopy(states, rim * columns, states, 0, (rows - rim) * columns);
    System.arraycopy(hasVoids, rim, hasVoids, 0, rows - rim);
    firstRow += rim;
    rows -= rim;
    passedOn = 1;
  }

  /** The cells of a hole in rising order; none if it stays. */
  private int[] flood(int start) {
    int tail = 0;
    queue[tail++] = start;
    states[start] = SEEN;
    boolean stays = false;
    int[] around = new int[4];
    for (int head = 0; head < tail && !stays; head++) {
      int at = queue[head];
      int row = at / columns;
      int column = at - row * columns;
      int inGrid = firstRow + row;
      stays = column == 0 || column == columns - 1 || inGrid == 0 || inGrid == grid.rows() - 1;
      around[0] = at - 1;
      around[1] = at + 1;
      around[2] = at - columns;
      around[3] = row == rows - 1 ? at : at + columns;
      for (int i = 0; i < around.length && !stays; i++) {
        int beside = around[i];
        if (!Float.isNaN(heights[beside]) || states[beside] == SEEN) {
          continue;
        }
        // What touches cells that stay is one hole with them.
        stays = states[beside] == LEFT || tail >= mostCells;
        if (!stays) {
          states[beside] = SEEN;
          queue[tail++] = beside;
        }
      }
    }
    int[] hole = stays ? new int[0] : Arrays.copyOf(queue, tail);
    for (int i = 0; i < tail && stays; i++) {
      states[queue[i]] = LEFT;
    }
    Arrays.sort(hole);
    return hole;
  }

  /** Whether a hole was left because it spans too many rows. */
  boolean leftTall() {
    return leftTall;
  }

  @Override
  public void finish() throws IOException {
    next.finish();
  }

  @Override
  public void close() throws IOException {
    next.close();
  }
}
