package studio.kriegsspiel.terrain.slope;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Bands that fall, stand still or leave 0 to 90 degrees are none. */
class SlopeBandsTest {

  @ParameterizedTest
  @CsvSource({"10, 5", "5, 5", "0, 5", "-5, 5", "5, 90", "5, NaN"})
  void refusesThresholdsThatDoNotRiseBetween0And90(double first, double second) {
    assertThatThrownBy(() -> SlopeBands.of(first, second))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage(
            "Thresholds of slope must rise between 0 and 90 degrees, not %s."
                .formatted(List.of(first, second)));
  }

  @Test
  void aThresholdBelongsToTheBandAboveIt() {
    SlopeBands bands = SlopeBands.of(5, 89.9);
    assertThat(bands.count()).isEqualTo(3);
    assertThat(bands.bandOf(4.999)).isZero();
    assertThat(bands.bandOf(5)).isEqualTo((byte) 1);
    assertThat(bands.bandOf(89.9)).isEqualTo((byte) 2);
  }
}
