package studio.kriegsspiel.terrain.surface;

import java.util.List;
import java.util.stream.IntStream;

/**
 * How points of known height hold a plate. A point holds the four cells around it by its bilinear
 * weights; all points between the same four cells are added up once, so that a coarse grid does not
 * ask each of them in every round.
 */
final class PointHolds {
  private static final double HOLD = 4;
  private static final int CORNERS = 4;

  private final int columns;

  /** North-western cells of the squares that hold points, rising; and where each row begins. */
  private final int[] squares;

  private final int[] rowStarts;

  /** Of each square, how each corner is held by the height of each, and by the points' heights. */
  private final double[] matrices;

  private final double[] targets;
  private final double mean;

  /**
   * Adds points up.
   *
   * @param points column, row (from the first centre, in cells), height and weight of each
   */
  PointHolds(int columns, int rows, List<double[]> points) {
    this.columns = columns;
    int[] numbers = new int[columns * rows];
    double sum = 0;
    for (double[] point : points) {
      numbers[squareOf(point, rows)] = 1;
      sum += point[2];
    }
    mean = points.isEmpty() ? 0 : sum / points.size();
    squares = IntStream.range(0, numbers.length).filter(cell -> numbers[cell] > 0).toArray();
    rowStarts = new int[rows + 1];
    for (int i = 0; i < squares.length; i++) {
      numbers[squares[i]] = i;
      rowStarts[squares[i] / columns + 1] = i + 1;
    }
    for (int row = 1; row <= rows; row++) {
      rowStarts[row] = Math.max(rowStarts[row], rowStarts[row - 1]);
    }
    matrices = new double[squares.length * CORNERS * CORNERS];
    targets = new double[squares.length * CORNERS];
    for (double[] point : points) {
      add(point, rows, numbers[squareOf(point, rows)]);
    }
  }

  private int squareOf(double[] point, int rows) {
    return (int) within(point[1], rows) * columns + (int) within(point[0], columns);
  }

  private static double within(double place, int count) {
    return Math.min(Math.max(place, 0), count - 1.001);
  }

  private void add(double[] point, int rows, int number) {
    double u = within(point[0], columns);
    double v = within(point[1], rows);
    double east = u - (int) u;
    double south = v - (int) v;
    double[] weights = {
      (1 - east) * (1 - south), east * (1 - south), (1 - east) * south, east * south
    };
    double hold = HOLD * point[3];
    for (int i = 0; i < CORNERS; i++) {
      targets[number * CORNERS + i] += hold * point[2] * weights[i];
      for (int j = 0; j < CORNERS; j++) {
        matrices[(number * CORNERS + i) * CORNERS + j] += hold * weights[i] * weights[j];
      }
    }
  }

  /** Mean height of all points, 0 without any. */
  double mean() {
    return mean;
  }

  /** Adds what the points' heights pull the cells by. */
  void addTargets(double[] out) {
    for (int number = 0; number < squares.length; number++) {
      int at = squares[number];
      int from = number * CORNERS;
      out[at] += targets[from];
      out[at + 1] += targets[from + 1];
      out[at + columns] += targets[from + 2];
      out[at + columns + 1] += targets[from + 3];
    }
  }

  /** Adds what heights pull each other by through the points between them. */
  void addPulls(double[] z, double[] out) {
    // A row of squares touches two rows of cells, so that every other one may go at once.
    for (int parity = 0; parity < 2; parity++) {
      int first = parity;
      IntStream.range(0, rowStarts.length / 2)
          .parallel()
          .map(i -> 2 * i + first)
          .filter(row -> row < rowStarts.length - 1)
          .forEach(row -> addPulls(z, out, row));
    }
  }

  private void addPulls(double[] z, double[] out, int row) {
    for (int number = rowStarts[row]; number < rowStarts[row + 1]; number++) {
      int at = squares[number];
      int below = at + columns;
      int m = number * CORNERS * CORNERS;
      double nw = z[at];
      double ne = z[at + 1];
      double sw = z[below];
      double se = z[below + 1];
      out[at] += pull(m, nw, ne, sw, se);
      out[at + 1] += pull(m + CORNERS, nw, ne, sw, se);
      out[below] += pull(m + 2 * CORNERS, nw, ne, sw, se);
      out[below + 1] += pull(m + 3 * CORNERS, nw, ne, sw, se);
    }
  }

  private double pull(int from, double nw, double ne, double sw, double se) {
    return matrices[from] * nw
        + matrices[from + 1] * ne
        + matrices[from + 2] * sw
        + matrices[from + 3] * se;
  }
}
