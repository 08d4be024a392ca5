package studio.kriegsspiel.importer.control;

import java.util.List;
import studio.kriegsspiel.terrain.MapPoint;

/** Finds the placement of each method that comes nearest to the control points. */
final class Placements {
  private Placements() {}

  static Placement fit(Method method, List<ControlPoint> points) {
    Frame frame = Frame.of(points);
    return switch (method) {
      case SIMILARITY -> similarity(points, frame);
      case AFFINE -> polynomial(points, frame, 1);
      case PROJECTIVE -> Projective.fit(points, frame);
      case POLYNOMIAL_2 -> polynomial(points, frame, 2);
      case POLYNOMIAL_3 -> polynomial(points, frame, 3);
      case THIN_PLATE -> new ThinPlate(points, frame);
    };
  }

  /** Rows of a scan run downwards, the ground's northings upwards. */
  private static Placement similarity(List<ControlPoint> points, Frame frame) {
    double[][] rows = new double[points.size() * 2][];
    double[] right = new double[rows.length];
    for (int i = 0; i < points.size(); i++) {
      ControlPoint point = points.get(i);
      double u = frame.u(point.column());
      double v = -frame.v(point.row());
      rows[i * 2] = new double[] {u, -v, 1, 0};
      right[i * 2] = frame.normalX(point.x());
      rows[i * 2 + 1] = new double[] {v, u, 0, 1};
      right[i * 2 + 1] = frame.normalY(point.y());
    }
    double[] p = Linear.leastSquares(rows, right);
    return (column, row) -> {
      double u = frame.u(column);
      double v = -frame.v(row);
      return new MapPoint(
          frame.easting(p[0] * u - p[1] * v + p[2]), frame.northing(p[1] * u + p[0] * v + p[3]));
    };
  }

  private static Placement polynomial(List<ControlPoint> points, Frame frame, int degree) {
    double[][] rows = new double[points.size()][];
    double[] east = new double[rows.length];
    double[] north = new double[rows.length];
    for (int i = 0; i < rows.length; i++) {
      ControlPoint point = points.get(i);
      rows[i] = terms(frame.u(point.column()), frame.v(point.row()), degree);
      east[i] = frame.normalX(point.x());
      north[i] = frame.normalY(point.y());
    }
    double[] a = Linear.leastSquares(rows, east);
    double[] b = Linear.leastSquares(rows, north);
    return (column, row) -> {
      double[] terms = terms(frame.u(column), frame.v(row), degree);
      return new MapPoint(frame.easting(dot(a, terms)), frame.northing(dot(b, terms)));
    };
  }

  private static double[] terms(double u, double v, int degree) {
    double[] terms = new double[(degree + 1) * (degree + 2) / 2];
    int at = 0;
    for (int total = 0; total <= degree; total++) {
      for (int i = 0; i <= total; i++) {
        terms[at++] = Math.pow(u, total - i) * Math.pow(v, i);
      }
    }
    return terms;
  }

  static double dot(double[] a, double[] b) {
    double sum = 0;
    for (int i = 0; i < b.length; i++) {
      sum += a[i] * b[i];
    }
    return sum;
  }
}
