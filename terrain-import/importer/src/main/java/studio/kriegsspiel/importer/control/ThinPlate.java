package studio.kriegsspiel.importer.control;

import java.util.List;
import studio.kriegsspiel.terrain.MapPoint;

/**
 * A thin plate bent through every control point (Bookstein, IEEE PAMI 11, 1989). The error it would
 * make at a point left out follows from the inverse of its matrix without a new solution (Rippa,
 * Adv. Comput. Math. 11, 1999).
 */
final class ThinPlate implements Fitted {
  private final Frame frame;
  private final double[] u;
  private final double[] v;
  private final double[][] weights;
  private final double[][] precision;

  ThinPlate(List<ControlPoint> points, Frame frame) {
    int n = points.size();
    this.frame = frame;
    u = points.stream().mapToDouble(point -> frame.u(point.column())).toArray();
    v = points.stream().mapToDouble(point -> frame.v(point.row())).toArray();
    double[][] inverse = Linear.inverse(matrix(points, frame, 0));
    weights = new double[2][n + 3];
    precision = inverse;
    for (int i = 0; i < n + 3; i++) {
      for (int j = 0; j < n; j++) {
        weights[0][i] += inverse[i][j] * frame.normalX(points.get(j).x());
        weights[1][i] += inverse[i][j] * frame.normalY(points.get(j).y());
      }
    }
  }

  /**
   * The equations of a plate through points.
   *
   * @param looseness how much it may pass beside them; 0 where it goes through them
   */
  static double[][] matrix(List<ControlPoint> points, Frame frame, double looseness) {
    int n = points.size();
    double[][] matrix = new double[n + 3][n + 3];
    for (int i = 0; i < n; i++) {
      double u = frame.u(points.get(i).column());
      double v = frame.v(points.get(i).row());
      for (int j = 0; j < n; j++) {
        ControlPoint other = points.get(j);
        matrix[i][j] = bend(u - frame.u(other.column()), v - frame.v(other.row()));
      }
      matrix[i][i] = looseness;
      double[] plane = {1, u, v};
      for (int k = 0; k < 3; k++) {
        matrix[i][n + k] = plane[k];
        matrix[n + k][i] = plane[k];
      }
    }
    return matrix;
  }

  private static double bend(double du, double dv) {
    double squared = du * du + dv * dv;
    return squared == 0 ? 0 : squared * Math.log(squared);
  }

  @Override
  public double errorLeftOut(int point) {
    return errorsLeftOut(new int[] {point})[0];
  }

  /** Rippa's rule for several: their block of the inverse, solved for their weights. */
  @Override
  public double[] errorsLeftOut(int[] some) {
    int n = some.length;
    double[][] block = new double[n][n];
    for (int i = 0; i < n; i++) {
      for (int j = 0; j < n; j++) {
        block[i][j] = precision[some[i]][some[j]];
      }
    }
    double[][] solved = Linear.inverse(block);
    double[] metres = new double[n];
    for (int i = 0; i < n; i++) {
      double east = 0;
      double north = 0;
      for (int j = 0; j < n; j++) {
        east += solved[i][j] * weights[0][some[j]];
        north += solved[i][j] * weights[1][some[j]];
      }
      metres[i] = Math.hypot(east, north) * frame.groundScale();
    }
    return metres;
  }

  @Override
  public MapPoint toGround(double column, double row) {
    Tangent at = tangent(column, row);
    return new MapPoint(at.x(), at.y());
  }

  /** One logarithm for each control point serves the position and its derivatives. */
  @Override
  public Tangent tangent(double column, double row) {
    double atU = frame.u(column);
    double atV = frame.v(row);
    int n = u.length;
    double[] east = weights[0];
    double[] north = weights[1];
    double x = east[n] + east[n + 1] * atU + east[n + 2] * atV;
    double y = north[n] + north[n + 1] * atU + north[n + 2] * atV;
    double xPerU = east[n + 1];
    double xPerV = east[n + 2];
    double yPerU = north[n + 1];
    double yPerV = north[n + 2];
    for (int i = 0; i < n; i++) {
      double du = atU - u[i];
      double dv = atV - v[i];
      double squared = du * du + dv * dv;
      double log = squared == 0 ? 0 : Math.log(squared);
      x += east[i] * squared * log;
      y += north[i] * squared * log;
      double steep = 2 * (log + 1);
      xPerU += east[i] * du * steep;
      xPerV += east[i] * dv * steep;
      yPerU += north[i] * du * steep;
      yPerV += north[i] * dv * steep;
    }
    double scale = frame.groundScale() / frame.pixelScale();
    return new Tangent(
        frame.easting(x),
        frame.northing(y),
        xPerU * scale,
        xPerV * scale,
        yPerU * scale,
        yPerV * scale);
  }
}
