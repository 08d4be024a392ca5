package studio.kriegsspiel.importer;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.awt.image.BufferedImage;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import studio.kriegsspiel.importer.job.ImportCancelledException;
import studio.kriegsspiel.importer.job.Progress;
import studio.kriegsspiel.terrain.ElevationGrid;
import studio.kriegsspiel.terrain.FeatureKind;
import studio.kriegsspiel.terrain.GridGeometry;
import studio.kriegsspiel.terrain.GroundException;
import studio.kriegsspiel.terrain.LayerKind;
import studio.kriegsspiel.terrain.MapPoint;
import studio.kriegsspiel.terrain.SheetImage;
import studio.kriegsspiel.terrain.Terrain;
import studio.kriegsspiel.terrain.crs.CoordinateSystem;
import studio.kriegsspiel.terrain.crs.LatLon;
import studio.kriegsspiel.terrain.io.TerrainPackage;
import studio.kriegsspiel.terrain.tiff.GeoTiff;
import studio.kriegsspiel.terrain.tiff.GeoTiffWriter;

class TerrainImportTest {
  @TempDir Path folder;

  private List<String> run(ImportRequest request) {
    try (TerrainImport work = new TerrainImport(request)) {
      return work.run(Progress.NONE);
    }
  }

  private ImportRequest.Builder request() {
    return ImportRequest.builder("field", folder.resolve("field"));
  }

  private static double heightAt(Terrain terrain, double latitude, double longitude) {
    MapPoint at = CoordinateSystem.of(terrain.crs()).toMapPoint(new LatLon(latitude, longitude));
    return terrain.elevation().orElseThrow().heightMetresAt(at.x(), at.y());
  }

  @ParameterizedTest
  @CsvSource({
    "jena/N50E011.hgt.zip, 75",
    "jena/jena_srtm3_utm32n_90m.tif, 90",
    "jena/jena_srtm3_utm32n_90m.asc, 90"
  })
  void theFieldOfJenaHasItsHeights(String file, double cell) {
    run(
        request()
            .elevation(Shared.data(file))
            .crop(new Crop(11.46, 50.87, 11.68, 51.0, true))
            .build());
    Terrain field = TerrainPackage.read(folder.resolve("field"));
    assertThat(field.crs()).isEqualTo("EPSG:32632");
    assertThat(field.elevation().orElseThrow().cellMetres()).isEqualTo(cell);
    assertThat(heightAt(field, 50.9275, 11.5866)).as("Jena").isCloseTo(150, within(5.0));
    assertThat(heightAt(field, 50.9462, 11.5567)).as("Dornberg").isCloseTo(349, within(3.0));
    assertThat(field.findNotes(LayerKind.ELEVATION)).isPresent();
  }

  @Test
  void theTileReprojectsToGdalsGrid() {
    run(
        request()
            .elevation(Shared.data("jena/N50E011.hgt.zip"))
            .targetCrs("EPSG:32632")
            .cellMetres(90)
            .crop(new Crop(672_030, 5_634_990, 690_030, 5_652_000, false))
            .build());
    ElevationGrid own = TerrainPackage.read(folder.resolve("field")).elevation().orElseThrow();
    try (GeoTiff gdal = GeoTiff.open(Shared.data("jena/jena_srtm3_utm32n_90m.tif"))) {
      float[] theirs = gdal.readAll();
      GridGeometry grid = new GridGeometry(200, 189, 672_030, 5_652_000, 90);
      double squares = 0;
      for (int i = 0; i < theirs.length; i++) {
        double height = own.heightMetresAt(grid.centreX(i % 200), grid.centreY(i / 200));
        squares += Math.pow(height - theirs[i], 2);
      }
      assertThat(Math.sqrt(squares / theirs.length)).isLessThan(2.0);
    }
  }

  @Test
  void waterloosKilometreGridHasItsHeights() {
    run(
        request()
            .elevation(Shared.data("waterloo-1km/waterloo_campaign_altitude_1km_epsg3812.tif"))
            .build());
    Terrain field = TerrainPackage.read(folder.resolve("field"));
    assertThat(field.crs()).isEqualTo("EPSG:3812");
    assertThat(heightAt(field, 50.6803, 4.4066)).as("La Haye Sainte").isCloseTo(119, within(8.0));
    assertThat(heightAt(field, 50.5117, 4.5783)).as("Ligny").isCloseTo(138, within(15.0));
  }

  @Test
  void aSlopeRasterIsComparedWithTheHeights() {
    List<String> remarks =
        run(
            request()
                .elevation(Shared.data("jena/jena_srtm3_utm32n_90m.tif"))
                .slopePercent(Shared.data("jena/jena_slope_pct.tif"))
                .build());
    assertThat(remarks).anyMatch(remark -> remark.contains("0.0 % of the cells differ"));
    Terrain field = TerrainPackage.read(folder.resolve("field"));
    assertThat(field.givenSlope()).isPresent();
    assertThatThrownBy(
            () ->
                run(
                    request()
                        .elevation(Shared.data("jena/jena_srtm3_utm32n_90m.tif"))
                        .slopeDegrees(Shared.data("jena/jena_srtm3_utm32n_90m.asc"))
                        .build()))
        .hasMessageContaining("which are no slopes in degrees");
  }

  private Path heights(String name, GridGeometry geometry, ElevationGrid.Surface surface) {
    Path file = folder.resolve(name);
    try {
      GeoTiffWriter.write(
          file, geometry, "EPSG:32631", ElevationGrid.computed(geometry, surface).toArray());
    } catch (IOException e) {
      throw new IllegalStateException(e);
    }
    return file;
  }

  @Test
  void tilesMakeOneMosaicWithoutASeam() {
    ElevationGrid.Surface plane = (x, y) -> 100 + (x - 600_000) / 50 + (y - 5_600_000) / 70;
    run(
        request()
            .elevation(heights("a.tif", new GridGeometry(50, 60, 600_000, 5_601_000, 20), plane))
            .elevation(heights("b.tif", new GridGeometry(40, 60, 601_000, 5_601_000, 20), plane))
            .cellMetres(7)
            .build());
    ElevationGrid grid = TerrainPackage.read(folder.resolve("field")).elevation().orElseThrow();
    for (double x = 600_950; x < 601_050; x += 3) {
      assertThat(grid.heightMetresAt(x, 5_600_500))
          .isCloseTo(plane.heightMetres(x, 5_600_500), within(0.01));
    }
    assertThat(grid.countVoids()).isZero();
  }

  @Test
  void holesAreFilledSmoothlyAndMarked() throws IOException {
    ElevationGrid.Surface plane = (x, y) -> 100 + (x - 600_000) / 50;
    Path file =
        heights(
            "hole.tif",
            new GridGeometry(60, 60, 600_000, 5_601_200, 20),
            (x, y) ->
                Math.hypot(x - 600_600, y - 5_600_600) < 120
                    ? Double.NaN
                    : plane.heightMetres(x, y));
    List<String> remarks = run(request().elevation(file).build());
    ElevationGrid grid = TerrainPackage.read(folder.resolve("field")).elevation().orElseThrow();
    assertThat(grid.heightMetresAt(600_600, 5_600_600)).isCloseTo(112, within(0.3));
    assertThat(remarks).anyMatch(remark -> remark.contains("void cells were filled"));
    try (GeoTiff marks = GeoTiff.open(folder.resolve("field/elevation-filled.tif"))) {
      float[] values = marks.readAll();
      assertThat(values[30 * 60 + 30]).isEqualTo(1);
      assertThat(values[5]).isZero();
    }
  }

  @Test
  void undeclaredMarksOfVoidsDoNotBecomeHeights() {
    Path file =
        heights(
            "marks.tif",
            new GridGeometry(60, 60, 600_000, 5_601_200, 20),
            (x, y) -> x > 600_500 && x < 600_700 && y > 5_600_800 ? -32768 : 100);
    List<String> remarks = run(request().elevation(file).cellMetres(9).fillVoids(false).build());
    ElevationGrid grid = TerrainPackage.read(folder.resolve("field")).elevation().orElseThrow();
    assertThat(grid.lowestMetres()).isEqualTo(100);
    assertThat(grid.countVoids()).isPositive();
    assertThat(remarks).anyMatch(remark -> remark.contains("no land has"));
  }

  @Test
  void aSheetWithAWorldFileAndFeaturesComeAlong() throws IOException {
    Path raster =
        heights("h.tif", new GridGeometry(100, 100, 599_000, 5_616_000, 20), (x, y) -> 100);
    Path png = folder.resolve("map.png");
    ImageIO.write(new BufferedImage(200, 100, BufferedImage.TYPE_INT_RGB), "png", png.toFile());
    Files.writeString(folder.resolve("map.pgw"), "10\n0\n0\n-10\n599005\n5615995\n");
    Path geojson = folder.resolve("f.geojson");
    Files.writeString(
        geojson,
        "{\"type\":\"FeatureCollection\",\"features\":["
            + "{\"type\":\"Feature\",\"properties\":{\"highway\":\"primary\",\"name\":\"Brussels road\"},"
            + "\"geometry\":{\"type\":\"LineString\",\"coordinates\":[[4.30,50.68],[4.41,50.68]]}},"
            + "{\"type\":\"Feature\",\"properties\":{\"landuse\":\"farmyard\",\"name\":\"La Haye Sainte\"},"
            + "\"geometry\":{\"type\":\"Polygon\",\"coordinates\":[[[4.405,50.680],[4.407,50.682],"
            + "[4.407,50.680],[4.405,50.682],[4.405,50.680]]]}},"
            + "{\"type\":\"Feature\",\"properties\":{\"zoo\":\"yes\"},"
            + "\"geometry\":{\"type\":\"Point\",\"coordinates\":[4.406,50.681]}}]}");
    List<String> remarks =
        run(
            request()
                .elevation(raster)
                .sheet(png)
                .sourceCrs("EPSG:32631")
                .features(geojson)
                .build());
    Terrain field = TerrainPackage.read(folder.resolve("field"));
    SheetImage sheet = field.sheet().orElseThrow();
    assertThat(sheet.georeference().toGround(0, 0)).isEqualTo(new MapPoint(599_000, 5_616_000));
    assertThat(sheet.open().readAllBytes()).isEqualTo(Files.readAllBytes(png));
    assertThat(field.features())
        .extracting(feature -> feature.kind())
        .containsExactly(FeatureKind.ROAD, FeatureKind.FARM);
    assertThat(field.features()).allMatch(feature -> feature.geometry().isValid());
    assertThat(field.features().get(0).geometry().getEnvelopeInternal().getMinX())
        .isCloseTo(599_000, within(0.01));
    assertThat(field.findPlace("La Haye Sainte").orElseThrow().featureId()).contains("farm-2");
    assertThat(remarks)
        .contains(
            "f.geojson: 2 features and 1 places taken, 1 left out of no kind the mapping table"
                + " knows (zoo=yes: 1); 1 mended (crossing or doubled lines).");
  }

  @Test
  void thePreviewSaysWhatWillBeDone() {
    try (TerrainImport work =
        new TerrainImport(
            request()
                .elevation(
                    heights("h.tif", new GridGeometry(10, 10, 600_000, 5_600_000, 20), (x, y) -> 1))
                .build())) {
      assertThat(work.preview().lines())
          .containsExactly(
              "reads   heights h.tif (10 x 10, EPSG:32631)",
              "system  EPSG:32631 (proposed)",
              "extent  600000 to 600200 east, 5599800 to 5600000 north (0.2 x 0.2 km)",
              "grid    10 x 10 cells of 20 m (proposed)");
    }
  }

  @Test
  void cancellingLeavesNothing() throws IOException {
    Path source = heights("h.tif", new GridGeometry(400, 900, 0, 5_600_000, 20), (x, y) -> 1);
    Progress cancelled =
        new Progress() {
          @Override
          public void report(double share, String step) {}

          @Override
          public boolean isCancelled() {
            return true;
          }
        };
    try (TerrainImport work = new TerrainImport(request().elevation(source).build())) {
      assertThatThrownBy(() -> work.run(cancelled)).isInstanceOf(ImportCancelledException.class);
    }
    try (Stream<Path> files = Files.list(folder)) {
      assertThat(files).containsExactly(source);
    }
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "empty.tif | | is not a TIFF file",
        "N50E011.hgt | abc | has 3 bytes of heights",
        "a.asc | hello world | is no ASCII grid",
        "b.asc | ncols 1000000 nrows 1000000 xllcorner 0 yllcorner 0 cellsize 1 5 | too short",
        "c.asc | ncols 2 nrows 2 xllcorner 0 yllcorner 0 cellsize 1 5 6 7 | ends after 3 of 4",
        "d.asc | ncols 2 nrows 1 xllcorner 0 yllcorner 0 cellsize 1 5 six | \"six\" in line 1",
        "e.asc | ncols 2 nrows 1 xllcorner 0 yllcorner 0 cellsize 1 5 6 | no coordinate system",
        "f.asc | ncols 2 nrows 1 xllcorner 0 yllcorner 0 cellsize -1 5 6 | cell size of -1.0",
        "g.xyz | 1 2 3 | is of no kind the studio reads heights from",
        "h.hgt.zip | PK | holds no .hgt tile"
      })
  void brokenRastersEndInOneSentence(String name, String content, String fault) throws IOException {
    Path file = folder.resolve(name);
    Files.writeString(file, content == null ? "" : content, StandardCharsets.US_ASCII);
    assertThatThrownBy(() -> run(request().elevation(file).build()))
        .isInstanceOf(GroundException.class)
        .hasMessageStartingWith(name)
        .hasMessageContaining(fault);
    assertThat(folder.resolve("field")).doesNotExist();
  }

  @Test
  void allVoidIsRefused() {
    Path source =
        heights("void.tif", new GridGeometry(10, 10, 600_000, 5_600_000, 20), (x, y) -> Double.NaN);
    assertThatThrownBy(() -> run(request().elevation(source).build()))
        .hasMessageContaining("has no values on the ground you chose");
    assertThat(folder.resolve("field")).doesNotExist();
  }

  @Test
  void aTruncatedTiffIsRefusedAndNothingWritten() throws IOException {
    Path source =
        heights("cut.tif", new GridGeometry(500, 500, 600_000, 5_600_000, 20), (x, y) -> x % 97);
    byte[] all = Files.readAllBytes(source);
    Files.write(source, java.util.Arrays.copyOf(all, all.length / 2));
    assertThatThrownBy(() -> run(request().elevation(source).build()))
        .isInstanceOf(GroundException.class)
        .hasMessageStartingWith("cut.tif: ");
    assertThat(folder.resolve("field")).doesNotExist();
  }

  @Test
  void swappedAxesAreNoticed() {
    Path source =
        heights("swapped.tif", new GridGeometry(50, 50, 5_600_000, 600_000, 20), (x, y) -> 100);
    assertThatThrownBy(() -> run(request().elevation(source).build()))
        .hasMessageContaining("where EPSG:32631 is not used");
  }

  @ParameterizedTest
  @ValueSource(strings = {"EPSG:4326", "EPSG:2263", "31370", "EPSG:999999"})
  void aTargetWithoutMetresIsRefused(String code) {
    Path source = heights("h.tif", new GridGeometry(50, 50, 600_000, 5_600_000, 20), (x, y) -> 100);
    assertThatThrownBy(() -> run(request().elevation(source).targetCrs(code).build()))
        .isInstanceOf(GroundException.class)
        .hasMessageContaining("metres");
  }

  @Test
  void aZippedBombOfATileIsStopped() throws IOException {
    Path zip = folder.resolve("N50E011.hgt.zip");
    try (ZipOutputStream out = new ZipOutputStream(Files.newOutputStream(zip))) {
      out.putNextEntry(new ZipEntry("N50E011.hgt"));
      byte[] zeros = new byte[1 << 20];
      for (int i = 0; i < 200; i++) {
        out.write(zeros);
      }
      out.closeEntry();
    }
    assertThatThrownBy(() -> run(request().elevation(zip).build()))
        .isInstanceOf(GroundException.class)
        .hasMessageContaining("bytes of heights");
  }
}
