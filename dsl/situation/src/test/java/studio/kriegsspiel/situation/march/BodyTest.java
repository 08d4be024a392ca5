package studio.kriegsspiel.situation.march;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import studio.kriegsspiel.rules.concept.Formation;
import studio.kriegsspiel.rules.concept.UnitType;
import studio.kriegsspiel.rules.library.RuleBooks;
import studio.kriegsspiel.terrain.slope.SlopeBands;

/** What marches, in words and in length; the slopes that books tell apart; what may be searched. */
class BodyTest {

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "INFANTRY_LINE|1|1 man, line infantry",
        "INFANTRY_LINE|2|2 men, line infantry",
        "CAVALRY_LIGHT|150|150 men, light cavalry",
        "ARTILLERY_MEDIUM|1|1 piece, field artillery",
        "ARTILLERY_MEDIUM|2|2 pieces, field artillery",
        "WAGONS|10|wagons",
        "COMMANDER|1|staff",
      })
  void aBodyIsCalledByItsStrengthAndKind(UnitType type, int strength, String words) {
    Body body = Body.of(type, strength);
    assertThat(body.words()).isEqualTo(words);
    assertThat(type.arm().name().equals("ARTILLERY") ? body.troops().pieces() : body.troops().men())
        .isEqualTo(strength);
  }

  @Test
  void aUsualBodyHasSixHundredMenOrEightPieces() {
    assertThat(Body.of(UnitType.INFANTRY_LINE).words()).isEqualTo("600 men, line infantry");
    assertThat(Body.of(UnitType.ARTILLERY_MEDIUM).words()).isEqualTo("8 pieces, field artillery");
  }

  /** Reisswitz §14: 900 men are 250 paces of 0.753 m deep; nobody in the ranks, no length. */
  @Test
  void aColumnIsAsLongAsTheBookHasIt() {
    var book = RuleBooks.get("reisswitz-1824");
    assertThat(Body.of(UnitType.INFANTRY_LINE, 900).findLengthMetres(book, Formation.COLUMN_MARCH))
        .hasValue(250 * 0.753);
    assertThat(Body.of(UnitType.INFANTRY_LINE, 0).findLengthMetres(book, Formation.COLUMN_MARCH))
        .isEmpty();
  }

  @ParameterizedTest
  @CsvSource({
    "reisswitz-1824, '5.0, 10.0, 15.0, 25.0, 35.0', '0.0, 7.5, 12.5, 20.0, 30.0, 40.0'",
    "kriegskunst, 10.0, '0.0, 15.0'",
    "napoleonic-rng, 5.0, '0.0, 10.0'",
  })
  void aSlopeStandsForEachBandOfABook(String id, String thresholds, String middles) {
    SlopeBands bands = BookSlopes.find(RuleBooks.get(id)).orElseThrow();
    assertThat(bands.thresholdsDegrees()).hasToString("[" + thresholds + "]");
    assertThat(Arrays.toString(BookSlopes.middles(bands))).isEqualTo("[" + middles + "]");
  }

  @Test
  void everySlopeIsAlikeToTheBattleSystemAndNoneIsSteeperThanUpright() {
    assertThat(BookSlopes.find(RuleBooks.get("battle-system"))).isEmpty();
    assertThat(BookSlopes.middles(SlopeBands.of(85))).containsExactly(0, 87.5);
  }

  @Test
  void aRunSearchesForTwoHundredFixesAndTwentyFourItemsOfNews() {
    SearchBudget budget = new SearchBudget();
    assertThat(IntStream.range(0, 300).filter(i -> budget.takeFix()).count()).isEqualTo(200);
    assertThat(IntStream.range(0, 300).filter(i -> budget.takeNews()).count()).isEqualTo(24);
  }
}
