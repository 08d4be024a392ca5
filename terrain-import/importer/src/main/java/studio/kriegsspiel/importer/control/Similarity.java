package studio.kriegsspiel.importer.control;

import java.util.List;
import studio.kriegsspiel.terrain.MapPoint;

/** Turn, shift and one scale. Rows of a scan run downwards, the ground's northings upwards. */
final class Similarity implements Fitted {
  private final List<ControlPoint> points;
  private final Frame frame;
  private final LeastSquares equations;
  private final double[] p;

  Similarity(List<ControlPoint> points, Frame frame) {
    this.points = points;
    this.frame = frame;
    double[][] rows = new double[points.size() * 2][];
    double[] right = new double[rows.length];
    for (int i = 0; i < points.size(); i++) {
      ControlPoint point = points.get(i);
      double u = frame.u(point.column());
      double v = -frame.v(point.row());
      rows[i * 2] = eastRow(point);
      right[i * 2] = frame.normalX(point.x());
      rows[i * 2 + 1] = new double[] {v, u, 0, 1};
      right[i * 2 + 1] = frame.normalY(point.y());
    }
    equations = new LeastSquares(rows);
    p = equations.solve(right);
  }

  private double[] eastRow(ControlPoint point) {
    return new double[] {frame.u(point.column()), frame.v(point.row()), 1, 0};
  }

  @Override
  public MapPoint toGround(double column, double row) {
    double u = frame.u(column);
    double v = -frame.v(row);
    return new MapPoint(
        frame.easting(p[0] * u - p[1] * v + p[2]), frame.northing(p[1] * u + p[0] * v + p[3]));
  }

  /** A point's two equations weigh the same and do not touch each other. */
  @Override
  public double errorLeftOut(int point) {
    ControlPoint out = points.get(point);
    return equations.leftOut(out.missedBy(this), eastRow(out));
  }

  @Override
  public double[] errorsLeftOut(int[] some) {
    return Fitted.missed(points, some, new Similarity(Fitted.without(points, some), frame));
  }
}
