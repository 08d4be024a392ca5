package studio.kriegsspiel.drawing.relief;

import java.util.Arrays;
import studio.kriegsspiel.terrain.Bounds;

/**
 * Where strokes already lie, and between which heights each runs, so that none begins where another
 * passes and none runs into another. Strokes of one row that only touch end to end do not crowd
 * each other.
 */
final class StrokeCrowd {
  private final Bounds extent;
  private final double bucket;
  private final int columns;
  private final int[] heads;
  private int[] next;
  private float[] points;
  private int size;

  /** Who crowded last: whoever asks next mostly asks nearby. */
  private int last = -1;

  /**
   * Nobody yet.
   *
   * @param bucket metres of a square in which neighbours are looked for; the nearer this is to the
   *     distances asked for, the sooner they are found
   */
  StrokeCrowd(Bounds extent, double bucket) {
    this.extent = extent;
    this.bucket = bucket;
    this.columns = (int) (extent.widthMetres() / bucket) + 2;
    this.heads = new int[columns * ((int) (extent.heightMetres() / bucket) + 2)];
    Arrays.fill(heads, -1);
    // Hilly ground has about a point in each square; what is grown less often is copied less.
    this.next = new int[heads.length / 2 + 1];
    this.points = new float[4 * next.length];
  }

  /** Adds a point of a stroke that runs from one height down to another. */
  void add(double x, double y, double top, double bottom) {
    if (size == next.length) {
      next = Arrays.copyOf(next, size * 2);
      points = Arrays.copyOf(points, size * 8);
    }
    int at = index(column(x), row(y));
    points[4 * size] = (float) (x - extent.west());
    points[4 * size + 1] = (float) (y - extent.south());
    points[4 * size + 2] = (float) top;
    points[4 * size + 3] = (float) bottom;
    next[size] = heads[at];
    heads[at] = size;
    size++;
  }

  /** Whether a stroke that begins at a height or runs through it lies nearer than a distance. */
  boolean isCrowded(double x, double y, double height, double distance, double tolerance) {
    float localX = (float) (x - extent.west());
    float localY = (float) (y - extent.south());
    double reach = distance * distance;
    double passed = height - tolerance;
    if (last >= 0 && crowds(last, localX, localY, reach, passed)) {
      return true;
    }
    int fromColumn = column(x - distance);
    int toColumn = column(x + distance);
    int toRow = row(y + distance);
    for (int row = row(y - distance); row <= toRow; row++) {
      int end = index(toColumn, row);
      for (int square = index(fromColumn, row); square <= end; square++) {
        for (int at = heads[square]; at >= 0; at = next[at]) {
          if (crowds(at, localX, localY, reach, passed)) {
            last = at;
            return true;
          }
        }
      }
    }
    return false;
  }

  private boolean crowds(int at, float x, float y, double reach, double passed) {
    float dx = points[4 * at] - x;
    float dy = points[4 * at + 1] - y;
    return dx * dx + dy * dy < reach && points[4 * at + 2] > passed && points[4 * at + 3] < passed;
  }

  private int column(double x) {
    return Math.max(0, Math.min(columns - 1, (int) ((x - extent.west()) / bucket)));
  }

  private int row(double y) {
    int rows = heads.length / columns;
    return Math.max(0, Math.min(rows - 1, (int) ((y - extent.south()) / bucket)));
  }

  private int index(int column, int row) {
    return row * columns + column;
  }
}
