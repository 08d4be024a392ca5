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

  /**
   * A wood halfway between the mills, from one x to another. A body 1000 m off looks past it at
   * half the distance: what stands 40 m beside the middle is seen 20 m beside it.
   */
  private static Situation past(double west, double east, String formation) {
    return Plain.level()
        .with(
            FeatureKind.WOOD_DENSE,
            "POLYGON ((%1$s 980, %2$s 980, %2$s 1030, %1$s 1030, %1$s 980))".formatted(west, east),
            Attributes.NONE)
        .scenario(
            "reisswitz-1824",
            """
              battalion "North" as North: 900 men
              battalion "South" as South: 2 men
            """,
            """
            deploy
              North in %s
              South in column of route at "South mill"
            """
                .formatted(formation));
  }

  /** 900 men: 250 paces of column, 188 m; a line of 3 ranks, 225 paces, is 169 m broad. */
  @ParameterizedTest(name = "{2} behind a wood from {0} to {1}: {3}")
  @CsvSource({
    "1985, 2025, 'column of route at \"Mill\" facing south', false",
    "1985, 2025, 'column of route at \"Mill\" facing east', true",
    // Nothing but its head to the east, then its tail.
    "1900, 2025, 'column of route at \"Mill\" facing east', true",
    "1900, 2025, 'column of route at \"Mill\" facing west', true",
    "1900, 2060, 'column of route at \"Mill\" facing east', false",
    "1900, 2060, 'column of route at \"Mill\" facing west', false",
    // One wing, then the other; both hidden.
    "1900, 2025, 'line at \"Mill\" facing south', true",
    "1985, 2110, 'line at \"Mill\" facing south', true",
    "1940, 2070, 'line at \"Mill\" facing south', false",
    // Who garrisons a house is seen in it or not at all.
    "1900, 2025, 'garrison at \"Mill\"', false",
  })
  void aBodyIsSeenByItsMiddleItsEndsOrItsWings(
      double west, double east, String formation, boolean sees) {
    Situation situation = past(west, east, formation);
    assertThat(situation.sights().between(SOUTH, NORTH, at(13, 0, 0)).orElseThrow().sees())
        .isEqualTo(sees);
    assertThat(
            situation.sights().from(SOUTH_MILL, Eye.FOOT, NORTH, at(13, 0, 0)).orElseThrow().sees())
        .isEqualTo(sees);
  }

  @Test
  void ofWhatIsHiddenTheLeastHiddenPartIsTold() {
    // The tail stands 94 m nearer to the ridge: 1.7 + 28.3 * 906 / 500.
    Situation situation =
        ridge(30)
            .scenario(
                "reisswitz-1824",
                """
                  battalion "North" as North: 900 men
                  battalion "South" as South: 2 men
                """,
                """
                deploy
                  North in column of route at "Mill" facing north
                  South in column of route at "South mill"
                """);
    assertThat(look(situation, SOUTH, NORTH).line().hiddenMetres()).isCloseTo(53.0, within(0.5));
  }

  private static Look look(Situation situation, UnitId watcher, UnitId seen) {
    return situation.sights().between(watcher, seen, at(13, 0, 0)).orElseThrow();
  }

  @Test
  void whatIsAtTheVeryLimitIsNotTooFar() {
    Situation situation = posted(Plain.level(), "reisswitz-1824", "battalion");
    for (double metres : List.of(200.0, 201.0)) {
      Look look =
          situation
              .sights()
              .between(SOUTH_MILL, Eye.FOOT, SOUTH_MILL.offset(metres, 0), Eye.FOOT, Light.FOG)
              .orElseThrow();
      assertThat(look.isTooFar()).isEqualTo(metres > 200);
    }
  }

  @Test
  void whereHeightsAreNotKnownNothingIsTold() {
    Situation situation =
        posted(
            Plain.level().height((x, y) -> y < 1000 ? Double.NaN : 50),
            "reisswitz-1824",
            "battalion");
    MapPoint north = MILL.offset(200, 0);
    assertThat(situation.sights().between(MILL, Eye.FOOT, SOUTH_MILL, Eye.FOOT, Light.DAY))
        .isEmpty();
    assertThat(situation.sights().between(SOUTH_MILL, Eye.FOOT, MILL, Eye.FOOT, Light.DAY))
        .isEmpty();
    assertThat(
            situation.sights().through(List.of(), SOUTH_MILL, Eye.FOOT, MILL, Eye.FOOT, Light.DAY))
        .isEmpty();
    assertThat(situation.sights().between(MILL, Eye.FOOT, north, Eye.FOOT, Light.DAY)).isPresent();
  }

  /** A farm of 200 m by 200 m around the mill, held by a garrison, or a wood with a piquet. */
  private static Situation held(FeatureKind kind, String more, String formation) {
    return Plain.level()
        .with(
            kind,
            "POLYGON ((1905 1405, 2105 1405, 2105 1605, 1905 1605, 1905 1405))",
            Attributes.NONE)
        .head(more)
        .scenario(
            "reisswitz-1824",
            """
              battalion "North" as North: 900 men
              battalion "South" as South: 900 men
            """,
            """
            deploy
              %s
              South in line at "South mill" facing north
            """
                .formatted(formation));
  }

  /** From the middle its own houses hide everything; its southern edge is 900 m from the enemy. */
  @Test
  void aGarrisonLooksFromTheEdgeOfItsPlace() {
    Situation situation = held(FeatureKind.FARM, "", "North in garrison at \"Mill\"");
    Look look = look(situation, NORTH, SOUTH);
    assertThat(look.sees()).isTrue();
    assertThat(look.line().distanceMetres()).isCloseTo(900, within(1.0));
    // What the houses hide of it stays hidden from without.
    assertThat(look(situation, SOUTH, NORTH).sees()).isFalse();
  }

  @Test
  void whoStandsAmongHousesInHisRanksHasNoWallsToLookFrom() {
    Situation situation = held(FeatureKind.FARM, "", "North in line at \"Mill\"");
    assertThat(look(situation, NORTH, SOUTH).sees()).isFalse();
  }

  @Test
  void somebodyAtAPlaceLooksFromItsHousesButNotOutOfAWood() {
    Situation farm = held(FeatureKind.FARM, "", "North in garrison at \"Mill\"");
    Situation wood = held(FeatureKind.WOOD_DENSE, "", "North in garrison at \"Mill\"");
    assertThat(farm.sights().from(MILL, Eye.FOOT, SOUTH, at(13, 0, 0)).orElseThrow().sees())
        .isTrue();
    assertThat(wood.sights().from(MILL, Eye.FOOT, SOUTH, at(13, 0, 0)).orElseThrow().sees())
        .isFalse();
    assertThat(look(wood, NORTH, SOUTH).sees()).isTrue();
  }

  @Test
  void aPiquetGoesToTheEdgeOfItsWoodWhereThatIsNear() {
    Situation near =
        held(
            FeatureKind.WOOD_DENSE,
            "",
            """
            North in column of route at "Inn"
              piquet of 25 men of North as Watch in skirmish order at "Mill"
            """);
    UnitId watch = new UnitId("Blue", "Watch");
    assertThat(look(near, watch, SOUTH).sees()).isTrue();
    // The body that sent it stands in the open and its eyes are its own.
    assertThat(look(near, watch, SOUTH).line().distanceMetres()).isCloseTo(900, within(1.0));
  }

  @ParameterizedTest(name = "visibility {0}: {1} m")
  @CsvSource({"400 paces, 301", "200 paces, 151"})
  void whatTheScenarioStatesHoldsForEveryObserver(String visibility, double metres) {
    Situation situation =
        held(FeatureKind.GARDEN, "visibility " + visibility, "North in garrison at \"Mill\"");
    double stated = Math.floor(metres);
    SightRange unit = look(situation, SOUTH, NORTH).range();
    assertThat(unit.why()).isEqualTo("visibility as the scenario states it");
    assertThat(unit.metres()).isCloseTo(stated, within(1.0));
    assertThat(situation.sights().between(MILL, SOUTH_MILL, at(13, 0, 0)).orElseThrow().range())
        .isEqualTo(unit);
    assertThat(situation.sights().from(MILL, Eye.FOOT, SOUTH, at(13, 0, 0)).orElseThrow().range())
        .isEqualTo(unit);
    assertThat(situation.sights().to(MILL, SOUTH, at(13, 0, 0)).orElseThrow().range())
        .isEqualTo(unit);
  }
}
