package studio.kriegsspiel.terrain.slope;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Random;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import studio.kriegsspiel.terrain.ElevationGrid;
import studio.kriegsspiel.terrain.GridGeometry;

class BandScanTest {

  @ParameterizedTest
  @CsvSource({"1, 1", "1, 70", "70, 1", "2, 2", "3, 65", "130, 129", "64, 64"})
  void sortsAsTheSlowWayDoes(int columns, int rows) {
    Random random = new Random(columns * 1000 + rows);
    ElevationGrid heights =
        ElevationGrid.computed(
            new GridGeometry(columns, rows, 0, 0, 10),
            (x, y) -> random.nextInt(12) == 0 ? Double.NaN : 300 + 9 * random.nextGaussian());
    SlopeBands bands = SlopeBands.of(5, 10, 15, 25, 35);
    byte[] fast = HornSlope.bands(heights, bands);
    for (int row = 0; row < rows; row++) {
      for (int column = 0; column < columns; column++) {
        double degrees = HornSlope.gradient(heights, column, row).slopeDegrees();
        assertThat(fast[row * columns + column])
            .as("column %s row %s", column, row)
            .isEqualTo(bands.bandOf(degrees));
      }
    }
  }
}
