package studio.kriegsspiel.importer.control;

import java.util.List;
import studio.kriegsspiel.terrain.MapPoint;

/** Polynomials of one degree for eastings and northings; those of the first are affine. */
final class Polynomial implements Fitted {
  private final List<ControlPoint> points;
  private final Frame frame;
  private final int degree;
  private final LeastSquares equations;
  private final double[] east;
  private final double[] north;

  Polynomial(List<ControlPoint> points, Frame frame, int degree) {
    this.points = points;
    this.frame = frame;
    this.degree = degree;
    equations = new LeastSquares(points.stream().map(this::terms).toArray(double[][]::new));
    east = equations.solve(points.stream().mapToDouble(p -> frame.normalX(p.x())).toArray());
    north = equations.solve(points.stream().mapToDouble(p -> frame.normalY(p.y())).toArray());
  }

  /** Products of powers: 1, u, v, u², uv, v² and so on. */
  private double[] terms(ControlPoint point) {
    double u = frame.u(point.column());
    double v = frame.v(point.row());
    double[] terms = new double[(degree + 1) * (degree + 2) / 2];
    terms[0] = 1;
    int at = 1;
    for (int total = 1; total <= degree; total++) {
      int before = at - total;
      for (int i = 0; i < total; i++) {
        terms[at++] = terms[before + i] * u;
      }
      terms[at++] = terms[before + total - 1] * v;
    }
    return terms;
  }

  @Override
  public MapPoint toGround(double column, double row) {
    double u = frame.u(column);
    double v = frame.v(row);
    return new MapPoint(frame.easting(value(east, u, v)), frame.northing(value(north, u, v)));
  }

  /** Called for every pixel of a sheet: the terms are not kept. */
  private double value(double[] factors, double u, double v) {
    double sum = 0;
    double powerOfV = 1;
    for (int i = 0; i <= degree; i++) {
      double inU = 0;
      for (int total = degree; total >= i; total--) {
        inU = inU * u + factors[total * (total + 1) / 2 + i];
      }
      sum += inU * powerOfV;
      powerOfV *= v;
    }
    return sum;
  }

  @Override
  public double errorLeftOut(int point) {
    ControlPoint out = points.get(point);
    return equations.leftOut(out.missedBy(this), terms(out));
  }

  @Override
  public double[] errorsLeftOut(int[] some) {
    return Fitted.missed(points, some, new Polynomial(Fitted.without(points, some), frame, degree));
  }
}
