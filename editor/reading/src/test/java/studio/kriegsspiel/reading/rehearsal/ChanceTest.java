package studio.kriegsspiel.reading.rehearsal;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** How likely something is that happened so often. */
class ChanceTest {
  /** Reckoned by hand from Wilson's formula. */
  @ParameterizedTest
  @CsvSource({
    "0, 10, 0, 0.2775",
    "5, 10, 0.2366, 0.7634",
    "10, 10, 0.7225, 1",
    "80, 100, 0.7112, 0.8666",
    "0, 0, 0, 1"
  })
  void liesBetween(int times, int of, double least, double most) {
    Chance chance = new Chance(times, of);
    assertThat(chance.least()).isCloseTo(least, within(0.0001));
    assertThat(chance.most()).isCloseTo(most, within(0.0001));
  }

  /** Of 10,000 rehearsals of 40 games nine in ten or more cover what is true, for any truth. */
  @Test
  void coversWhatIsTrueAsOftenAsItSays() {
    Random random = new Random(1);
    for (double truth : new double[] {0.1, 0.3, 0.5, 0.8}) {
      int covered = 0;
      for (int i = 0; i < 10_000; i++) {
        int times = 0;
        for (int j = 0; j < 40; j++) {
          times += random.nextDouble() < truth ? 1 : 0;
        }
        Chance chance = new Chance(times, 40);
        covered += chance.least() <= truth && truth <= chance.most() ? 1 : 0;
      }
      assertThat(covered).as("covered at %s", truth).isBetween(9_200, 9_850);
    }
  }
}
