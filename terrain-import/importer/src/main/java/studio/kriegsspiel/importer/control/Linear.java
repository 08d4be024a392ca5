package studio.kriegsspiel.importer.control;

/** Small systems of linear equations. */
final class Linear {
  private Linear() {}

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
