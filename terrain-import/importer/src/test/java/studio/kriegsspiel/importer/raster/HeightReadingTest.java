package studio.kriegsspiel.importer.raster;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import studio.kriegsspiel.importer.fuzz.TiffMaker;
import studio.kriegsspiel.importer.unit.HeightReading;
import studio.kriegsspiel.importer.unit.HeightUnit;
import studio.kriegsspiel.terrain.GroundException;
import studio.kriegsspiel.terrain.MapPoint;
import studio.kriegsspiel.terrain.tiff.Window;

/** Heights in the unit, band and form that a user or a file names. */
class HeightReadingTest {
  private static final Optional<String> UTM = Optional.of("EPSG:32632");

  @TempDir Path folder;

  private static HeightReading in(HeightUnit unit) {
    return new HeightReading(Optional.of(unit), Optional.empty(), 1);
  }

  private Path grass(String text) throws IOException {
    return Files.writeString(folder.resolve("ground.asc"), text);
  }

  private static float[] all(RasterSource source) {
    return source.read(new Window(0, 0, source.width(), source.height()));
  }

  @Test
  void grassGridsAreReadByTheirEdges() throws IOException {
    Path file =
        grass(
            "north: 5648000\nsouth: 5647800\neast: 681000\nwest: 680700\nrows: 2\ncols: 3\n"
                + "null: -1\ntype: float\nmultiplier: 0.5\n1 2 3\n4 * -1\n");
    try (RasterSource source = RasterSources.open(file, UTM)) {
      assertThat(all(source)).containsExactly(0.5f, 1, 1.5f, 2, Float.NaN, Float.NaN);
      assertThat(source.georeference().toGround(0, 0)).isEqualTo(new MapPoint(680_700, 5_648_000));
      assertThat(source.georeference().toGround(3, 2)).isEqualTo(new MapPoint(681_000, 5_647_800));
    }
  }

  @Test
  void grassGridsInDegreesCountMinutesAndSeconds() throws IOException {
    Path file =
        grass("north: 51:00:00N\nsouth: 50:30N\neast: 12E\nwest: 11:15:36E\nrows: 1\ncols: 1\n7\n");
    try (RasterSource source = RasterSources.open(file, Optional.of("EPSG:4326"))) {
      MapPoint corner = source.georeference().toGround(0, 1);
      assertThat(corner.x()).isCloseTo(11.26, within(1e-9));
      assertThat(corner.y()).isCloseTo(50.5, within(1e-9));
    }
  }

  @Test
  void edgesTheWrongWayRoundAreRefused() throws IOException {
    Path file = grass("north: 1\nsouth: 2\neast: 5\nwest: 4\nrows: 1\ncols: 1\n7\n");
    assertThatThrownBy(() -> RasterSources.open(file, UTM))
        .isInstanceOf(GroundException.class)
        .hasMessageContaining("edges the wrong way round");
  }

  @Test
  void theUnitThatTheUserNamesCountsBeforeTheFiles() throws IOException {
    Path text = grass("ncols 1\nnrows 1\nxllcorner 680000\nyllcorner 5647000\ncellsize 10\n1000\n");
    try (RasterSource source = RasterSources.open(text, UTM, in(HeightUnit.FEET))) {
      assertThat(all(source)).containsExactly(304.8f);
      assertThat(source.remarks()).anyMatch(line -> line.contains("ft as you said"));
    }
    Path tiff =
        Files.write(
            folder.resolve("ground.tif"),
            TiffMaker.heights(1, 1, 1000).placed(680_000, 5_648_000, 10).bytes());
    try (RasterSource source = RasterSources.open(tiff, UTM, in(HeightUnit.FATHOMS))) {
      assertThat(all(source)).containsExactly(1828.8f);
    }
  }

  @Test
  void anotherBandIsReadWhereOneIsNamed() throws IOException {
    ByteBuffer cell = ByteBuffer.allocate(8).order(ByteOrder.LITTLE_ENDIAN);
    cell.putFloat(100).putFloat(200);
    Path tiff =
        Files.write(
            folder.resolve("bands.tif"),
            new TiffMaker(ByteOrder.LITTLE_ENDIAN, false)
                .image(1, 1, 32, 3)
                .shorts(258, 32, 32)
                .shorts(277, 2)
                .shorts(339, 3, 3)
                .strip(1, cell.array())
                .placed(680_000, 5_648_000, 10)
                .keys(Map.of(1024, 1, 3072, 32632))
                .bytes());
    HeightReading second = new HeightReading(Optional.empty(), Optional.empty(), 2);
    try (RasterSource source = RasterSources.open(tiff, Optional.empty(), second)) {
      assertThat(all(source)).containsExactly(200);
      assertThat(source.remarks()).anyMatch(line -> line.contains("number 2 is read"));
    }
    HeightReading third = new HeightReading(Optional.empty(), Optional.empty(), 3);
    assertThatThrownBy(() -> RasterSources.open(tiff, Optional.empty(), third))
        .hasMessageContaining("has no band 3, only 2");
  }
}
