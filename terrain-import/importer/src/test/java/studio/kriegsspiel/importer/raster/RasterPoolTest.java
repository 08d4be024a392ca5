package studio.kriegsspiel.importer.raster;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import studio.kriegsspiel.importer.crs.SourceSystem;
import studio.kriegsspiel.importer.job.Progress;
import studio.kriegsspiel.terrain.GridGeometry;
import studio.kriegsspiel.terrain.tiff.GeoTiff;
import studio.kriegsspiel.terrain.tiff.GeoTiffWriter;
import studio.kriegsspiel.terrain.tiff.Window;

class RasterPoolTest {
  @TempDir Path folder;

  private Path tile(int number) throws IOException {
    Path file = folder.resolve("tile" + number + ".tif");
    GridGeometry grid = new GridGeometry(20, 20, 600_000 + 200 * number, 5_600_200, 10);
    float[] heights = new float[400];
    java.util.Arrays.fill(heights, number);
    GeoTiffWriter.write(file, grid, "EPSG:32631", heights);
    return file;
  }

  @Test
  void aMosaicOfAHundredTilesHoldsFewFilesOpen() throws IOException {
    Path out = folder.resolve("out.tif");
    GridGeometry grid = new GridGeometry(2000, 20, 600_000, 5_600_200, 10);
    try (RasterPool pool = new RasterPool(3, 10_000)) {
      List<RasterSource> tiles = new ArrayList<>();
      for (int i = 0; i < 100; i++) {
        tiles.add(pool.open(tile(i), Optional.empty()));
        assertThat(pool.countOpen()).isLessThanOrEqualTo(3);
      }
      new ElevationPlan(tiles, SourceSystem.ofCode("test", "EPSG:32631"), grid, true)
          .write(out, false, Progress.NONE);
      assertThat(pool.countOpen()).isLessThanOrEqualTo(3);
    }
    try (GeoTiff tiff = GeoTiff.open(out)) {
      float[] heights = tiff.read(new Window(0, 10, 2000, 1), 0);
      for (int i = 0; i < 100; i++) {
        assertThat(heights[20 * i + 10]).isEqualTo(i);
      }
    }
  }

  @Test
  void tilesThatLieInMemoryLeaveItForEachOther() throws IOException {
    try (RasterPool pool = new RasterPool(16, 1201 * 1201 * 2)) {
      List<RasterSource> tiles = new ArrayList<>();
      for (int i = 0; i < 4; i++) {
        ByteBuffer content = ByteBuffer.allocate(1201 * 1201 * 2);
        while (content.hasRemaining()) {
          content.putShort((short) (100 + i));
        }
        Path file = folder.resolve("N50E00" + i + ".hgt");
        Files.write(file, content.array());
        tiles.add(pool.open(file, Optional.empty()));
        assertThat(pool.countOpen()).isLessThanOrEqualTo(2);
      }
      for (int i = 3; i >= 0; i--) {
        assertThat(tiles.get(i).read(new Window(7, 9, 1, 1))).containsExactly(100 + i);
        assertThat(pool.countOpen()).isLessThanOrEqualTo(2);
      }
    }
  }
}
