package studio.kriegsspiel.importer.raster;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import studio.kriegsspiel.importer.Gdal;
import studio.kriegsspiel.importer.control.ControlFit;
import studio.kriegsspiel.importer.control.Method;
import studio.kriegsspiel.importer.control.TiffPoints;
import studio.kriegsspiel.importer.fuzz.TiffMaker;
import studio.kriegsspiel.terrain.GroundException;
import studio.kriegsspiel.terrain.MapPoint;
import studio.kriegsspiel.terrain.tiff.GeoTiff;
import studio.kriegsspiel.terrain.tiff.Window;

/** Rasters that carry control points instead of a placing, against GDAL's thin plate. */
class OwnControlPointsTest {
  private static final int SIDE = 60;

  /** Column, row, x, y: bent by some tens of metres, as paper is. */
  private static final double[][] POINTS = {
    {2, 3, 600_050, 5_600_030},
    {55, 4, 601_640, 5_599_990},
    {57, 56, 601_660, 5_598_410},
    {4, 54, 600_100, 5_598_430},
    {30, 28, 600_930, 5_599_190},
    {44, 17, 601_310, 5_599_590},
    {15, 40, 600_440, 5_598_870}
  };

  @TempDir Path folder;

  private TiffMaker plain() {
    ByteBuffer cells = ByteBuffer.allocate(SIDE * SIDE * 4).order(ByteOrder.LITTLE_ENDIAN);
    for (int i = 0; i < SIDE * SIDE; i++) {
      cells.putFloat((float) (100 + 0.7 * (i % SIDE) + 0.3 * (i / SIDE)));
    }
    return new TiffMaker(ByteOrder.LITTLE_ENDIAN, false)
        .image(SIDE, SIDE, 32, 3)
        .strip(1, cells.array());
  }

  private Path withPoints(int count) throws IOException {
    double[] ties = new double[count * 6];
    for (int i = 0; i < count; i++) {
      ties[i * 6] = POINTS[i][0];
      ties[i * 6 + 1] = POINTS[i][1];
      ties[i * 6 + 3] = POINTS[i][2];
      ties[i * 6 + 4] = POINTS[i][3];
    }
    Path file = folder.resolve("points.tif");
    TiffMaker maker = plain().doubles(33922, ties).keys(Map.of(1024, 1, 1025, 1, 3072, 32631));
    return Files.write(file, maker.bytes());
  }

  @Test
  void theThinPlateIsGdals() throws IOException {
    Path file = withPoints(POINTS.length);
    double[] pixels = {0, 0, 10, 50, 33, 21, 60, 60, 58, 2};
    double[] theirs = Gdal.transform(folder, pixels, "-tps", file.toString());
    try (GeoTiff tiff = GeoTiff.open(file)) {
      ControlFit fit = ControlFit.of(Method.THIN_PLATE, TiffPoints.of(tiff.controlPoints()));
      for (int i = 0; i < pixels.length; i += 2) {
        MapPoint ours = fit.placement().toGround(pixels[i], pixels[i + 1]);
        assertThat(ours.x()).isCloseTo(theirs[i], within(1e-4));
        assertThat(ours.y()).isCloseTo(theirs[i + 1], within(1e-4));
      }
    }
  }

  @Test
  void heightsLieWhereGdalwarpPutsThem() throws IOException {
    Path file = withPoints(POINTS.length);
    try (RasterSource source = RasterSources.open(file, Optional.empty())) {
      assertThat(source.remarks())
          .anyMatch(remark -> remark.contains("control points it carries, thin-plate through 7"));
      var grid = source.georeference();
      Path warped = folder.resolve("warped.tif");
      Gdal.run(
          folder,
          "gdalwarp",
          "-q",
          "-tps",
          "-r",
          "bilinear",
          "-et",
          "0",
          "-dstnodata",
          "-9999",
          "-tr",
          "" + grid.pixelMetres(),
          "" + grid.pixelMetres(),
          "-te",
          "" + grid.c(),
          "" + (grid.f() - source.height() * grid.pixelMetres()),
          "" + (grid.c() + source.width() * grid.pixelMetres()),
          "" + grid.f(),
          file.toString(),
          warped.toString());
      assumeTrue(Files.exists(warped), "gdalwarp is not installed (package gdal-bin)");
      float[] ours = source.read(new Window(0, 0, source.width(), source.height()));
      float[] theirs;
      try (GeoTiff tiff = GeoTiff.open(warped)) {
        theirs = tiff.readAll();
      }
      int compared = 0;
      double worst = 0;
      double sum = 0;
      for (int i = 0; i < ours.length; i++) {
        int column = i % source.width();
        int row = i / source.width();
        boolean inside = Math.min(column, row) > 3 && Math.max(column, row) < SIDE - 4;
        if (inside && !Float.isNaN(ours[i]) && !Float.isNaN(theirs[i])) {
          double off = Math.abs(ours[i] - theirs[i]);
          worst = Math.max(worst, off);
          sum += off;
          compared++;
        }
      }
      assertThat(compared).isGreaterThan(2000);
      // GDAL fits a second plate for the way back, ours inverts the first. GDAL's own way there and
      // back misses by 0.07 m of height in the mean here, and by 0.15 m at most.
      assertThat(worst).isLessThan(0.25);
      assertThat(sum / compared).isLessThan(0.09);
    }
  }

  @Test
  void threePointsMakeAStraightPlacingAndTheResidualsSayNothing() throws IOException {
    try (RasterSource source = RasterSources.open(withPoints(3), Optional.empty())) {
      assertThat(source.width()).isEqualTo(SIDE);
      MapPoint at = source.georeference().toGround(2, 3);
      assertThat(at.x()).isCloseTo(600_050, within(1e-6));
      assertThat(source.remarks()).anyMatch(remark -> remark.contains("residuals say nothing"));
    }
  }

  @Test
  void pointsOnOneLineAreRefused() throws IOException {
    List<Double> ties = new ArrayList<>();
    for (int i = 0; i < 5; i++) {
      ties.addAll(List.of(i * 10.0, i * 10.0, 0.0, 6e5 + i * 100, 5.6e6 - i * 100, 0.0));
    }
    TiffMaker maker =
        plain()
            .doubles(33922, ties.stream().mapToDouble(each -> each).toArray())
            .keys(Map.of(1024, 1, 3072, 32631));
    Path file = Files.write(folder.resolve("line.tif"), maker.bytes());
    assertThatThrownBy(() -> RasterSources.open(file, Optional.empty()))
        .isInstanceOf(GroundException.class)
        .hasMessageContaining("lie on one line");
  }
}
