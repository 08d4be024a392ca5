package studio.kriegsspiel.terrain.slope;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import studio.kriegsspiel.terrain.ElevationGrid;
import studio.kriegsspiel.terrain.GridGeometry;
import studio.kriegsspiel.terrain.SlopeGrid;
import studio.kriegsspiel.terrain.tiff.GeoTiff;
import studio.kriegsspiel.terrain.tiff.GeoTiffWriter;

/** What must hold of slope whatever the ground is; each case says its seed. */
class SlopePropertiesTest {
  private static final SlopeBands BANDS = SlopeBands.of(5, 10, 15, 25, 35);

  @TempDir private Path folder = Path.of("");

  /** On a surface of second degree Horn's differences are the true slope. */
  @ParameterizedTest
  @ValueSource(longs = {71, 72, 73, 74, 75})
  void slopeOfABowlIsExact(long seed) {
    Random random = new Random(seed);
    double a = random.nextDouble() / 500 - 0.001;
    double b = random.nextDouble() / 500 - 0.001;
    double c = random.nextDouble() / 2;
    double d = random.nextDouble() / 2;
    GridGeometry grid = new GridGeometry(60, 50, 0, 500, 10);
    ElevationGrid bowl =
        ElevationGrid.computed(
            grid, (x, y) -> a * (x - 300) * (x - 300) + b * (y - 250) * (y - 250) + c * x + d * y);
    SlopeGrid slope = HornSlope.of(bowl);
    for (int row = 1; row < 49; row++) {
      for (int column = 1; column < 59; column++) {
        double east = 2 * a * (grid.centreX(column) - 300) + c;
        double north = 2 * b * (grid.centreY(row) - 250) + d;
        double truth = Math.toDegrees(Math.atan(Math.hypot(east, north)));
        // Heights are floats: at 500 m a half step of 3e-5 m over 20 m.
        assertThat((double) slope.degrees(column, row))
            .as("seed %d at %d %d", seed, column, row)
            .isCloseTo(truth, within(1e-4));
      }
    }
  }

  @ParameterizedTest
  @ValueSource(longs = {81, 82, 83})
  void rowsBandsAndSinglePointsAgreeWithTheWholeAlsoBesideVoids(long seed) throws IOException {
    Random random = new Random(seed);
    int columns = 3 + random.nextInt(90);
    GridGeometry grid = new GridGeometry(columns, 700, 0, 7000, 10);
    float[] heights = new float[grid.size()];
    for (int i = 0; i < heights.length; i++) {
      heights[i] = random.nextInt(50) == 0 ? Float.NaN : 100 + 8 * random.nextFloat();
    }
    ElevationGrid rough = ElevationGrid.adopting(grid, heights);
    SlopeGrid whole = HornSlope.of(rough);
    byte[] bands = HornSlope.bands(rough, BANDS);
    float[] rows = new float[grid.size()];
    for (boolean packed : new boolean[] {false, true}) {
      try (GeoTiff file = written(rough, packed)) {
        int[] next = {0};
        HornSlope.forEachRow(
            file,
            10,
            (degrees, count) -> {
              System.arraycopy(degrees, 0, rows, next[0] * columns, count * columns);
              next[0] += count;
            });
        assertThat(next[0]).isEqualTo(700);
        assertThat(rows).as("seed %d", seed).isEqualTo(whole.toArray());
        assertThat(HornSlope.bands(file, 10, BANDS)).as("seed %d", seed).isEqualTo(bands);
      }
    }
    for (int i = 0; i < rows.length; i++) {
      double single = HornSlope.gradient(rough, i % columns, i / columns).slopeDegrees();
      if (Double.isNaN(single)) {
        assertThat(rows[i]).isNaN();
      } else {
        assertThat((double) rows[i]).as("seed %d", seed).isCloseTo(single, within(1e-5));
      }
      assertThat(bands[i]).as("seed %d", seed).isEqualTo(BANDS.bandOf(rows[i]));
    }
  }

  private GeoTiff written(ElevationGrid grid, boolean packed) throws IOException {
    Path file = folder.resolve(packed + ".tif");
    try (GeoTiffWriter writer =
        new GeoTiffWriter(
            file, grid.geometry(), "EPSG:32631", GeoTiffWriter.Cells.FLOATS, packed)) {
      writer.writeRows(grid.toArray(), grid.rows());
    }
    return GeoTiff.open(file);
  }

  @Test
  void aReceiverThatFailsIsHeard() throws IOException {
    ElevationGrid level = ElevationGrid.computed(new GridGeometry(5, 900, 0, 900, 1), (x, y) -> 0);
    try (GeoTiff file = written(level, true)) {
      assertThatThrownBy(
              () ->
                  HornSlope.forEachRow(
                      file,
                      1,
                      (degrees, rows) -> {
                        throw new IOException("the disk is full");
                      }))
          .isInstanceOf(IOException.class)
          .hasMessage("the disk is full");
      assertThatThrownBy(
              () ->
                  HornSlope.forEachRow(
                      file,
                      1,
                      (degrees, rows) -> {
                        throw new IllegalStateException("stopped");
                      }))
          .isInstanceOf(IllegalStateException.class)
          .hasMessage("stopped");
    }
  }
}
