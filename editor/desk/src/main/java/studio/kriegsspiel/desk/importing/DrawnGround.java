package studio.kriegsspiel.desk.importing;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import studio.kriegsspiel.importer.Crop;
import studio.kriegsspiel.importer.ImportRequest;
import studio.kriegsspiel.importer.survey.SourceRole;
import studio.kriegsspiel.importer.survey.SourceSurvey;
import studio.kriegsspiel.terrain.GroundException;
import studio.kriegsspiel.terrain.crs.CoordinateSystem;
import studio.kriegsspiel.terrain.crs.LatLon;

/**
 * What to propose for a ground of contours or features alone, which has no raster and no map to
 * take a system, an extent and cells from.
 *
 * @param system EPSG code
 * @param crop the degrees that the files cover
 * @param cellMetres a hundredth to a thousandth of the extent
 */
public record DrawnGround(String system, Crop crop, double cellMetres) {
  private static final double[] CELLS = {1, 2, 2.5, 5, 10, 20, 25, 50, 100, 250};

  /** The proposal; nothing if there is a raster or a map, or nothing to go by. */
  public static Optional<DrawnGround> of(GroundPlan plan) {
    boolean placed =
        plan.items().stream()
            .anyMatch(
                item ->
                    switch (item.role()) {
                      case HEIGHTS, SLOPE_DEGREES, SLOPE_PERCENT, SHEET, SCAN -> true;
                      default -> false;
                    });
    List<LatLon> outline =
        Stream.concat(plan.of(SourceRole.CONTOURS).stream(), plan.of(SourceRole.FEATURES).stream())
            .flatMap(item -> item.survey().stream())
            .map(SourceSurvey::outline)
            .flatMap(List::stream)
            .toList();
    return placed || outline.isEmpty() ? Optional.empty() : around(outline, plan);
  }

  private static Optional<DrawnGround> around(List<LatLon> outline, GroundPlan plan) {
    var latitudes = outline.stream().mapToDouble(LatLon::latitude).summaryStatistics();
    var longitudes = outline.stream().mapToDouble(LatLon::longitude).summaryStatistics();
    LatLon middle =
        new LatLon(
            (latitudes.getMin() + latitudes.getMax()) / 2,
            (longitudes.getMin() + longitudes.getMax()) / 2);
    double kilometres =
        111.2
            * Math.max(
                latitudes.getMax() - latitudes.getMin(),
                (longitudes.getMax() - longitudes.getMin())
                    * Math.cos(Math.toRadians(middle.latitude())));
    if (!(kilometres > 0.01 && kilometres < 1000)) {
      return Optional.empty();
    }
    double cell = CELLS[CELLS.length - 1];
    for (int i = CELLS.length - 1; i >= 0 && kilometres * 1000 / cell < 600; i--) {
      cell = CELLS[i];
    }
    return Optional.of(
        new DrawnGround(
            system(plan, middle),
            new Crop(
                longitudes.getMin(),
                latitudes.getMin(),
                longitudes.getMax(),
                latitudes.getMax(),
                true),
            cell));
  }

  /** The files' own system where it is one of metres, so that nothing need be moved. */
  private static String system(GroundPlan plan, LatLon middle) {
    return plan.items().stream()
        .filter(item -> item.role().hasPlace())
        .flatMap(item -> item.survey().stream())
        .flatMap(survey -> survey.system().stream())
        .filter(DrawnGround::isMetric)
        .findFirst()
        .orElseGet(() -> CoordinateSystem.utmCodeFor(middle));
  }

  private static boolean isMetric(String code) {
    try {
      CoordinateSystem.of(code);
      return !code.equals("EPSG:3857");
    } catch (GroundException e) {
      return false;
    }
  }

  void fill(ImportRequest.Builder request) {
    request.targetCrs(system).crop(crop).cellMetres(cellMetres);
  }
}
