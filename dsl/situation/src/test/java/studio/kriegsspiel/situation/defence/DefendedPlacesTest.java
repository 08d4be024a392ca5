package studio.kriegsspiel.situation.defence;

import static org.assertj.core.api.Assertions.assertThat;
import static studio.kriegsspiel.situation.Plain.at;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import studio.kriegsspiel.scenario.force.UnitId;
import studio.kriegsspiel.situation.Plain;
import studio.kriegsspiel.situation.Situation;

/** What a place is worth by the works in it, as Reisswitz 66 and the British book class them. */
class DefendedPlacesTest {
  private static final UnitId FOOT = new UnitId("Blue", "Foot");
  private static final String ARMY =
      "  battalion \"Foot\" as Foot: 900 men\n  pioneers \"Sappers\" as Sappers: 60 men\n";

  private static Situation holding(String book, String works, String rest) {
    return Plain.level()
        .scenario(book, ARMY, "deploy\n  Foot garrisons \"Inn\"" + works + "\n" + rest);
  }

  @ParameterizedTest(name = "{1} under {0}: {2}")
  @CsvSource({
    "reisswitz-1824, '', ",
    "reisswitz-1824, ', abatis', ",
    "reisswitz-1824, ', loopholed', strong",
    "reisswitz-1824, ', barricaded', strong",
    "reisswitz-1824, ', entrenched', strong",
    "reisswitz-1824, ', strengthened', fortified",
    "reisswitz-1824, ', loopholed, fortified', fortified",
    "reisswitz-1824, ', strengthened, entrenched', fortified",
    "british-1815, ', loopholed, strengthened', fortified",
    // These books class no strongholds.
    "kriegskunst, ', fortified', ",
    "napoleonic-rng, ', fortified', ",
    "battle-system, ', fortified', ",
  })
  void theStrongestOfItsWorksCounts(String book, String works, String strength) {
    assertThat(
            DefendedPlaces.of(holding(book, works, ""))
                .find(FOOT, at(13, 0, 0))
                .map(Defence::strength)
                .orElse(null))
        .isEqualTo(strength);
  }

  @Test
  void whatIsWorkedOnCountsWhenItIsDone() {
    DefendedPlaces defences =
        DefendedPlaces.of(
            holding(
                "reisswitz-1824",
                "",
                "engineering\n  Sappers barricades \"Inn\" from 14:00 to 15:00\n"
                    + "  Sappers clears \"Inn\" from 16:00 to 17:00\n"));
    assertThat(defences.find(FOOT, at(14, 59, 59))).isEmpty();
    assertThat(defences.find(FOOT, at(15, 0, 0)).orElseThrow().title())
        .startsWith("barricaded entrance");
    assertThat(defences.find(FOOT, at(17, 0, 0))).isEmpty();
  }
}
