package studio.kriegsspiel.situation.sight;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;
import static studio.kriegsspiel.situation.Plain.at;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.locationtech.jts.io.ParseException;
import org.locationtech.jts.io.WKTReader;
import studio.kriegsspiel.rules.library.RuleBooks;
import studio.kriegsspiel.scenario.force.UnitId;
import studio.kriegsspiel.situation.Plain;
import studio.kriegsspiel.situation.Situation;
import studio.kriegsspiel.terrain.Attributes;
import studio.kriegsspiel.terrain.FeatureKind;
import studio.kriegsspiel.terrain.MapPoint;
import studio.kriegsspiel.terrain.sight.Screen;

/** Who sees whom, worked out by hand: two posts 1000 m apart, with something or nothing between. */
class SightsTest {
  private static final MapPoint MILL = new MapPoint(2005, 1505);
  private static final MapPoint SOUTH_MILL = new MapPoint(2005, 505);
  private static final UnitId NORTH = new UnitId("Blue", "North");
  private static final UnitId SOUTH = new UnitId("Blue", "South");

  /** A ridge from west to east halfway between, its sides 100 m broad. */
  private static Plain ridge(double high) {
    return Plain.level().height((x, y) -> 50 + high * Math.max(0, 1 - Math.abs(y - 1005) / 100));
  }

  private static Situation posted(Plain plain, String book, String kind) {
    return plain.scenario(
        book,
        """
          %1$s "North" as North: 2 men
          %1$s "South" as South: 2 men
        """
            .formatted(kind),
        """
        deploy
          North in column of route at "Mill"
          South in column of route at "South mill"
        """);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "reisswitz-1824",
        "british-1815",
        "battle-system",
        "kriegskunst",
        "napoleonic-rng"
      })
  void bodiesSeeEachOtherOverLevelGroundAndNotThroughARidge(String book) {
    assertThat(look(posted(Plain.level(), book, "battalion")).sees()).isTrue();
    Look behind = look(posted(ridge(30), book, "battalion"));
    assertThat(behind.sees()).isFalse();
    // From 1.7 m over 30 m halfway on, the line is as high again behind: 1.7 + 2 * 28.3.
    assertThat(behind.line().hiddenMetres()).isCloseTo(58.3, within(0.2));
    assertThat(behind.hiddenBy().orElseThrow().y()).isCloseTo(1005, within(1.0));
  }

  private static Look look(Situation situation) {
    return situation.sights().between(NORTH, SOUTH, at(13, 0, 0)).orElseThrow();
  }

  @ParameterizedTest(name = "{0} over a bank of {1} m: {2}")
  @CsvSource({
    // Eyes and heads at 1.7 m (decision 53): the line between them stays level.
    "battalion, 1.65, true",
    "battalion, 1.75, false",
    // At 2.5 m in the saddle.
    "squadron, 2.45, true",
    "squadron, 2.55, false"
  })
  void aBankHidesOnceItIsHigherThanTheEyes(String body, double bank, boolean sees) {
    assertThat(look(posted(ridge(bank), "reisswitz-1824", body)).sees()).isEqualTo(sees);
  }

  @Test
  void whoSitsInTheSaddleSeesWhoRidesOverABankTwoMetresHigh() {
    // Eyes and heads at 1.7 m are below the bank, at 2.5 m above it.
    assertThat(look(posted(ridge(2), "reisswitz-1824", "battalion")).sees()).isFalse();
    assertThat(look(posted(ridge(2), "reisswitz-1824", "squadron")).sees()).isTrue();
  }

  @Test
  void aWoodHidesAsARidgeDoes() {
    Plain plain =
        Plain.level()
            .with(
                FeatureKind.WOOD_DENSE,
                "POLYGON ((1800 900, 2200 900, 2200 1100, 1800 1100, 1800 900))",
                Attributes.NONE);
    assertThat(look(posted(plain, "reisswitz-1824", "battalion")).sees()).isFalse();
  }

  @Test
  void smokeHidesWhileItHangsAndIsNotKept() throws ParseException {
    Situation situation = posted(Plain.level(), "reisswitz-1824", "battalion");
    Screen bank =
        new Screen(
            new WKTReader().read("POLYGON ((1900 980, 2100 980, 2100 1030, 1900 1030, 1900 980))"),
            4);
    Optional<Look> through =
        situation.sights().through(List.of(bank), MILL, Eye.FOOT, SOUTH_MILL, Eye.FOOT, Light.DAY);
    assertThat(through.orElseThrow().sees()).isFalse();
    assertThat(
            situation
                .sights()
                .between(MILL, Eye.FOOT, SOUTH_MILL, Eye.FOOT, Light.DAY)
                .orElseThrow()
                .sees())
        .isTrue();
  }

  @Test
  void inFogOneSeesTwoHundredMetresAndNotMore() {
    Situation situation = posted(Plain.level(), "reisswitz-1824", "battalion");
    MapPoint near = SOUTH_MILL.offset(200, 0);
    MapPoint far = SOUTH_MILL.offset(201, 0);
    assertThat(seen(situation, near, Light.FOG)).isTrue();
    assertThat(seen(situation, far, Light.FOG)).isFalse();
    assertThat(seen(situation, far, Light.DAY)).isTrue();
  }

  private static boolean seen(Situation situation, MapPoint to, Light light) {
    Optional<Look> look = situation.sights().between(SOUTH_MILL, Eye.FOOT, to, Eye.FOOT, light);
    return look.orElseThrow().sees();
  }

  @ParameterizedTest
  @CsvSource({
    "fog, FOG",
    "Thick fog, FOG",
    "steady rain, RAIN",
  })
  void weatherThatTakesTheSight(String words, Light light) {
    assertThat(Light.findByWeather(words)).contains(light);
  }

  @ParameterizedTest
  @ValueSource(strings = {"overcast after a night of rain", "fair", "the fog has lifted"})
  void weatherThatSaysNothingOfIt(String words) {
    assertThat(Light.findByWeather(words)).isEmpty();
  }

  @Test
  void theNapoleonicRulesTellTroopsInWoodsFromTroopsInTheOpen() {
    // The tables that stand for the lost ones.
    var book = RuleBooks.get("napoleonic-rng");
    var open =
        book.fieldManual().sightings().stream()
            .filter(each -> each.what().equals("troops in the open") && each.light().isEmpty())
            .findFirst()
            .orElseThrow();
    assertThat(SightRange.of(book, Light.DAY).metres()).isEqualTo(open.metres());
    assertThat(SightRange.inCover(book, Light.DAY).metres()).isLessThan(open.metres());
  }

  @Test
  void whoIsNotOnTheMapSeesNobody() {
    Situation situation =
        Plain.level()
            .scenario(
                "reisswitz-1824",
                """
                  battalion "North" as North: 900 men
                  battalion "South" as South: 900 men
                """,
                """
                deploy
                  North in line at "Mill" facing south
                """);
    assertThat(situation.sights().between(SOUTH, NORTH, at(13, 0, 0))).isEmpty();
    assertThat(situation.sights().to(MILL, SOUTH, at(13, 0, 0))).isEmpty();
  }
}
