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
  private final double[][] leftOut;

  ThinPlate(List<ControlPoint> points, Frame frame) {
    int n = points.size();
    this.frame = frame;
    u = points.stream().mapToDouble(point -> frame.u(point.column())).toArray();
    v = points.stream().mapToDouble(point -> frame.v(point.row())).toArray();
    double[][] matrix = new double[n + 3][n + 3];
    for (int i = 0; i < n; i++) {
      for (int j = 0; j < n; j++) {
        matrix[i][j] = bend(u[i] - u[j], v[i] - v[j]);
      }
      double[] plane = {1, u[i], v[i]};
      for (int k = 0; k < 3; k++) {
        matrix[i][n + k] = plane[k];
        matrix[n + k][i] = plane[k];
      }
    }
    double[][] inverse = Linear.inverse(matrix);
    weights = new double[2][n + 3];
    leftOut = new double[n][2];
    for (int i = 0; i < n + 3; i++) {
      for (int j = 0; j < n; j++) {
        weights[0][i] += inverse[i][j] * frame.normalX(points.get(j).x());
        weights[1][i] += inverse[i][j] * frame.normalY(points.get(j).y());
      }
    }
    for (int i = 0; i < n; i++) {
      leftOut[i][0] = weights[0][i] / inverse[i][i] * frame.groundScale();
      leftOut[i][1] = weights[1][i] / inverse[i][i] * frame.groundScale();
    }
  }

  private static double bend(double du, double dv) {
    double squared = du * du + dv * dv;
    return squared == 0 ? 0 : squared * Math.log(squared);
  }

  @Override
  public double errorLeftOut(int point) {
    return Math.hypot(leftOut[point][0], leftOut[point][1]);
  }

  @Override
  public MapPoint toGround(double column, double row) {
    double atU = frame.u(column);
    double atV = frame.v(row);
    int n = u.length;
    double x = weights[0][n] + weights[0][n + 1] * atU + weights[0][n + 2] * atV;
    double y = weights[1][n] + weights[1][n + 1] * atU + weights[1][n + 2] * atV;
    for (int i = 0; i < n; i++) {
      double bend = bend(atU - u[i], atV - v[i]);
      x += weights[0][i] * bend;
      y += weights[1][i] * bend;
    }
    return new MapPoint(frame.easting(x), frame.northing(y));
  }
}
