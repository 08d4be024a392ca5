package studio.kriegsspiel.situation.ground;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import studio.kriegsspiel.rules.Layer;
import studio.kriegsspiel.rules.library.RuleBooks;
import studio.kriegsspiel.scenario.place.Distance;
import studio.kriegsspiel.scenario.place.LengthUnit;
import studio.kriegsspiel.scenario.place.Measures;

class BookMeasuresTest {
  private static Measures measures(String book, String... switches) {
    return BookMeasures.of(RuleBooks.get(book).with(List.of(switches)));
  }

  private static double metres(Measures measures, double amount, LengthUnit unit) {
    return measures.findMetres(new Distance(amount, unit)).orElseThrow();
  }

  /** By ruling C003 a pace is 0.753 m, of the British book 2,000 to the mile; else the default. */
  @ParameterizedTest(name = "300 paces are {2} m under {0} with {1}")
  @CsvSource({
    "reisswitz-1824, , 225.9",
    "reisswitz-1824, pace-75-centimetres, 225",
    "british-1815, , 241.4016",
    "battle-system, , 225",
    "battle-system, brigade-game, 225",
    "kriegskunst, , 225",
    "kriegskunst, inch-30-yards, 225",
    "napoleonic-rng, , 225"
  })
  void threeHundredPacesAreWhatTheBookOrTheDefaultSays(String book, String named, double expected) {
    Measures measures = named == null ? measures(book) : measures(book, named);
    assertThat(metres(measures, 300, LengthUnit.PACES)).isCloseTo(expected, within(1e-9));
  }

  @Test
  void aPaceOfOursIsCalledADefault() {
    assertThat(RuleBooks.get("kriegskunst").pace().citation().layer()).isEqualTo(Layer.DEFAULT);
    assertThat(RuleBooks.get("kriegskunst").pace().citation())
        .hasToString(RuleBooks.get("kriegskunst").defaulted("pace").toString());
    assertThat(RuleBooks.get("reisswitz-1824").pace().citation().layer()).isEqualTo(Layer.RULING);
  }

  /** Kriegskunst: an inch is 50 yards, or 30; Napoleonic rules: 1 mm is 2 m (2.1.1). */
  @Test
  void lengthsOnTheTableAreThoseOfTheBookAlone() {
    assertThat(metres(measures("kriegskunst"), 12, LengthUnit.INCHES))
        .isCloseTo(548.64, within(1e-9));
    assertThat(metres(measures("kriegskunst", "inch-30-yards"), 12, LengthUnit.INCHES))
        .isCloseTo(329.184, within(1e-9));
    assertThat(metres(measures("napoleonic-rng"), 50, LengthUnit.MILLIMETRES)).isEqualTo(100);
    assertThat(metres(measures("battle-system"), 2, LengthUnit.SPACES)).isEqualTo(300);
    assertThat(metres(measures("battle-system", "brigade-game"), 2, LengthUnit.SPACES))
        .isEqualTo(600);
    assertThat(measures("reisswitz-1824").has(LengthUnit.INCHES)).isFalse();
    assertThat(measures("kriegskunst").has(LengthUnit.MILLIMETRES)).isFalse();
    assertThat(measures("napoleonic-rng").has(LengthUnit.SPACES)).isFalse();
  }

  @Test
  void yardsAndMilesNeedNoBook() {
    assertThat(metres(measures("napoleonic-rng"), 1, LengthUnit.MILES)).isEqualTo(1609.344);
    assertThat(metres(measures("napoleonic-rng"), 100, LengthUnit.YARDS))
        .isCloseTo(91.44, within(1e-9));
  }
}
