package studio.kriegsspiel.importer.raster;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import studio.kriegsspiel.importer.fuzz.TiffMaker;
import studio.kriegsspiel.terrain.tiff.TiffPlace;

/** Control points in a TIFF count from the outer corner, or from the middle of the first pixel. */
class PointTiesTest {
  @TempDir Path folder;

  /** Where pixels are points, column 10 means the middle of the eleventh: 10.5 from the corner. */
  @ParameterizedTest
  @CsvSource({"1, 10, 20", "2, 10.5, 20.5"})
  void pixelIsPointMovesThemByHalfAPixel(int rasterType, double column, double row)
      throws IOException {
    TiffMaker maker =
        TiffMaker.heights(40, 40, 7)
            .doubles(33922, 10, 20, 0, 600_000, 5_600_000, 0, 30, 5, 0, 600_200, 5_600_150, 0)
            .keys(Map.of(1024, 1, 1025, rasterType, 3072, 32631));
    Path file = Files.write(folder.resolve("ties.tif"), maker.bytes());
    assertThat(TiffPlace.read(file).controlPoints().get(0))
        .containsExactly(column, row, 600_000, 5_600_000);
  }
}
