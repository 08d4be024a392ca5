package studio.kriegsspiel.importer.control;

/** Small systems of linear equations. */
final class Linear {
  private static final double SINGULAR = 1e-11;

  private Linear() {}

  /**
   * Least squares by Householder reflections.
   *
   * @param rows one equation each
   * @param right right-hand sides
   * @return the unknowns, or NaN throughout if the equations do not settle them
   */
  static double[] leastSquares(double[][] rows, double[] right) {
    int m = rows.length;
    int n = rows[0].length;
    double[][] a = new double[m][];
    for (int i = 0; i < m; i++) {
      a[i] = rows[i].clone();
    }
    double[] b = right.clone();
    double largest = 0;
    double[] diagonal = new double[n];
    for (int k = 0; k < n; k++) {
      double norm = 0;
      for (int i = k; i < m; i++) {
        norm = Math.hypot(norm, a[i][k]);
      }
      largest = Math.max(largest, norm);
      if (norm <= largest * SINGULAR) {
        return unsettled(n);
      }
      double pivot = a[k][k] > 0 ? -norm : norm;
      diagonal[k] = pivot;
      a[k][k] -= pivot;
      double scale = -1 / (pivot * a[k][k]);
      for (int j = k + 1; j <= n; j++) {
        double sum = 0;
        for (int i = k; i < m; i++) {
          sum += a[i][k] * (j < n ? a[i][j] : b[i]);
        }
        sum *= scale;
        for (int i = k; i < m; i++) {
          if (j < n) {
            a[i][j] -= sum * a[i][k];
          } else {
            b[i] -= sum * a[i][k];
          }
        }
      }
    }
    double[] x = new double[n];
    for (int k = n - 1; k >= 0; k--) {
      double sum = b[k];
      for (int j = k + 1; j < n; j++) {
        sum -= a[k][j] * x[j];
      }
      x[k] = sum / diagonal[k];
    }
    return x;
  }

  private static double[] unsettled(int n) {
    double[] nothing = new double[n];
    java.util.Arrays.fill(nothing, Double.NaN);
    return nothing;
  }

  /** Inverse by elimination with pivots; NaN throughout if there is none. */
  static double[][] inverse(double[][] matrix) {
    int n = matrix.length;
    double[][] a = new double[n][2 * n];
    for (int i = 0; i < n; i++) {
      System.arraycopy(matrix[i], 0, a[i], 0, n);
      a[i][n + i] = 1;
    }
    for (int k = 0; k < n; k++) {
      int best = k;
      for (int i = k + 1; i < n; i++) {
        if (Math.abs(a[i][k]) > Math.abs(a[best][k])) {
          best = i;
        }
      }
      double[] pivotRow = a[best];
      a[best] = a[k];
      a[k] = pivotRow;
      double pivot = Math.abs(pivotRow[k]) < 1e-14 ? Double.NaN : pivotRow[k];
      for (int j = k; j < 2 * n; j++) {
        pivotRow[j] /= pivot;
      }
      for (int i = 0; i < n; i++) {
        double factor = a[i][k];
        if (i != k && factor != 0) {
          for (int j = k; j < 2 * n; j++) {
            a[i][j] -= factor * pivotRow[j];
          }
        }
      }
    }
    double[][] inverse = new double[n][n];
    for (int i = 0; i < n; i++) {
      System.arraycopy(a[i], n, inverse[i], 0, n);
    }
    return inverse;
  }
}
