package studio.kriegsspiel.terrain.surface;

import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;

/**
 * A thin plate on a grid, held at points: the heights that bend least while they pass the points.
 * Found by conjugate gradients on bending energy plus a little tension plus the misfit at the
 * points.
 */
final class PlateLevel {
  private static final double TENSION = 2e-4;
  private static final double HOLD = 4;

  final int columns;
  final int rows;
  private final int[] corner;
  private final double[] right;
  private final double[] below;
  private final double[] target;
  private final double[] hold;
  private final boolean[] sharp;
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
    int count = points.size();
    corner = new int[count];
    right = new double[count];
    below = new double[count];
    target = new double[count];
    hold = new double[count];
    for (int i = 0; i < count; i++) {
      double[] point = points.get(i);
      double u = Math.min(Math.max(point[0], 0), columns - 1.001);
      double v = Math.min(Math.max(point[1], 0), rows - 1.001);
      corner[i] = (int) v * columns + (int) u;
      right[i] = u - (int) u;
      below[i] = v - (int) v;
      target[i] = point[2];
      hold[i] = HOLD * point[3];
    }
    int size = columns * rows;
    this.sharp = new boolean[size];
    held = new boolean[size];
    for (double[] fold : sharp) {
      int column = (int) Math.round(fold[0]);
      int row = (int) Math.round(fold[1]);
      if (column >= 0 && row >= 0 && column < columns && row < rows) {
        this.sharp[row * columns + column] = true;
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
    int size = z.length;
    double[] residual = new double[size];
    double[] direction = new double[size];
    double[] product = new double[size];
    apply(z, product);
    addTargets(residual);
    for (int i = 0; i < size; i++) {
      residual[i] = held[i] ? 0 : residual[i] - product[i];
      direction[i] = residual[i];
    }
    double rho = dot(residual, residual);
    double stop = enough * enough * size;
    for (int round = 0; round < mostRounds && rho > stop; round++) {
      apply(direction, product);
      double alpha = rho / dot(direction, product);
      for (int i = 0; i < size; i++) {
        if (!held[i]) {
          z[i] += alpha * direction[i];
          residual[i] -= alpha * product[i];
        }
      }
      double next = dot(residual, residual);
      double beta = next / rho;
      rho = next;
      for (int i = 0; i < size; i++) {
        direction[i] = residual[i] + beta * direction[i];
      }
    }
  }

  private static double dot(double[] a, double[] b) {
    double sum = 0;
    for (int i = 0; i < a.length; i++) {
      sum += a[i] * b[i];
    }
    return sum;
  }

  private void addTargets(double[] out) {
    for (int i = 0; i < corner.length; i++) {
      spread(out, i, hold[i] * target[i]);
    }
  }

  private double valueAt(double[] z, int point) {
    int at = corner[point];
    double north = z[at] + (z[at + 1] - z[at]) * right[point];
    double south = z[at + columns] + (z[at + columns + 1] - z[at + columns]) * right[point];
    return north + (south - north) * below[point];
  }

  private void spread(double[] out, int point, double amount) {
    int at = corner[point];
    double east = amount * right[point];
    double west = amount - east;
    out[at] += west * (1 - below[point]);
    out[at + 1] += east * (1 - below[point]);
    out[at + columns] += west * below[point];
    out[at + columns + 1] += east * below[point];
  }

  /** The gradient of the energy, which is linear in the heights. */
  private void apply(double[] z, double[] out) {
    IntStream.range(0, rows).parallel().forEach(row -> bend(z, row));
    IntStream.range(0, rows).parallel().forEach(row -> unbend(z, out, row));
    for (int i = 0; i < corner.length; i++) {
      spread(out, i, hold[i] * valueAt(z, i));
    }
  }

  private void bend(double[] z, int row) {
    for (int column = 0; column < columns; column++) {
      int at = row * columns + column;
      boolean fold = sharp[at];
      xx[at] = fold || column == 0 || column == columns - 1 ? 0 : z[at - 1] - 2 * z[at] + z[at + 1];
      yy[at] =
          fold || row == 0 || row == rows - 1 ? 0 : z[at - columns] - 2 * z[at] + z[at + columns];
      xy[at] =
          fold || column == columns - 1 || row == rows - 1
              ? 0
              : z[at] - z[at + 1] - z[at + columns] + z[at + columns + 1];
    }
  }

  private void unbend(double[] z, double[] out, int row) {
    for (int column = 0; column < columns; column++) {
      int at = row * columns + column;
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
      out[at] = sum + TENSION * slack;
    }
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
    Arrays.fill(z, Arrays.stream(target).average().orElse(0));
    return z;
  }
}
