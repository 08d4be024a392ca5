package studio.kriegsspiel.importer.control;

import java.util.List;

/** How control points are spread over a scan. */
final class Spread {
  private Spread() {}

  /** Breadth of the points across their main line over their length along it: 0 on one line. */
  static double flatness(List<ControlPoint> points) {
    Frame frame = Frame.of(points);
    double uu = 0;
    double uv = 0;
    double vv = 0;
    for (ControlPoint point : points) {
      double u = frame.u(point.column());
      double v = frame.v(point.row());
      uu += u * u;
      uv += u * v;
      vv += v * v;
    }
    double mean = (uu + vv) / 2;
    double root = Math.hypot((uu - vv) / 2, uv);
    return mean + root == 0 ? 0 : Math.sqrt(Math.max(0, mean - root) / (mean + root));
  }

  /** Diagonal of the rectangle around the points, in metres. */
  static double diagonalMetres(List<ControlPoint> points) {
    var x = points.stream().mapToDouble(ControlPoint::x).summaryStatistics();
    var y = points.stream().mapToDouble(ControlPoint::y).summaryStatistics();
    return Math.hypot(x.getMax() - x.getMin(), y.getMax() - y.getMin());
  }
}
