package studio.kriegsspiel.importer.raster;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;
import studio.kriegsspiel.terrain.tiff.Window;

/** Values beside voids: those that are known count while they weigh half or more. */
class PixelSamplerTest {
  /** Two pixels side by side, 10 and nothing; the middles lie at 0.5 and 1.5. */
  private static double at(double u) {
    float[] values = {10, Float.NaN};
    return new PixelSampler(2, 1, new Window(0, 0, 2, 1), values).at(u, 0.5, 0);
  }

  @Test
  void halfTheWeightIsEnough() {
    assertThat(at(1.0)).isCloseTo(10, within(1e-9));
    assertThat(at(0.95)).isCloseTo(10, within(1e-9));
  }

  @Test
  void lessThanHalfIsAVoid() {
    assertThat(at(1.01)).isNaN();
    assertThat(at(1.4)).isNaN();
  }

  @Test
  void betweenTwoKnownPixelsItIsStraight() {
    float[] values = {10, 20};
    PixelSampler sampler = new PixelSampler(2, 1, new Window(0, 0, 2, 1), values);
    assertThat(sampler.at(0.75, 0.5, 0)).isCloseTo(12.5, within(1e-9));
  }
}
