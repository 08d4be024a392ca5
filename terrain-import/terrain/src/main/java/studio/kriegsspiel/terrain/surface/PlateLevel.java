package studio.kriegsspiel.terrain.surface;

import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.function.IntConsumer;
import java.util.function.IntToDoubleFunction;
import java.util.stream.IntStream;

/**
 * A thin plate on a grid, held at points: the heights that bend least while they pass the points.
 * Found by conjugate gradients on bending energy plus a little tension plus the misfit at the
 * points.
 */
final class PlateLevel {
  private static final double TENSION = 2e-4;

  final int columns;
  final int rows;
  private final PointHolds points;
  private final BitSet folds = new BitSet();
  private final boolean[] held;
  private final double[] xx;
  private final double[] yy;
  private final double[] xy;

  /**
   * Sets a level up.
   *
   * @param points column, row (from the first centre, in cells), height and weight of each known
   *     point
   * @param sharp column and row of points where the plate may fold
   */
  PlateLevel(int columns, int rows, List<double[]> points, List<double[]> sharp) {
    this.columns = columns;
    this.rows = rows;
    this.points = new PointHolds(columns, rows, points);
    int size = columns * rows;
    held = new boolean[size];
    for (double[] fold : sharp) {
      int column = (int) Math.round(fold[0]);
      int row = (int) Math.round(fold[1]);
      if (column >= 0 && row >= 0 && column < columns && row < rows) {
        folds.set(row * columns + column);
      }
    }
    xx = new double[size];
    yy = new double[size];
    xy = new double[size];
  }

  /** Lets a cell keep the height it is given. */
  void hold(int cell) {
    held[cell] = true;
  }

  /** Improves heights until they hardly change any more; held cells keep theirs. */
  void relax(double[] z, int mostRounds, double enough) {
    Descent descent = new Descent(z);
    double stop = enough * enough * z.length;
    double rho = sumOfRows(descent::begin);
    for (int round = 0; round < mostRounds && rho > stop; round++) {
      apply(descent.direction, descent.product);
      double alpha = rho / sumOfRows(descent::stiffness);
      double next = sumOfRows(row -> descent.step(row, alpha));
      double beta = next / rho;
      forEachRow(row -> descent.turn(row, beta));
      rho = next;
    }
  }

  private void forEachRow(IntConsumer work) {
    IntStream.range(0, rows).parallel().forEach(work);
  }

  /** Adds up what rows give, always in the same order. */
  private double sumOfRows(IntToDoubleFunction work) {
    double[] sums = new double[rows];
    forEachRow(row -> sums[row] = work.applyAsDouble(row));
    return Arrays.stream(sums).sum();
  }

  /** Conjugate gradients (M. R. Hestenes and E. Stiefel 1952), a row at a time. */
  private final class Descent {
    private final double[] z;
    private final double[] residual;
    private final double[] direction;
    private final double[] product;

    Descent(double[] z) {
      this.z = z;
      residual = new double[z.length];
      direction = new double[z.length];
      product = new double[z.length];
      apply(z, product);
      points.addTargets(residual);
    }

    /** Sets out down the gradient; gives the square of it. */
    double begin(int row) {
      double sum = 0;
      for (int i = row * columns; i < (row + 1) * columns; i++) {
        double pull = held[i] ? 0 : residual[i] - product[i];
        residual[i] = pull;
        direction[i] = pull;
        sum += pull * pull;
      }
      return sum;
    }

    double stiffness(int row) {
      double sum = 0;
      for (int i = row * columns; i < (row + 1) * columns; i++) {
        sum += direction[i] * product[i];
      }
      return sum;
    }

    /** Goes so far along the direction; gives the square of what pulls then. */
    double step(int row, double far) {
      double sum = 0;
      for (int i = row * columns; i < (row + 1) * columns; i++) {
        if (!held[i]) {
          z[i] += far * direction[i];
          residual[i] -= far * product[i];
        }
        sum += residual[i] * residual[i];
      }
      return sum;
    }

    void turn(int row, double beta) {
      for (int i = row * columns; i < (row + 1) * columns; i++) {
        direction[i] = residual[i] + beta * direction[i];
      }
    }
  }

  /** The gradient of the energy, which is linear in the heights. */
  private void apply(double[] z, double[] out) {
    forEachRow(row -> bend(z, row));
    forEachRow(row -> unbend(z, out, row));
    points.addPulls(z, out);
  }

  /** Second differences of a row; none across the rim and where the plate may fold. */
  private void bend(double[] z, int row) {
    int first = row * columns;
    int last = first + columns - 1;
    boolean inside = row > 0 && row < rows - 1;
    for (int at = first + 1; at < last; at++) {
      xx[at] = z[at - 1] - 2 * z[at] + z[at + 1];
    }
    if (inside) {
      for (int at = first; at <= last; at++) {
        yy[at] = z[at - columns] - 2 * z[at] + z[at + columns];
      }
    }
    if (row < rows - 1) {
      for (int at = first; at < last; at++) {
        xy[at] = z[at] - z[at + 1] - z[at + columns] + z[at + columns + 1];
      }
    }
    for (int at = folds.nextSetBit(first); at >= 0 && at <= last; at = folds.nextSetBit(at + 1)) {
      xx[at] = 0;
      yy[at] = 0;
      xy[at] = 0;
    }
  }

  /** What the second differences around each cell of a row pull it by, and a little tension. */
  private void unbend(double[] z, double[] out, int row) {
    int first = row * columns;
    int last = first + columns - 1;
    if (row == 0 || row == rows - 1) {
      for (int at = first; at <= last; at++) {
        out[at] = pullAtRim(z, row, at);
      }
      return;
    }
    out[first] = pullAtRim(z, row, first);
    for (int at = first + 1; at < last; at++) {
      int above = at - columns;
      int below = at + columns;
      double bent = xx[at - 1] - 2 * xx[at] + xx[at + 1] + yy[above] - 2 * yy[at] + yy[below];
      double twist = xy[above - 1] - xy[above] - xy[at - 1] + xy[at];
      double slack = 4 * z[at] - z[at - 1] - z[at + 1] - z[above] - z[below];
      out[at] = bent + 2 * twist + TENSION * slack;
    }
    out[last] = pullAtRim(z, row, last);
  }

  /** The same for a cell that lacks neighbours. */
  private double pullAtRim(double[] z, int row, int at) {
    int column = at - row * columns;
    double sum = -2 * xx[at] - 2 * yy[at] + 2 * xy[at];
    double slack = 0;
    if (column > 0) {
      sum += xx[at - 1] - 2 * xy[at - 1];
      slack += z[at] - z[at - 1];
    }
    if (column < columns - 1) {
      sum += xx[at + 1];
      slack += z[at] - z[at + 1];
    }
    if (row > 0) {
      sum += yy[at - columns] - 2 * xy[at - columns];
      slack += z[at] - z[at - columns];
      sum += column > 0 ? 2 * xy[at - columns - 1] : 0;
    }
    if (row < rows - 1) {
      sum += yy[at + columns];
      slack += z[at] - z[at + columns];
    }
    return sum + TENSION * slack;
  }

  /** The same heights on a grid twice as fine. */
  double[] refined(double[] z, int fineColumns, int fineRows) {
    double[] fine = new double[fineColumns * fineRows];
    for (int row = 0; row < fineRows; row++) {
      double v = Math.min(Math.max((row + 0.5) / 2 - 0.5, 0), rows - 1.001);
      for (int column = 0; column < fineColumns; column++) {
        double u = Math.min(Math.max((column + 0.5) / 2 - 0.5, 0), columns - 1.001);
        int at = (int) v * columns + (int) u;
        double x = u - (int) u;
        double y = v - (int) v;
        double north = z[at] + (z[at + 1] - z[at]) * x;
        double south = z[at + columns] + (z[at + columns + 1] - z[at + columns]) * x;
        fine[row * fineColumns + column] = north + (south - north) * y;
      }
    }
    return fine;
  }

  /** A level ground to start from. */
  double[] level() {
    double[] z = new double[columns * rows];
    Arrays.fill(z, points.mean());
    return z;
  }
}
