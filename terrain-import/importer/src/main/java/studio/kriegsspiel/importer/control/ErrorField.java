package studio.kriegsspiel.importer.control;

import java.util.List;

/**
 * How far a placed scan may be wrong, place by place: what the control points are missed by when
 * each is left out, weighted by nearness, and growing with the distance from all of them. An
 * estimate to see where a map is good, no proof.
 *
 * @param columns cells across the scan
 * @param rows cells down the scan
 * @param metres the error to count with in each cell, row by row from the top
 */
public record ErrorField(int columns, int rows, double[] metres) {
  /** Within about half the usual distance between points a point alone decides. */
  private static final double NEAR = 0.2;

  /** The field of a fit over a scan of this size in pixels. */
  public static ErrorField of(ControlFit fit, int width, int height, int columns) {
    int rows = Math.max(1, (int) Math.round((double) columns * height / width));
    List<ControlFit.Residual> points = fit.residuals();
    double spacing = Math.sqrt((double) width * height / points.size());
    double[] metres = new double[columns * rows];
    for (int row = 0; row < rows; row++) {
      for (int column = 0; column < columns; column++) {
        double x = (column + 0.5) * width / columns;
        double y = (row + 0.5) * height / rows;
        metres[row * columns + column] = at(points, x, y, spacing);
      }
    }
    return new ErrorField(columns, rows, metres);
  }

  private static double at(List<ControlFit.Residual> points, double x, double y, double spacing) {
    double squares = 0;
    double weights = 0;
    double nearest = Double.POSITIVE_INFINITY;
    for (ControlFit.Residual each : points) {
      double error = error(each);
      double column = (each.point().column() - x) / spacing;
      double row = (each.point().row() - y) / spacing;
      double squared = column * column + row * row;
      double weight = 1 / ((NEAR + squared) * (NEAR + squared));
      squares += weight * error * error;
      weights += weight;
      nearest = Math.min(nearest, squared);
    }
    return Math.sqrt(squares / weights * (1 + nearest / 4));
  }

  private static double error(ControlFit.Residual residual) {
    return Double.isNaN(residual.leftOutMetres()) ? residual.metres() : residual.leftOutMetres();
  }

  /** The error at a share of the scan's width and height, both 0 to 1. */
  public double at(double across, double down) {
    int column = (int) Math.max(0, Math.min(columns - 1, across * columns));
    int row = (int) Math.max(0, Math.min(rows - 1, down * rows));
    return metres[row * columns + column];
  }

  /** The error that this share of the scan, 0 to 1, stays below. */
  public double below(double share) {
    double[] sorted = metres.clone();
    java.util.Arrays.sort(sorted);
    return sorted[(int) Math.min(sorted.length - 1, share * sorted.length)];
  }
}
