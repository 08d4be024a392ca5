package studio.kriegsspiel.importer.control;

import java.util.List;
import studio.kriegsspiel.terrain.MapPoint;

/**
 * A plane seen aslant: eight numbers, found linearly and then refined to the least ground error.
 */
final class Projective implements Fitted {
  private static final int ROUNDS = 15;
  private static final double STILL = 1e-11;

  private final List<ControlPoint> points;
  private final Frame frame;
  private final double[] h;

  Projective(List<ControlPoint> points, Frame frame) {
    this(points, frame, start(points, frame));
  }

  private Projective(List<ControlPoint> points, Frame frame, double[] start) {
    this.points = points;
    this.frame = frame;
    h = refine(points, frame, start);
  }

  @Override
  public MapPoint toGround(double column, double row) {
    double u = frame.u(column);
    double v = frame.v(row);
    double w = h[6] * u + h[7] * v + 1;
    return new MapPoint(
        frame.easting((h[0] * u + h[1] * v + h[2]) / w),
        frame.northing((h[3] * u + h[4] * v + h[5]) / w));
  }

  /** Fits all others, which is quickly done from where the fit with it ended. */
  @Override
  public double errorLeftOut(int point) {
    return errorsLeftOut(new int[] {point})[0];
  }

  @Override
  public double[] errorsLeftOut(int[] some) {
    return Fitted.missed(points, some, new Projective(Fitted.without(points, some), frame, h));
  }

  private static double[] start(List<ControlPoint> points, Frame frame) {
    double[][] rows = new double[points.size() * 2][];
    double[] right = new double[rows.length];
    for (int i = 0; i < points.size(); i++) {
      ControlPoint point = points.get(i);
      double u = frame.u(point.column());
      double v = frame.v(point.row());
      double x = frame.normalX(point.x());
      double y = frame.normalY(point.y());
      rows[i * 2] = new double[] {u, v, 1, 0, 0, 0, -u * x, -v * x};
      right[i * 2] = x;
      rows[i * 2 + 1] = new double[] {0, 0, 0, u, v, 1, -u * y, -v * y};
      right[i * 2 + 1] = y;
    }
    return new LeastSquares(rows).solve(right);
  }

  private static double[] refine(List<ControlPoint> points, Frame frame, double[] first) {
    double[] h = first;
    for (int round = 0; round < ROUNDS; round++) {
      double[][] rows = new double[points.size() * 2][];
      double[] right = new double[rows.length];
      for (int i = 0; i < points.size(); i++) {
        ControlPoint point = points.get(i);
        double u = frame.u(point.column());
        double v = frame.v(point.row());
        double w = h[6] * u + h[7] * v + 1;
        double x = (h[0] * u + h[1] * v + h[2]) / w;
        double y = (h[3] * u + h[4] * v + h[5]) / w;
        rows[i * 2] = new double[] {u / w, v / w, 1 / w, 0, 0, 0, -u * x / w, -v * x / w};
        right[i * 2] = frame.normalX(point.x()) - x;
        rows[i * 2 + 1] = new double[] {0, 0, 0, u / w, v / w, 1 / w, -u * y / w, -v * y / w};
        right[i * 2 + 1] = frame.normalY(point.y()) - y;
      }
      double[] step = new LeastSquares(rows).solve(right);
      double[] next = h.clone();
      double size = 0;
      for (int i = 0; i < next.length; i++) {
        next[i] += step[i];
        size += Math.abs(step[i]);
      }
      h = next;
      if (!(size > STILL)) {
        break;
      }
    }
    return h;
  }
}
