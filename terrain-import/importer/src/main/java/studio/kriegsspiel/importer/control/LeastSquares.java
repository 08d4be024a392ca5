package studio.kriegsspiel.importer.control;

import java.util.Arrays;

/**
 * Linear equations of which there are more than unknowns, made triangular once by Householder
 * reflections. Numbers should be about one ({@link Frame}); squares of them are summed as they are.
 */
final class LeastSquares {
  private static final double SINGULAR = 1e-11;

  private final double[][] a;
  private final double[] diagonal;
  private final boolean settled;

  /**
   * Makes the equations triangular.
   *
   * @param rows coefficients, one equation each
   */
  LeastSquares(double[][] rows) {
    a = new double[rows.length][];
    for (int i = 0; i < rows.length; i++) {
      a[i] = rows[i].clone();
    }
    diagonal = new double[rows[0].length];
    settled = makeTriangular();
  }

  private boolean makeTriangular() {
    double largest = 0;
    for (int k = 0; k < diagonal.length; k++) {
      double squares = 0;
      for (int i = k; i < a.length; i++) {
        squares += a[i][k] * a[i][k];
      }
      double norm = Math.sqrt(squares);
      largest = Math.max(largest, norm);
      if (!(norm > largest * SINGULAR)) {
        return false;
      }
      diagonal[k] = a[k][k] > 0 ? -norm : norm;
      a[k][k] -= diagonal[k];
      for (int j = k + 1; j < diagonal.length; j++) {
        double sum = 0;
        for (int i = k; i < a.length; i++) {
          sum += a[i][k] * a[i][j];
        }
        double factor = sum / (diagonal[k] * a[k][k]);
        for (int i = k; i < a.length; i++) {
          a[i][j] += factor * a[i][k];
        }
      }
    }
    return true;
  }

  /**
   * The unknowns that leave the least squares.
   *
   * @param right one right-hand side for each equation
   * @return the unknowns, or NaN throughout if the equations do not settle them
   */
  double[] solve(double[] right) {
    double[] x = new double[diagonal.length];
    if (!settled) {
      Arrays.fill(x, Double.NaN);
      return x;
    }
    double[] b = right.clone();
    for (int k = 0; k < x.length; k++) {
      double sum = 0;
      for (int i = k; i < a.length; i++) {
        sum += a[i][k] * b[i];
      }
      double factor = sum / (diagonal[k] * a[k][k]);
      for (int i = k; i < a.length; i++) {
        b[i] += factor * a[i][k];
      }
    }
    for (int k = x.length - 1; k >= 0; k--) {
      double sum = b[k];
      for (int j = k + 1; j < x.length; j++) {
        sum -= a[k][j] * x[j];
      }
      x[k] = sum / diagonal[k];
    }
    return x;
  }

  /**
   * How strongly an equation draws the solution to itself, from 0 to 1. Left out, it would be
   * missed by its residual divided by one less this (Belsley, Kuh and Welsch, Regression
   * Diagnostics, 1980).
   *
   * @param row the equation's coefficients
   */
  double leverage(double[] row) {
    double[] z = new double[diagonal.length];
    double squares = 0;
    for (int k = 0; k < z.length; k++) {
      double sum = row[k];
      for (int j = 0; j < k; j++) {
        sum -= a[j][k] * z[j];
      }
      z[k] = sum / diagonal[k];
      squares += z[k] * z[k];
    }
    return squares;
  }

  /**
   * By how much an equation would be missed without it.
   *
   * @param residual by how much it is missed with it
   * @param row the equation's coefficients
   * @return NaN if the others would not settle the unknowns
   */
  double leftOut(double residual, double[] row) {
    double rest = 1 - leverage(row);
    return rest > 1e-9 ? residual / rest : Double.NaN;
  }
}
