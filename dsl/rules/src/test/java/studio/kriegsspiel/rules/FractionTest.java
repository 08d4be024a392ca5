package studio.kriegsspiel.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class FractionTest {

  @ParameterizedTest
  @CsvSource({"3, 3", "6/4, 3/2", "0.75, 3/4", "-0.5, -1/2", "-3/4, -3/4", "0/5, 0", "2.50, 5/2"})
  void readsAndWritesInLowestTerms(String written, String plain) {
    assertThat(Fraction.parse(written)).hasToString(plain);
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "a", "1/", "1/0", "--1", "1.2.3", "99999999999999999999"})
  void refusesWhatIsNoNumber(String written) {
    assertThatThrownBy(() -> Fraction.parse(written)).isInstanceOf(IllegalArgumentException.class);
  }

  @Test
  void reckonsExactly() {
    Fraction third = Fraction.of(1, 3);
    assertThat(third.plus(Fraction.of(1, 6))).isEqualTo(Fraction.of(1, 2));
    assertThat(third.minus(Fraction.of(1, 2))).isEqualTo(Fraction.of(-1, 6));
    assertThat(third.times(6)).isEqualTo(Fraction.of(2));
    assertThat(third.dividedBy(Fraction.of(2, 3))).isEqualTo(Fraction.of(1, 2));
    assertThat(Fraction.of(2, 3)).isGreaterThan(Fraction.of(3, 5));
    assertThat(Fraction.of(1, -2)).isEqualTo(Fraction.of(-1, 2));
  }

  @ParameterizedTest
  @CsvSource({"5/2, 2, 3, 3", "-5/2, -3, -2, -2", "7/3, 2, 3, 2", "4, 4, 4, 4", "-7/3, -3, -2, -2"})
  void roundsDownUpAndToTheNearest(String written, long floor, long ceiling, long halfUp) {
    Fraction fraction = Fraction.parse(written);
    assertThat(fraction.floor()).isEqualTo(floor);
    assertThat(fraction.ceiling()).isEqualTo(ceiling);
    assertThat(fraction.halfUp()).isEqualTo(halfUp);
  }
}
