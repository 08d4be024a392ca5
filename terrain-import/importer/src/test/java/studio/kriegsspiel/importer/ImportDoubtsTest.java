package studio.kriegsspiel.importer;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.awt.image.BufferedImage;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.IntToDoubleFunction;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import studio.kriegsspiel.importer.control.Method;
import studio.kriegsspiel.importer.job.Progress;
import studio.kriegsspiel.importer.unit.HeightReading;
import studio.kriegsspiel.importer.unit.HeightUnit;
import studio.kriegsspiel.terrain.Bounds;
import studio.kriegsspiel.terrain.GridGeometry;
import studio.kriegsspiel.terrain.GroundException;
import studio.kriegsspiel.terrain.Terrain;
import studio.kriegsspiel.terrain.io.TerrainPackage;
import studio.kriegsspiel.terrain.tiff.GeoTiffWriter;

/**
 * A scan that lies elsewhere than the heights, and numbers that are not what they are taken for.
 */
class ImportDoubtsTest {
  @TempDir Path folder;
  private Path scan;

  @BeforeEach
  void drawScan() throws IOException {
    scan = folder.resolve("scan.png");
    ImageIO.write(new BufferedImage(400, 300, BufferedImage.TYPE_BYTE_GRAY), "png", scan.toFile());
  }

  /** Heights of 50 m cells whose north-west corner is 600000 E 5660000 N of zone 31. */
  private Path heights(int cells) throws IOException {
    return raster("heights.tif", cells, i -> 100 + i % 37);
  }

  private Path raster(String name, int cells, IntToDoubleFunction value) throws IOException {
    GridGeometry grid = new GridGeometry(cells, cells, 600_000, 5_660_000, 50);
    float[] values = new float[grid.size()];
    for (int i = 0; i < values.length; i++) {
      values[i] = (float) value.applyAsDouble(i);
    }
    Path file = folder.resolve(name);
    GeoTiffWriter.write(file, grid, "EPSG:32631", values);
    return file;
  }

  /** Points that put the scan's north-west corner there, at 10 m a pixel. */
  private Path points(String head, double west, double north) throws IOException {
    StringBuilder text = new StringBuilder(head).append("id,column,row,easting,northing\n");
    int[][] at = {{20, 20}, {380, 30}, {370, 280}, {15, 290}, {200, 150}};
    for (int i = 0; i < at.length; i++) {
      text.append(
          String.format(
              Locale.ROOT,
              "%d,%d,%d,%.1f,%.1f%n",
              i + 1,
              at[i][0],
              at[i][1],
              west + 10 * at[i][0],
              north - 10 * at[i][1]));
    }
    return Files.writeString(folder.resolve("points.csv"), text);
  }

  private ImportRequest.Builder request() {
    return ImportRequest.builder("ground", folder.resolve("ground"));
  }

  private static List<String> preview(ImportRequest request) {
    try (TerrainImport work = new TerrainImport(request)) {
      return work.preview().lines();
    }
  }

  @Test
  void aScanOffTheHeightsIsRefusedWithItsDistance() throws IOException {
    ImportRequest request =
        request()
            .elevation(heights(100))
            .sheet(scan)
            // The heights end at 605000 E; the scan begins 50 km further on.
            .controlPoints(points("", 655_000, 5_658_000), Method.AFFINE)
            .sourceCrs("EPSG:32631")
            .build();
    assertThatThrownBy(() -> preview(request))
        .isInstanceOf(GroundException.class)
        .hasMessageStartingWith("scan.png: lies 50 km off the heights: they do not overlap;");
  }

  @Test
  void aScanInAnotherCountryIsNotOfferedAZone() throws IOException {
    ImportRequest request =
        request()
            .elevation(heights(100))
            .sheet(scan)
            .controlPoints(points("# EPSG:21781\n", 610_000, 266_000), Method.AFFINE)
            .build();
    assertThatThrownBy(() -> preview(request))
        .isInstanceOf(GroundException.class)
        .hasMessageContaining("off the heights: they do not overlap")
        .hasMessageNotContaining("zone");
  }

  /** 4 x 3 km of map on 75 x 75 km of heights. */
  @Test
  void aGroundFarLargerThanItsScanIsOfferedACrop() throws IOException {
    ImportRequest.Builder request =
        request()
            .elevation(heights(1500))
            .sheet(scan)
            .controlPoints(points("# EPSG:32631\n", 610_000, 5_650_000), Method.AFFINE);
    List<String> lines = preview(request.build());
    assertThat(lines)
        .contains(
            "note    scan.png covers 4.0 x 3.0 km of a ground of 75.0 x 75.0 km; to take only what"
                + " lies under it, crop the ground to 610000,5647000,614000,5650000.");
    List<String> cropped =
        preview(request.crop(new Crop(610_000, 5_647_000, 614_000, 5_650_000, false)).build());
    assertThat(cropped).noneMatch(line -> line.contains("crop the ground"));
    List<String> off =
        preview(request.crop(new Crop(660_000, 5_600_000, 664_000, 5_604_000, false)).build());
    assertThat(off).contains("note    scan.png lies off the part of the ground that is taken.");
  }

  @Test
  void theSystemNamedForAScanOrItsPointsOverrulesTheirHead() throws IOException {
    Path points = points("# EPSG:32632\n", 610_000, 5_650_000);
    for (Path named : List.of(scan, points)) {
      ImportRequest request =
          request()
              .sheet(scan)
              .controlPoints(points, Method.AFFINE)
              .systemOf(named, "EPSG:32631")
              .build();
      try (TerrainImport work = new TerrainImport(request)) {
        assertThat(work.preview().crs()).isEqualTo("EPSG:32631");
        assertThat(work.preview().doubts())
            .anyMatch(
                doubt ->
                    doubt.startsWith(
                        "The control points say EPSG:32632, but you said EPSG:32631;"));
      }
    }
    // What counts for sources that name none does not overrule one that names its own.
    ImportRequest request =
        request().sheet(scan).controlPoints(points, Method.AFFINE).sourceCrs("EPSG:32631").build();
    try (TerrainImport work = new TerrainImport(request)) {
      assertThat(work.preview().crs()).isEqualTo("EPSG:32632");
    }
  }

  @Test
  void pointsWithoutASystemAreAskedForItWithTheLikeliest() throws IOException {
    ImportRequest request =
        request().sheet(scan).controlPoints(points("", 610_000, 266_000), Method.AFFINE).build();
    assertThatThrownBy(() -> preview(request))
        .isInstanceOf(GroundException.class)
        .hasMessageContaining("has control points in an unknown coordinate system")
        .hasMessageContaining("EPSG:21781");
  }

  @Test
  void whatTheImportWarnsOfStandsInItsPreview() throws IOException {
    Path points = points("# EPSG:32631\n", 610_000, 5_650_000);
    String text = Files.readString(points).replace("612000.0", "612900.0");
    Files.writeString(points, text);
    ImportRequest request =
        request()
            .elevation(heights(1500))
            .sheet(scan)
            .controlPoints(points, Method.AFFINE)
            .crop(new Crop(609_000, 5_646_000, 615_000, 5_651_000, false))
            .build();
    try (TerrainImport work = new TerrainImport(request)) {
      List<String> ahead = work.preview().doubts();
      assertThat(ahead).anyMatch(doubt -> doubt.startsWith("Positions are uncertain by"));
      assertThat(work.run(Progress.NONE)).containsAll(ahead);
    }
  }

  @Test
  void classesOfSlopeAreNotTakenForDegreesInSilence() throws IOException {
    Path classes = raster("classes.tif", 40, i -> 1 + i * 7 / 1600);
    assertThat(preview(request().slopeDegrees(classes).build()))
        .contains(
            "note    classes.tif holds nothing but the whole numbers 1 to 7, as classes of slope do,"
                + " but is taken as degrees; bring classes to degrees first.");
    Path degrees = raster("degrees.tif", 40, i -> i * 7.3 / 1600);
    assertThat(preview(request().slopeDegrees(degrees).build()))
        .noneMatch(line -> line.startsWith("note"));
    // A plain told in whole degrees has no gap of ours to fall in: it has none of the steps
    // between.
    Path steps = raster("steps.tif", 40, i -> 10 * (i * 3 / 1600));
    assertThat(preview(request().slopeDegrees(steps).build()))
        .noneMatch(line -> line.startsWith("note"));
  }

  @Test
  void aSlopeRasterIsNotTakenForHeightsInSilence() throws IOException {
    Path slope = raster("jena_slope.tif", 40, i -> i * 30.0 / 1600);
    assertThat(preview(request().elevation(slope).build()))
        .contains(
            "note    jena_slope.tif looks like slope by its name (0 to 30), but is taken for"
                + " heights; if it is slope, import it as such.");
    Path heights = raster("slopes-of-jena.tif", 40, i -> 300 + i * 3000.0);
    assertThat(preview(request().elevation(heights).build()))
        .noneMatch(line -> line.startsWith("note"));
  }

  /** GDAL hides the eastern half with a file beside the heights. */
  @Test
  void whatAMaskBesideTheHeightsHidesIsVoid() throws IOException {
    Path heights = heights(40);
    GridGeometry grid = new GridGeometry(40, 40, 600_000, 5_660_000, 50);
    byte[] mask = new byte[grid.size()];
    for (int i = 0; i < mask.length; i++) {
      mask[i] = (byte) (i % 40 < 20 ? 1 : 0);
    }
    GeoTiffWriter.writeClasses(folder.resolve("heights.tif.msk"), grid, "EPSG:32631", mask);
    ImportRequest request = request().elevation(heights).fillVoids(false).build();
    assertThat(preview(request))
        .contains("note    heights.tif has a mask beside it; what that hides counts as void.");
    try (TerrainImport work = new TerrainImport(request)) {
      work.run(Progress.NONE);
    }
    Terrain ground = TerrainPackage.read(folder.resolve("ground"));
    assertThat(ground.elevation().orElseThrow().height(19, 7)).isEqualTo(100 + (7 * 40 + 19) % 37);
    assertThat(ground.elevation().orElseThrow().height(20, 7)).isNaN();
    GridGeometry small = new GridGeometry(4, 4, 600_000, 5_660_000, 50);
    GeoTiffWriter.writeClasses(
        folder.resolve("heights.tif.msk"), small, "EPSG:32631", new byte[16]);
    assertThatThrownBy(() -> preview(request))
        .isInstanceOf(GroundException.class)
        .hasMessageContaining("has a mask beside it, heights.tif.msk, of another size");
  }

  /** A foot is 0.3048 m: the ground would be a third as high. */
  @Test
  void aUnitAgainstTheFilesOwnIsTold() throws IOException {
    Path heights = heights(40);
    Gdal.run(folder, "gdalinfo", "--version");
    Path metres = folder.resolve("metres.tif");
    Files.copy(heights, metres);
    List<String> set =
        Gdal.run(
            folder,
            "sh",
            "-c",
            "gdal_translate -q -of VRT heights.tif m.vrt && sed -i 's#<VRTRasterBand[^>]*>#&<UnitType>metre</UnitType>#' m.vrt && gdal_translate m.vrt metres.tif");
    org.junit.jupiter.api.Assumptions.assumeFalse(
        set.isEmpty(), "GDAL's programs are not installed");
    HeightReading feet = new HeightReading(Optional.of(HeightUnit.FEET), Optional.empty(), 1);
    ImportRequest.Builder request = request().elevation(metres).reading(feet);
    assertThat(preview(request.build()))
        .contains(
            "note    metres.tif says that its heights are in metre, but you said ft, which was"
                + " taken.");
    try (TerrainImport work = new TerrainImport(request.build())) {
      work.run(Progress.NONE);
    }
    Terrain ground = TerrainPackage.read(folder.resolve("ground"));
    assertThat(ground.elevation().orElseThrow().height(0, 0)).isCloseTo(30.48f, within(0.01f));
    assertThat(ground.extent()).isEqualTo(new Bounds(600_000, 5_658_000, 602_000, 5_660_000));
  }

  @Test
  void aUnitThatIsNoneOfHeightsIsRefusedUnlessItIsSlope() throws IOException {
    Path heights = heights(40);
    List<String> set =
        Gdal.run(
            folder,
            "sh",
            "-c",
            "gdal_translate -q -of VRT "
                + heights.getFileName()
                + " d.vrt && sed -i 's#<VRTRasterBand[^>]*>#&<UnitType>deg</UnitType>#' d.vrt && gdal_translate d.vrt degrees.tif");
    org.junit.jupiter.api.Assumptions.assumeFalse(
        set.isEmpty(), "GDAL's programs are not installed");
    Path degrees = folder.resolve("degrees.tif");
    assertThatThrownBy(() -> preview(request().elevation(degrees).build()))
        .isInstanceOf(GroundException.class)
        .hasMessage(
            "degrees.tif: gives its numbers in \"deg\", which is no unit of heights the studio knows;"
                + " say the unit, or import it as slope if it is that.");
    preview(request().slopePercent(degrees).build());
    HeightReading said = new HeightReading(Optional.of(HeightUnit.METRES), Optional.empty(), 1);
    preview(request().elevation(degrees).reading(said).build());
  }
}
