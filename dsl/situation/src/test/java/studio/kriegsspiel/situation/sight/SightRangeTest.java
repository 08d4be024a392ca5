package studio.kriegsspiel.situation.sight;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.time.LocalDateTime;
import java.util.OptionalDouble;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import studio.kriegsspiel.rules.book.RuleBook;
import studio.kriegsspiel.rules.library.RuleBooks;
import studio.kriegsspiel.situation.Plain;
import studio.kriegsspiel.situation.Situation;

/** How far one sees in which light, by the books' figures or the studio's own. */
class SightRangeTest {
  private final RuleBook reisswitz = RuleBooks.get("reisswitz-1824");
  private final RuleBook napoleonic = RuleBooks.get("napoleonic-rng");

  @ParameterizedTest
  @CsvSource({"DAY, 5000", "DUSK, 800", "NIGHT, 100", "SMOKE, 150", "FOG, 200", "RAIN, 1500"})
  void whereTheBookGivesNoneTheStudioSaysThatTheFigureIsItsOwn(Light light, double metres) {
    SightRange range = SightRange.of(reisswitz, light);
    assertThat(range.metres()).isEqualTo(metres);
    assertThat(range.why())
        .isEqualTo(light.word() + ", a figure of the studio's: Reisswitz 1824 gives none");
    assertThat(SightRange.inCover(reisswitz, light)).isEqualTo(range);
  }

  @ParameterizedTest(name = "{0}: {1} m by {2}, {3} m in cover by {4}")
  @CsvSource(
      delimiter = '|',
      value = {
        "DAY|3000|daylight, |100|troops in woods or buildings, ",
        "DUSK|1000|dusk, 16-30 min to nightfall, |100|troops in woods or buildings, ",
        "NIGHT|100|night, |100|night, ",
        "FOG|200|fog, a figure of the studio's: |100|troops in woods or buildings, ",
      })
  void theNapoleonicRulesGiveFiguresOfTheirOwn(
      Light light, double open, String why, double covered, String whyCovered) {
    assertThat(SightRange.of(napoleonic, light).metres()).isEqualTo(open);
    assertThat(SightRange.of(napoleonic, light).why()).startsWith(why.strip());
    assertThat(SightRange.inCover(napoleonic, light).metres()).isEqualTo(covered);
    assertThat(SightRange.inCover(napoleonic, light).why()).startsWith(whyCovered.strip());
  }

  @ParameterizedTest(name = "{0} with {1} m stated: {2} m, stated: {3}")
  @CsvSource({
    "DAY, 6000, 6000, true",
    "DAY, 1500, 1500, true",
    "FOG, 400, 400, true",
    "RAIN, 2000, 2000, true",
    // By night and in half-light nothing that is stated lets one see farther.
    "NIGHT, 1500, 100, false",
    "NIGHT, 100, 100, false",
    "NIGHT, 99, 99, true",
    "DUSK, 1500, 800, false",
    "DUSK, 800, 800, false",
    "DUSK, 799, 799, true",
  })
  void whatTheScenarioStatesTakesThePlaceOfTheFigureButNotByNight(
      Light light, double stated, double metres, boolean isStated) {
    SightRange range =
        SightRange.of(reisswitz, new Seeing(light, OptionalDouble.of(stated)), false);
    assertThat(range.metres()).isEqualTo(metres);
    assertThat(range.why().equals("visibility as the scenario states it")).isEqualTo(isStated);
  }

  @ParameterizedTest(name = "{0} m stated: {1} m in cover")
  @CsvSource({"3000, 100, false", "101, 100, false", "100, 100, true", "50, 50, true"})
  void coverNeverLetsOneSeeFartherThanTheOpen(double stated, double metres, boolean isStated) {
    Seeing seeing = new Seeing(Light.DAY, OptionalDouble.of(stated));
    SightRange range = SightRange.of(napoleonic, seeing, true);
    assertThat(range.metres()).isEqualTo(metres);
    assertThat(range.why().startsWith("visibility")).isEqualTo(isStated);
    assertThat(SightRange.of(napoleonic, seeing, false).metres()).isEqualTo(stated);
  }

  @ParameterizedTest(name = "at {0}: {1}, {2}")
  @CsvSource({
    "13:59, RAIN, 1129.5",
    "14:00, FOG, 1129.5",
    "15:00, DAY, 1129.5",
    "15:59, DAY, 1129.5",
    "16:00, DAY,",
    "18:59, DAY,",
    "19:00, DUSK,",
    "19:10, FOG,",
    "19:20, DUSK,",
    "23:30, NIGHT,",
  })
  void theLightIsTheWorseOfSunAndWeather(String clock, Light light, Double stated) {
    Situation situation =
        Plain.level()
            .weather("rain until 14:00, then fog until 15:00, then fair until 19:10, then fog")
            .head("daylight dawn 04:00, dusk 19:00")
            .head("visibility 1500 paces until 16:00")
            .scenario(
                "reisswitz-1824",
                "  battalion \"Foot\" as Foot: 900 men",
                "events\n  at 19:20 the weather becomes rain\n");
    Seeing seeing = situation.sights().seeingAt(LocalDateTime.parse("1815-06-18T" + clock));
    assertThat(seeing.light()).isEqualTo(light);
    if (stated == null) {
      assertThat(seeing.statedMetres()).isEmpty();
    } else {
      assertThat(seeing.statedMetres().orElseThrow()).isCloseTo(stated, within(1e-6));
    }
  }

  @Test
  void eyesAndLightAreCalledByTheirWords() {
    assertThat(Eye.TOWER).hasToString("in a tower, 20 m");
    assertThat(Light.SMOKE.word()).isEqualTo("smoke");
  }
}
