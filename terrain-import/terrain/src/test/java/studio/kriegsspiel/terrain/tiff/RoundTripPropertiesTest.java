package studio.kriegsspiel.terrain.tiff;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import studio.kriegsspiel.terrain.GridGeometry;

/** Random grids written and read back, whole and by random regions. */
class RoundTripPropertiesTest {
  @TempDir Path folder;

  private static GridGeometry grid(Random random) {
    return new GridGeometry(
        1 + random.nextInt(600),
        1 + random.nextInt(600),
        Math.rint(random.nextDouble() * 1e6),
        Math.rint(random.nextDouble() * 6e6),
        0.5 + random.nextInt(100));
  }

  private static float value(Random random) {
    return switch (random.nextInt(12)) {
      case 0 -> Float.NaN;
      case 1 -> -0f;
      case 2 -> Float.MIN_VALUE;
      case 3 -> Float.MAX_VALUE;
      default -> (float) (random.nextGaussian() * 500);
    };
  }

  @Test
  void heightsComeBackBitForBit() throws IOException {
    for (long seed = 1; seed <= 12; seed++) {
      Random random = new Random(seed);
      GridGeometry grid = grid(random);
      float[] values = new float[grid.size()];
      for (int i = 0; i < values.length; i++) {
        values[i] = value(random);
      }
      Path file = folder.resolve("grid.tif");
      GeoTiffWriter.write(file, grid, "EPSG:32631", values);
      try (GeoTiff tiff = GeoTiff.open(file)) {
        assertThat(tiff.readAll()).as("seed %d", seed).isEqualTo(values);
        assertThat(tiff.georeference().orElseThrow().c()).isEqualTo(grid.west());
        assertThat(tiff.georeference().orElseThrow().f()).isEqualTo(grid.north());
        assertThat(tiff.geoKeys().epsgCode()).hasValue(32631);
        for (int i = 0; i < 8; i++) {
          int column = random.nextInt(grid.columns());
          int row = random.nextInt(grid.rows());
          Window part =
              new Window(
                  column,
                  row,
                  1 + random.nextInt(grid.columns() - column),
                  1 + random.nextInt(grid.rows() - row));
          float[] read = tiff.read(part, 0);
          for (int k = 0; k < read.length; k++) {
            int at = (row + k / part.columns()) * grid.columns() + column + k % part.columns();
            if (Float.compare(read[k], values[at]) != 0) {
              assertThat(read[k]).as("seed %d, %s, %d", seed, part, k).isEqualTo(values[at]);
            }
          }
        }
      }
      assertThat(Files.size(file)).isPositive();
    }
  }

  @Test
  void classesComeBack() throws IOException {
    for (long seed = 1; seed <= 5; seed++) {
      Random random = new Random(seed);
      GridGeometry grid = grid(random);
      byte[] classes = new byte[grid.size()];
      for (int i = 0; i < classes.length; i++) {
        classes[i] = (byte) (random.nextInt(129) - 1);
      }
      Path file = folder.resolve("classes.tif");
      GeoTiffWriter.writeClasses(file, grid, "EPSG:32631", classes);
      try (GeoTiff tiff = GeoTiff.open(file)) {
        float[] read = tiff.readAll();
        for (int i = 0; i < read.length; i++) {
          float wanted = classes[i] < 0 ? Float.NaN : classes[i];
          assertThat(Float.compare(read[i], wanted)).as("seed %d", seed).isZero();
        }
      }
    }
  }
}
