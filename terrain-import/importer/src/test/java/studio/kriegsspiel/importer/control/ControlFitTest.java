package studio.kriegsspiel.importer.control;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import studio.kriegsspiel.importer.ImportRequest;
import studio.kriegsspiel.importer.Shared;
import studio.kriegsspiel.importer.TerrainImport;
import studio.kriegsspiel.importer.job.Progress;
import studio.kriegsspiel.terrain.GroundException;
import studio.kriegsspiel.terrain.LayerKind;
import studio.kriegsspiel.terrain.MapPoint;
import studio.kriegsspiel.terrain.Terrain;
import studio.kriegsspiel.terrain.io.TerrainPackage;

class ControlFitTest {
  private static final double TURN = Math.toRadians(12);

  @TempDir Path folder;

  /** A scan of 2.5 m pixels turned by 12 degrees. */
  private static List<ControlPoint> points(int count, long seed) {
    Random random = new Random(seed);
    List<ControlPoint> points = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      double column = random.nextDouble() * 4000;
      double row = random.nextDouble() * 3000;
      points.add(at(Integer.toString(i), column, row));
    }
    return points;
  }

  private static ControlPoint at(String id, double column, double row) {
    double u = column * 2.5;
    double v = -row * 2.5;
    return new ControlPoint(
        id,
        column,
        row,
        600_000 + u * Math.cos(TURN) - v * Math.sin(TURN),
        5_600_000 + u * Math.sin(TURN) + v * Math.cos(TURN));
  }

  @ParameterizedTest
  @EnumSource(Method.class)
  void everyMethodFindsATrueTurnAndItsWayBack(Method method) {
    ControlFit fit = ControlFit.of(method, points(24, 1815));
    assertThat(fit.rmsMetres()).isLessThan(1e-5);
    assertThat(fit.neighbourhoodMetres()).isLessThan(1e-3);
    assertThat(fit.warnings()).isEmpty();
    ControlPoint elsewhere = at("new", 1234, 987);
    MapPoint found = fit.placement().toGround(1234, 987);
    assertThat(found.x()).isCloseTo(elsewhere.x(), within(1e-3));
    assertThat(found.y()).isCloseTo(elsewhere.y(), within(1e-3));
    double[] back = fit.placement().toPixel(elsewhere.x(), elsewhere.y(), 1000, 1000);
    assertThat(back[0]).isCloseTo(1234, within(1e-3));
    assertThat(back[1]).isCloseTo(987, within(1e-3));
  }

  @Test
  void anAslantSheetIsFoundByTheProjectiveWayOnly() {
    List<ControlPoint> aslant =
        points(20, 7).stream()
            .map(
                p -> {
                  double w = 1 + p.column() / 20_000 + p.row() / 30_000;
                  return new ControlPoint(
                      p.id(),
                      p.column(),
                      p.row(),
                      1000 + p.column() * 3 / w,
                      900 - p.row() * 3 / w);
                })
            .toList();
    assertThat(ControlFit.of(Method.PROJECTIVE, aslant).rmsMetres()).isLessThan(1e-6);
    assertThat(ControlFit.of(Method.AFFINE, aslant).rmsMetres()).isGreaterThan(20);
  }

  @Test
  void theThinPlatePassesThroughEveryPointButOwnsUpToItsError() {
    Random random = new Random(5);
    List<ControlPoint> noisy =
        points(30, 9).stream()
            .map(
                p ->
                    new ControlPoint(
                        p.id(),
                        p.column(),
                        p.row(),
                        p.x() + 20 * random.nextGaussian(),
                        p.y() + 20 * random.nextGaussian()))
            .toList();
    ControlFit fit = ControlFit.of(Method.THIN_PLATE, noisy);
    assertThat(fit.rmsMetres()).isLessThan(1e-6);
    assertThat(fit.honestMetres()).isBetween(20.0, 80.0);
  }

  @Test
  void aWrongPointIsNamed() {
    List<ControlPoint> points = new ArrayList<>(points(20, 3));
    ControlPoint wrong = points.get(6);
    points.set(
        6, new ControlPoint("mill", wrong.column(), wrong.row(), wrong.x() + 900, wrong.y()));
    assertThat(ControlFit.of(Method.AFFINE, points).warnings())
        .anyMatch(warning -> warning.startsWith("Point mill is probably wrong"));
  }

  @Test
  void mirroredFewAndCollinearPointsAreToldApart() {
    List<ControlPoint> mirrored =
        points(20, 3).stream()
            .map(p -> new ControlPoint(p.id(), p.column(), -p.row(), p.x(), p.y()))
            .toList();
    assertThat(ControlFit.of(Method.AFFINE, mirrored).warnings())
        .anyMatch(warning -> warning.contains("mirrored"));
    assertThat(ControlFit.of(Method.AFFINE, points(3, 3)).warnings())
        .anyMatch(warning -> warning.contains("the residuals say nothing"));
    List<ControlPoint> line =
        points(9, 3).stream().map(p -> at(p.id(), p.column(), p.column() / 2)).toList();
    assertThatThrownBy(() -> ControlFit.of(Method.AFFINE, line))
        .isInstanceOf(GroundException.class)
        .hasMessageContaining("lie on one line");
    assertThatThrownBy(() -> ControlFit.of(Method.POLYNOMIAL_3, points(9, 3)))
        .hasMessageContaining("needs 10");
    assertThatThrownBy(
            () ->
                ControlFit.of(Method.AFFINE, java.util.Collections.nCopies(5, points(1, 1).get(0))))
        .isInstanceOf(GroundException.class);
  }

  @Test
  void aSheetFoldedByAWrongPointIsToldOf() {
    List<ControlPoint> points = new ArrayList<>(points(20, 3));
    assertThat(ControlFit.of(Method.THIN_PLATE, points).warnings())
        .noneMatch(warning -> warning.contains("folded"));
    ControlPoint first = points.get(0);
    ControlPoint other = points.get(1);
    points.set(0, new ControlPoint("dragged", first.column(), first.row(), other.x(), other.y()));
    points.set(1, new ControlPoint("swapped", other.column(), other.row(), first.x(), first.y()));
    assertThat(ControlFit.of(Method.THIN_PLATE, points).warnings())
        .anyMatch(warning -> warning.contains("folded") && warning.contains("swapped"));
    assertThat(ControlFit.of(Method.AFFINE, points).warnings())
        .noneMatch(warning -> warning.contains("folded"));
  }

  @Test
  void theBaselMapOf1798IsWarnedOf() {
    ControlPoints basel =
        ControlPointFile.read(Shared.data("maps/haas1798_basel/gcp_pixel_epsg21781.csv"));
    assertThat(basel.points()).hasSize(343);
    assertThat(basel.crs()).contains("EPSG:21781");
    ControlFit fit = ControlFit.of(Method.AFFINE, basel.points());
    assertThat(fit.rmsMetres()).isCloseTo(1230, within(15.0));
    assertThat(fit.neighbourhoodMetres()).isGreaterThan(fit.rmsMetres());
    assertThat(fit.warnings()).anyMatch(warning -> warning.contains("Positions are uncertain by"));
    MapPoint origin = fit.placement().toGround(0, 0);
    MapPoint right = fit.placement().toGround(100, 0);
    double turn = Math.toDegrees(Math.atan2(right.y() - origin.y(), right.x() - origin.x()));
    assertThat(Math.abs(turn)).isCloseTo(16.25, within(1.0));
    assertThat(ControlFit.of(Method.THIN_PLATE, basel.points()).honestMetres())
        .isLessThan(fit.rmsMetres());
  }

  @Test
  void theBaselMapBecomesATerrainWithItsError() {
    Path scan = Shared.data("maps/haas1798_basel/old_map.jpg");
    Path points = Shared.data("maps/haas1798_basel/gcp_pixel_epsg21781.csv");
    for (Method method : List.of(Method.AFFINE, Method.THIN_PLATE)) {
      ImportRequest request =
          ImportRequest.builder("basel", folder.resolve("basel"))
              .sheet(scan)
              .controlPoints(points, method)
              .build();
      try (TerrainImport work = new TerrainImport(request)) {
        work.run(Progress.NONE);
      }
      Terrain basel = TerrainPackage.read(folder.resolve("basel"));
      assertThat(basel.crs()).isEqualTo("EPSG:21781");
      assertThat(basel.extent().contains(611_375.9, 267_719.1)).isTrue();
      double error =
          basel
              .findNotes(LayerKind.SHEET)
              .orElseThrow()
              .accuracy()
              .horizontalMetres()
              .orElseThrow();
      assertThat(error).isBetween(200.0, 1300.0);
    }
  }

  @Test
  void pointsOfQgisCountRowsUpwards() throws IOException {
    Path file = folder.resolve("map.points");
    Files.writeString(
        file,
        "#CRS: PROJCRS[\"WGS 84 / UTM zone 31N\",BASEGEOGCRS[\"WGS 84\",ID[\"EPSG\",4326]],"
            + "ID[\"EPSG\",32631]]\n"
            + "mapX,mapY,sourceX,sourceY,enable,dX,dY,residual\n"
            + "600000,5600000,10,-20,1,0,0,0\n600100,5600000,50,-20,0,0,0,0\n");
    ControlPoints points = ControlPointFile.read(file);
    assertThat(points.crs()).contains("EPSG:32631");
    // Points without ids are numbered from 1, whatever line they stand on.
    assertThat(points.points()).containsExactly(new ControlPoint("1", 10, 20, 600_000, 5_600_000));
  }

  @Test
  void brokenTablesEndInOneSentence() throws IOException {
    for (String text :
        List.of(
            "", "a,b\n1,2\n", "pixel_x,pixel_y,x,y\n1,2,3\n", "pixel_x,pixel_y,x,y\n1,2,3,q\n")) {
      Path file = folder.resolve("bad.csv");
      Files.writeString(file, text);
      assertThatThrownBy(() -> ControlPointFile.read(file))
          .isInstanceOf(GroundException.class)
          .hasMessageStartingWith("bad.csv: ");
    }
  }
}
