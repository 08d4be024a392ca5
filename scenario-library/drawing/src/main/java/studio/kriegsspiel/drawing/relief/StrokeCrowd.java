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
  private int[] next = new int[1024];
  private float[] points = new float[4 * 1024];
  private int size;

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
    int fromColumn = column(x - distance);
    int toColumn = column(x + distance);
    int toRow = row(y + distance);
    for (int row = row(y - distance); row <= toRow; row++) {
      for (int column = fromColumn; column <= toColumn; column++) {
        for (int at = heads[index(column, row)]; at >= 0; at = next[at]) {
          float dx = points[4 * at] - localX;
          float dy = points[4 * at + 1] - localY;
          if (dx * dx + dy * dy < distance * distance
              && points[4 * at + 2] > height - tolerance
              && points[4 * at + 3] < height - tolerance) {
            return true;
          }
        }
      }
    }
    return false;
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
