package studio.kriegsspiel.importer.control;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import studio.kriegsspiel.terrain.GroundException;
import studio.kriegsspiel.terrain.MapPoint;

/**
 * How a scan lies by its control points, and how well.
 *
 * @param method the way chosen
 * @param placement where pixels lie
 * @param residuals the error at each point
 * @param rmsMetres root mean square distance over the points that made the fit
 * @param neighbourhoodMetres the same with each point judged by the fit of all but its
 *     neighbourhood: what to expect between the points; NaN where points are too few for it
 * @param checks the error at points that did not place the scan; nothing left out there
 * @param warnings what the user should look at, a sentence each
 */
public record ControlFit(
    Method method,
    ScanPlacement placement,
    List<Residual> residuals,
    double rmsMetres,
    double neighbourhoodMetres,
    List<Residual> checks,
    List<String> warnings) {
  /**
   * The error at a point.
   *
   * @param point the point
   * @param eastMetres how far the fit puts it too far east
   * @param northMetres how far too far north
   * @param leftOutMetres distance if the fit is made without it, NaN where it cannot be
   */
  public record Residual(
      ControlPoint point, double eastMetres, double northMetres, double leftOutMetres) {
    /** Distance between where it is and where the fit puts it. */
    public double metres() {
      return Math.hypot(eastMetres, northMetres);
    }
  }

  /** So many points that had no part in it judge a placing better than leaving out does. */
  private static final int FEW_CHECKS = 5;

  private static final double FEW_OF_THE_POINTS = 0.1;

  /**
   * Fits a method to points whose ground coordinates are metres.
   *
   * @throws GroundException if the points are too few or lie on one line
   */
  public static ControlFit of(Method method, List<ControlPoint> points) {
    return figures(method, points).warned();
  }

  /** The same without warnings: to set one method beside another. */
  public static ControlFit figures(Method method, List<ControlPoint> points) {
    if (points.size() < method.leastPoints()) {
      throw new GroundException(
          "the control points",
          "are " + points.size() + ", but " + method.word() + " needs " + method.leastPoints(),
          "set more, or choose a stiffer method");
    }
    double flatness = Spread.flatness(points);
    if (method != Method.SIMILARITY && flatness < 1e-6) {
      throw new GroundException(
          "the control points", "lie on one line", "set some to the side of it");
    }
    Fitted placement = Placements.fit(method, points);
    if (!points.stream().allMatch(point -> isFinite(placement, point))) {
      throw new GroundException(
          "the control points",
          "do not settle a " + method.word() + " placement",
          "set more of them, better spread, and take out doubled ones");
    }
    double[] leftOut = leftOut(method, points, placement);
    List<Residual> residuals = new ArrayList<>();
    for (int i = 0; i < points.size(); i++) {
      ControlPoint point = points.get(i);
      MapPoint at = placement.toGround(point.column(), point.row());
      residuals.add(new Residual(point, at.x() - point.x(), at.y() - point.y(), leftOut[i]));
    }
    double rms = rms(residuals.stream().mapToDouble(Residual::metres).toArray());
    double apart = Neighbourhoods.rms(method, points, placement, leftOut);
    return new ControlFit(method, placement, residuals, rms, apart, List.of(), List.of());
  }

  private static boolean isFinite(ScanPlacement placement, ControlPoint point) {
    MapPoint at = placement.toGround(point.column(), point.row());
    return Double.isFinite(at.x()) && Double.isFinite(at.y());
  }

  /**
   * The same fit judged at points that did not make it.
   *
   * @throws GroundException if it puts one of them nowhere
   */
  public ControlFit judgedBy(List<ControlPoint> points) {
    List<Residual> judged = new ArrayList<>();
    for (ControlPoint point : points) {
      if (!isFinite(placement, point)) {
        throw new GroundException(
            "the control points",
            "put the check point `" + point.id() + "` nowhere",
            "choose another method or another check point");
      }
      MapPoint at = placement.toGround(point.column(), point.row());
      judged.add(new Residual(point, at.x() - point.x(), at.y() - point.y(), Double.NaN));
    }
    ControlFit fit =
        new ControlFit(
            method, placement, residuals, rmsMetres, neighbourhoodMetres, judged, List.of());
    return warnings.isEmpty() ? fit : fit.warned();
  }

  private ControlFit warned() {
    return new ControlFit(
        method,
        placement,
        residuals,
        rmsMetres,
        neighbourhoodMetres,
        checks,
        FitWarnings.of(this, Spread.flatness(points())));
  }

  /** The points that made the fit. */
  public List<ControlPoint> points() {
    return residuals.stream().map(Residual::point).toList();
  }

  /** Root mean square distance at the check points, NaN without any. */
  public double checkMetres() {
    return rms(checks.stream().mapToDouble(Residual::metres).toArray());
  }

  private static double[] leftOut(Method method, List<ControlPoint> points, Fitted placement) {
    double[] errors = new double[points.size()];
    Arrays.fill(errors, Double.NaN);
    if (points.size() > method.leastPoints()) {
      Arrays.setAll(errors, placement::errorLeftOut);
    }
    return errors;
  }

  private static double rms(double[] errors) {
    return Math.sqrt(
        Arrays.stream(errors)
            .filter(Double::isFinite)
            .map(error -> error * error)
            .average()
            .orElse(Double.NaN));
  }

  /** Whether the check points are enough to judge the placing by them alone. */
  public boolean isJudgedByChecks() {
    return checks.size() >= Math.max(FEW_CHECKS, FEW_OF_THE_POINTS * residuals.size());
  }

  /**
   * The error a user should count with: that at the check points where they are enough, else the
   * greatest of all that are known.
   */
  public double honestMetres() {
    if (isJudgedByChecks()) {
      return checkMetres();
    }
    double error = rmsMetres;
    for (double other : new double[] {neighbourhoodMetres, checkMetres()}) {
      error = Double.isNaN(other) ? error : Math.max(error, other);
    }
    return error;
  }

  /** The control point nearest to a ground position. */
  public ControlPoint nearest(double x, double y) {
    ControlPoint best = residuals.get(0).point();
    for (Residual residual : residuals) {
      ControlPoint point = residual.point();
      if (Math.hypot(point.x() - x, point.y() - y) < Math.hypot(best.x() - x, best.y() - y)) {
        best = point;
      }
    }
    return best;
  }

  /** One line on how well it fits. */
  public String summary() {
    return String.format(
        Locale.ROOT,
        "%s through %d control points: %s",
        method.word(),
        residuals.size(),
        errorsInWords());
  }

  /** The same to set beside other methods, shorter. */
  public String figures() {
    return String.format(Locale.ROOT, "%-13s %s", method.word(), errorsInWords());
  }

  private String errorsInWords() {
    return String.format(
            Locale.ROOT,
            "RMS %.1f m, left out by neighbourhoods %s",
            rmsMetres,
            Double.isNaN(neighbourhoodMetres)
                ? "not known (too few points)"
                : String.format(Locale.ROOT, "%.1f m", neighbourhoodMetres))
        + (checks.isEmpty()
            ? ""
            : String.format(
                Locale.ROOT,
                ", at %s %.1f m",
                checks.size() == 1 ? "one check point" : checks.size() + " check points",
                checkMetres()));
  }
}
