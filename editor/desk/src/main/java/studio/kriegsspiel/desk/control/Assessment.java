package studio.kriegsspiel.desk.control;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import studio.kriegsspiel.importer.control.ControlFit;
import studio.kriegsspiel.importer.control.ControlPoint;
import studio.kriegsspiel.importer.control.ErrorField;
import studio.kriegsspiel.importer.control.Method;
import studio.kriegsspiel.importer.control.ScanPlacement;
import studio.kriegsspiel.importer.control.Suspects;
import studio.kriegsspiel.terrain.GroundException;
import studio.kriegsspiel.terrain.MapPoint;

/**
 * How well the points agree.
 *
 * @param sheet the points that were judged
 * @param verdicts how well each way fits
 * @param errors the error at each point that counts, by name
 * @param unused the error at each point that is set but does not count, by name
 * @param suspects names of the points that stand out beside their neighbours, worst first
 * @param suspicion what is to be said of them; empty without any
 * @param field where on the scan the map may be wrong by how much; none without a fit
 */
public record Assessment(
    MarkSheet sheet,
    List<Verdict> verdicts,
    Map<String, Error> errors,
    Map<String, Error> unused,
    List<String> suspects,
    String suspicion,
    Optional<ErrorField> field) {
  private static final int FIELD_COLUMNS = 90;

  /**
   * The error at a point.
   *
   * @param metres distance between where it is and where the fit puts it
   * @param pixels the same on the scan
   * @param leftOutMetres distance if the fit is made without it; NaN where it cannot be
   * @param toColumn where on the scan the fit looks for its ground
   * @param toRow where on the scan the fit looks for its ground
   */
  public record Error(
      double metres, double pixels, double leftOutMetres, double toColumn, double toRow) {}

  /** Keeps its own copies. */
  public Assessment {
    verdicts = List.copyOf(verdicts);
    errors = Map.copyOf(errors);
    unused = Map.copyOf(unused);
    suspects = List.copyOf(suspects);
  }

  /** Nothing judged yet. */
  public static Assessment none(MarkSheet sheet) {
    return new Assessment(sheet, List.of(), Map.of(), Map.of(), List.of(), "", Optional.empty());
  }

  /**
   * Judges points.
   *
   * @param width columns of the scan
   * @param height rows of the scan
   * @param stop called between the parts; throws if nobody wants the answer any more
   */
  public static Assessment of(MarkSheet sheet, int width, int height, Runnable stop) {
    List<ControlPoint> points = sheet.counting();
    List<Verdict> verdicts = new ArrayList<>();
    for (Method method : Method.values()) {
      stop.run();
      verdicts.add(verdict(method, sheet));
    }
    Optional<ControlFit> fit =
        verdicts.stream()
            .filter(verdict -> verdict.method() == sheet.method())
            .flatMap(verdict -> verdict.fit().stream())
            .findFirst();
    if (fit.isEmpty()) {
      return new Assessment(sheet, verdicts, Map.of(), Map.of(), List.of(), "", Optional.empty());
    }
    stop.run();
    Suspects suspects = Suspects.find(points);
    stop.run();
    return new Assessment(
        sheet,
        verdicts,
        errors(fit.get()),
        errorsAt(sheet.unused(), fit.get().placement()),
        suspects.ids(),
        suspects.sentence().orElse(""),
        Optional.of(ErrorField.of(fit.get(), width, height, FIELD_COLUMNS)));
  }

  private static Verdict verdict(Method method, MarkSheet sheet) {
    List<ControlPoint> points = sheet.counting();
    try {
      ControlFit fit =
          method == sheet.method()
              ? ControlFit.of(method, points)
              : ControlFit.figures(method, points);
      double apart =
          Math.sqrt(
              sheet.unused().stream()
                  .mapToDouble(point -> metres(point, fit.placement()))
                  .map(metres -> metres * metres)
                  .average()
                  .orElse(Double.NaN));
      return new Verdict(method, Optional.of(fit), "", apart);
    } catch (GroundException none) {
      String fault =
          points.size() < method.leastPoints()
              ? "needs " + method.leastPoints() + " points"
              : none.fault();
      return new Verdict(method, Optional.empty(), fault, Double.NaN);
    }
  }

  private static Map<String, Error> errors(ControlFit fit) {
    Map<String, Error> errors = new HashMap<>();
    for (ControlFit.Residual each : fit.residuals()) {
      ControlPoint point = each.point();
      errors.put(point.id(), error(point, fit.placement(), each.metres(), each.leftOutMetres()));
    }
    return errors;
  }

  private static Map<String, Error> errorsAt(List<ControlPoint> points, ScanPlacement placement) {
    Map<String, Error> errors = new HashMap<>();
    for (ControlPoint point : points) {
      errors.put(point.id(), error(point, placement, metres(point, placement), Double.NaN));
    }
    return errors;
  }

  private static double metres(ControlPoint point, ScanPlacement placement) {
    MapPoint at = placement.toGround(point.column(), point.row());
    return at.distanceMetres(new MapPoint(point.x(), point.y()));
  }

  private static Error error(
      ControlPoint point, ScanPlacement placement, double metres, double leftOutMetres) {
    double[] to = placement.toPixel(point.x(), point.y(), point.column(), point.row());
    if (Double.isNaN(to[0])) {
      to = new double[] {point.column(), point.row()};
    }
    double pixels = Math.hypot(to[0] - point.column(), to[1] - point.row());
    return new Error(metres, pixels, leftOutMetres, to[0], to[1]);
  }

  /** The error at a point, whether it counts or not. */
  public Optional<Error> findError(String id) {
    return Optional.ofNullable(errors.get(id)).or(() -> Optional.ofNullable(unused.get(id)));
  }

  /** The fit of the way that is chosen. */
  public Optional<ControlFit> fit() {
    return verdicts.stream()
        .filter(verdict -> verdict.method() == sheet.method())
        .flatMap(verdict -> verdict.fit().stream())
        .findFirst();
  }

  /** Where the fit puts a place of the scan. */
  public Optional<MapPoint> toGround(double column, double row) {
    return fit()
        .map(each -> each.placement().toGround(column, row))
        .filter(at -> Double.isFinite(at.x() + at.y()));
  }

  /** What to look at, a sentence each, the suspicious points first. */
  public List<String> warnings() {
    List<String> warnings = new ArrayList<>();
    if (!suspicion.isEmpty()) {
      warnings.add(suspicion);
    }
    fit()
        .ifPresent(
            each ->
                each.warnings().stream()
                    .filter(warning -> !warning.equals(suspicion))
                    .forEach(warnings::add));
    return warnings;
  }
}
