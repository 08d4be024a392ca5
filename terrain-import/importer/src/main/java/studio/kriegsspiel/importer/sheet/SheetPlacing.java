package studio.kriegsspiel.importer.sheet;

import java.util.Optional;
import java.util.OptionalDouble;
import studio.kriegsspiel.importer.control.ControlFit;
import studio.kriegsspiel.importer.control.ControlPoint;
import studio.kriegsspiel.importer.control.ScanPlacement;
import studio.kriegsspiel.terrain.Georeference;
import studio.kriegsspiel.terrain.MapPoint;

/**
 * Where a picture lies in its own system.
 *
 * @param toGround where pixels lie
 * @param near an affine placing that comes near, to find pixels of ground points from
 * @param errorMetres known error of the placing, empty if the source does not tell
 * @param note how the error was found
 * @param fit the fit through control points, if it was placed by such
 */
record SheetPlacing(
    ScanPlacement toGround,
    Georeference near,
    OptionalDouble errorMetres,
    String note,
    Optional<ControlFit> fit) {
  private static final int STEPS = 8;

  static SheetPlacing of(Georeference georeference) {
    return new SheetPlacing(
        georeference::toGround,
        georeference,
        OptionalDouble.empty(),
        "the source's own placing",
        Optional.empty());
  }

  static SheetPlacing of(String source, ControlFit fit, int width, int height) {
    double[][] points = new double[(STEPS + 1) * (STEPS + 1)][];
    for (int i = 0; i < points.length; i++) {
      double column = (double) width * (i % (STEPS + 1)) / STEPS;
      double row = (double) height * (i / (STEPS + 1)) / STEPS;
      MapPoint at = fit.placement().toGround(column, row);
      points[i] = new double[] {column, row, at.x(), at.y()};
    }
    return new SheetPlacing(
        fit.placement(),
        AffineFit.of(source, points).georeference().reaching(source, width, height),
        OptionalDouble.of(fit.honestMetres()),
        fit.summary(),
        Optional.of(fit));
  }

  /** Place in the picture of a ground position; NaN where none is found. */
  double[] toPixel(double x, double y) {
    double[] place = toGround.toPixel(x, y, near.columnOf(x, y), near.rowOf(x, y));
    return Double.isNaN(place[0]) && fit.isPresent() ? fromNearestPoint(fit.get(), x, y) : place;
  }

  /** Where the picture is bent far from straight, its points are better to start from. */
  private double[] fromNearestPoint(ControlFit fitted, double x, double y) {
    ControlPoint start = fitted.nearest(x, y);
    return toGround.toPixel(
        x,
        y,
        start.column() + near.columnOf(x, y) - near.columnOf(start.x(), start.y()),
        start.row() + near.rowOf(x, y) - near.rowOf(start.x(), start.y()));
  }
}
