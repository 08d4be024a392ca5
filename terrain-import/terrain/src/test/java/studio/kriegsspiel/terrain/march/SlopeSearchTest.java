package studio.kriegsspiel.terrain.march;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Random;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import studio.kriegsspiel.terrain.ElevationGrid;
import studio.kriegsspiel.terrain.GridGeometry;
import studio.kriegsspiel.terrain.MapPoint;
import studio.kriegsspiel.terrain.slope.SlopeBands;

class SlopeSearchTest {
  private static final SlopeBands BANDS = SlopeBands.of(5, 10, 15);

  @Test
  void walkersAreTrueToADenseReference() {
    isTrue(1);
  }

  @Tag("long")
  @ParameterizedTest
  @ValueSource(longs = {2, 3})
  void andOnOtherGrounds(long seed) {
    isTrue(seed);
  }

  private static void isTrue(long seed) {
    ElevationGrid.Surface surface = swells(seed);
    GridGeometry grid = new GridGeometry(101, 101, 0, 1010, 10);
    ElevationGrid heights = ElevationGrid.computed(grid, surface);
    MapPoint start = new MapPoint(grid.centreX(50), grid.centreY(50));
    MarchTimes times =
        GroundMarch.from(MarchGround.bare(heights, BANDS), start, new WalkingRates());
    GridGeometry fine = new GridGeometry(303, 303, 0, 1010, 10 / 3.0);
    double[] truth = new DenseReference(surface, fine, new WalkingRates(), 6).from(151, 151);
    double sum = 0;
    double most = 0;
    for (int row = 0; row < 101; row++) {
      for (int column = 0; column < 101; column++) {
        double exact = truth[fine.index(3 * column + 1, 3 * row + 1)];
        if (exact > 0) {
          double error = times.minutes(column, row) / exact - 1;
          sum += Math.abs(error);
          most = Math.max(most, Math.abs(error));
        }
      }
    }
    assertThat(sum / 10200).isLessThan(0.01);
  }

  static ElevationGrid.Surface swells(long seed) {
    Random random = new Random(seed);
    double[][] wave = new double[8][4];
    for (double[] each : wave) {
      double length = 250 * Math.exp(1.5 * random.nextDouble());
      double turn = random.nextDouble() * 2 * Math.PI;
      each[0] = Math.cos(turn) * 2 * Math.PI / length;
      each[1] = Math.sin(turn) * 2 * Math.PI / length;
      each[2] = random.nextDouble() * 2 * Math.PI;
      each[3] = length / 120;
    }
    return (x, y) -> {
      double height = 100;
      for (double[] each : wave) {
        height += each[3] * Math.sin(each[0] * x + each[1] * y + each[2]);
      }
      return height;
    };
  }
}
