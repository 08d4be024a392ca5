package studio.kriegsspiel.rules.kriegsspiel.march;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import studio.kriegsspiel.rules.Asking;
import studio.kriegsspiel.rules.Fraction;
import studio.kriegsspiel.rules.Rule;
import studio.kriegsspiel.rules.RulesException;
import studio.kriegsspiel.rules.concept.TerrainKind;
import studio.kriegsspiel.rules.concept.UnitType;
import studio.kriegsspiel.rules.field.Gait;
import studio.kriegsspiel.rules.field.Going;
import studio.kriegsspiel.rules.field.March;
import studio.kriegsspiel.rules.field.Troops;
import studio.kriegsspiel.rules.library.RuleBooks;

class MarchingTest {
  private static final String R = "reisswitz-1824";
  private static final String B = "british-1815";

  private static String paces(String book, Troops troops, Gait gait, Going going) {
    March march = RuleBooks.get(book).fieldManual().march(troops, gait, going);
    return march instanceof March.Rate rate
        ? rate.unitsPerTurn() + rate.findLimit().map(limit -> ", " + limit).orElse("")
        : "-";
  }

  @ParameterizedTest
  @Rule({
    "G3-003..G3-012",
    "G3-014..G3-018",
    "G3-020",
    "G3-023",
    "G3-024",
    "G3-036a",
    "G3-038",
    "G3-040..G3-042",
    "G3-046"
  })
  @CsvSource(
      textBlock =
          """
          reisswitz-1824, INFANTRY_LINE,  MARCH,     ,           0, '200'
          reisswitz-1824, CAVALRY_HEAVY,  MARCH,     ,           0, '300'
          reisswitz-1824, ARTILLERY_HORSE, MARCH,    ,           0, '300'
          reisswitz-1824, CAVALRY_LIGHT,  MARCH,     ,           0, '400'
          reisswitz-1824, CAVALRY_MEDIUM, MARCH,     ,           0, '400'
          reisswitz-1824, INFANTRY_LINE,  ACTION,    ,           0, '250'
          reisswitz-1824, INFANTRY_LINE,  HASTE,     ,           0, '400, at most 2 in 5'
          reisswitz-1824, INFANTRY_LINE,  SKIRMISH,  ,           0, '400, at most 1 in 3'
          reisswitz-1824, CAVALRY_HEAVY,  ACTION,    ,           0, '600'
          reisswitz-1824, CAVALRY_HEAVY,  ATTACK,    ,           0, '800'
          reisswitz-1824, CAVALRY_HEAVY,  PURSUIT,   ,           0, '800'
          reisswitz-1824, CAVALRY_LIGHT,  ATTACK,    ,           0, '900'
          reisswitz-1824, CAVALRY_LIGHT,  ATTACK,    WOOD_LIGHT, 0, -
          reisswitz-1824, CAVALRY_LIGHT,  ATTACK,    ROAD,      20, -
          reisswitz-1824, CAVALRY_LIGHT,  ATTACK,    ,          12, -
          reisswitz-1824, INFANTRY_LINE,  ACTION,    ,          20, -
          reisswitz-1824, INFANTRY_LINE,  MARCH,     ROAD,      20, '100'
          reisswitz-1824, CAVALRY_LIGHT,  PURSUIT,   ,          20, '25'
          reisswitz-1824, ARTILLERY_HEAVY, ACTION,   ,          20, '25'
          reisswitz-1824, ARTILLERY_HEAVY, ACTION,   ,           0, '250'
          reisswitz-1824, ARTILLERY_HEAVY, HASTE,    ,           0, '400, at most 1 in 3'
          reisswitz-1824, ARTILLERY_MEDIUM, HASTE,   ,           0, '400, at most 2 in 6'
          reisswitz-1824, ARTILLERY_HORSE, ACTION,   ,           0, '600'
          reisswitz-1824, ARTILLERY_HORSE, HASTE,    ,           0, '900, at most 2 in 6'
          reisswitz-1824, WAGONS,         MARCH,     ,           0, '200'
          reisswitz-1824, WAGONS,         MARCH,     WOOD_LIGHT, 0, '150'
          british-1815,   WAGONS,         MARCH,     WOOD_LIGHT, 0, '50'
          reisswitz-1824, INFANTRY_LINE,  PATROL,    MARSH,      0, '100'
          reisswitz-1824, INFANTRY_LINE,  MARCH,     MARSH,      0, -
          reisswitz-1824, COMMANDER,      RIDE,      WOOD_DENSE, 0, '200'
          reisswitz-1824, COMMANDER,      LONG_RIDE, WOOD_DENSE, 0, '100'
          british-1815,   COMMANDER,      RIDE,      WOOD_DENSE, 0, '100'
          british-1815,   CAVALRY_LIGHT,  PATROL,    WOOD_DENSE, 0, '100'
          british-1815,   CAVALRY_LIGHT,  ACTION,    WOOD_DENSE, 0, -
          british-1815,   COMMANDER,      RIDE,      WOOD_LIGHT, 0, '700'
          reisswitz-1824, COMMANDER,      RIDE,      ,           0, '900'
          reisswitz-1824, COMMANDER,      LONG_RIDE, ,           0, '700'
          reisswitz-1824, INFANTRY_LINE,  HASTE,     FARM,       0, '200, at most 2 in 5'
          reisswitz-1824, SKIRMISHERS,    HASTE,     GARDEN,     0, '300, at most 1 in 3'
          reisswitz-1824, CAVALRY_LIGHT,  PATROL,    FARM,       0, '100'
          reisswitz-1824, CAVALRY_LIGHT,  MARCH,     FARM,       0, -
          british-1815,   INFANTRY_LINE,  HASTE,     ,          20, '50, at most 2 in 5'
          british-1815,   ARTILLERY_HORSE, ACTION,   WOOD_LIGHT, 0, '500'
          british-1815,   ARTILLERY_HORSE, ACTION,   ROAD,      20, '250'
          reisswitz-1824, INFANTRY_LINE,  MARCH,     WOOD_LIGHT, 12, '100'
          reisswitz-1824, INFANTRY_LINE,  MARCH,     LAKE,       0, -
          """)
  void ratesByTroopsGaitAndGround(
      String book, UnitType type, Gait gait, TerrainKind kind, double slope, String expected) {
    Going going = (kind == null ? Going.OPEN : Going.of(kind)).at(slope);
    assertThat(paces(book, Troops.of(type, 0), gait, going)).isEqualTo(expected);
  }

  @Test
  @Rule("G3-042")
  void aNinePounderMarchesByItsOwnRowInTheBritishBook() {
    Troops nine = Troops.battery(UnitType.ARTILLERY_MEDIUM, 6, 9);
    assertThat(paces(B, nine, Gait.ACTION, Going.OPEN)).isEqualTo("250");
    assertThat(paces(B, nine, Gait.HASTE, Going.OPEN)).isEqualTo("400, at most 2 in 6");
  }

  @Test
  @Rule("G3-013")
  void gunsAreHauledUpTenToFifteenDegreesButNotDown() {
    Troops guns = Troops.battery(UnitType.ARTILLERY_MEDIUM, 8, 6);
    assertThat(paces(R, guns, Gait.ROPES, Going.OPEN)).isEqualTo("300");
    assertThat(paces(R, guns, Gait.ROPES, Going.OPEN.at(8))).isEqualTo("200");
    assertThat(paces(R, guns, Gait.ROPES, Going.OPEN.at(12))).isEqualTo("150");
    assertThat(paces(R, guns, Gait.ROPES, Going.OPEN.at(12).down())).isEqualTo("-");
    assertThat(paces(R, guns, Gait.ROPES, Going.OPEN.at(8).down())).isEqualTo("200");
  }

  @Test
  @Rule("G3-019")
  void cavalryDoesNotAttackInRanksOnMoreThanTenDegrees() {
    March march =
        RuleBooks.get(R)
            .fieldManual()
            .march(Troops.of(UnitType.CAVALRY_HEAVY, 150), Gait.ATTACK, Going.OPEN.at(11));
    assertThat(march)
        .isInstanceOfSatisfying(
            March.Impossible.class,
            no -> {
              assertThat(no.reason())
                  .isEqualTo(
                      "the march table gives no rate for heavy cavalry in attack on slopes of"
                          + " 10-15° off the road");
              assertThat(no.citation())
                  .hasToString("Reisswitz 1824 §34, march table, \"Heavy cavalry in attack\"");
            });
    assertThat(paces(R, Troops.of(UnitType.CAVALRY_HEAVY, 150), Gait.ATTACK, Going.OPEN.at(10)))
        .isEqualTo("600");
  }

  @Test
  @Rule("G1-005")
  void infantryNeedsTenMovesForTwoThousandPaces() {
    March march =
        RuleBooks.get(R)
            .fieldManual()
            .march(Troops.of(UnitType.INFANTRY_LINE, 900), Gait.MARCH, Going.OPEN);
    assertThat(((March.Rate) march).unitsPerTurn().times(10)).isEqualTo(Fraction.of(2000));
    assertThat(march.metresPerMinute()).isEqualTo(200 * 0.753 / 2);
  }

  @Test
  void aRoadUpASlopeUnderFifteenDegreesIsEvenGroundByRuling() {
    March march =
        RuleBooks.get(R)
            .fieldManual()
            .march(
                Troops.of(UnitType.INFANTRY_LINE, 900),
                Gait.MARCH,
                Going.of(TerrainKind.ROAD).at(12));
    assertThat(((March.Rate) march).unitsPerTurn()).isEqualTo(Fraction.of(200));
    assertThat(march.citation()).hasToString("Reisswitz 1824 ruling C032 on §34");
  }

  @ParameterizedTest
  @Rule({"G3-007", "G3-008", "G3-011", "G3-012", "G3-014", "G3-021", "G3-022", "G3-042"})
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          reisswitz-1824 | action.skirmishers_out_in_or_avoiding_cavalry moves=3 | 900  | 1
          reisswitz-1824 | action.skirmishers_out_in_or_avoiding_cavalry moves=7 | 2200 | 1, 4, 7
          reisswitz-1824 | action.skirmishers_out_in_or_avoiding_cavalry moves=3 recent=e | 900 | 3
          reisswitz-1824 | action.skirmishers_out_in_or_avoiding_cavalry moves=1 recent=eo | 250 | none
          reisswitz-1824 | action.skirmishers_out_in_or_avoiding_cavalry moves=3 ground=farm | 300 | 1
          reisswitz-1824 | action.horse_artillery_exceptional moves=6            | 4200 | 1, 2
          reisswitz-1824 | action.artillery_12lb_exceptional moves=6             | 1800 | 1, 4
          reisswitz-1824 | action.artillery_6lb_7lb_exceptional moves=8          | 2600 | 1, 2, 7, 8
          british-1815   | action.infantry_breaking_ranks moves=5                | 1550 | 1, 2
          british-1815   | action.artillery_9lb_foot_exceptional moves=6         | 1800 | 1, 2
          """)
  void exceptionalMovesHaveOrdinaryOnesBetween(
      String book, String question, String paces, String exceptional) {
    Map<String, String> march =
        Asking.the(RuleBooks.get(book)).decide("march", "troops=" + question);
    assertThat(march).containsEntry("paces", paces).containsEntry("exceptionalMoves", exceptional);
  }

  @Test
  @Rule("G3-008")
  void theLastMovesBindThoseToCome() {
    String skirmishers = "troops=action.skirmishers_out_in_or_avoiding_cavalry ";
    Asking ask = Asking.the(RuleBooks.get(R));
    assertThat(ask.after("march", skirmishers + "moves=4")).containsEntry("recent", "oe");
    assertThatThrownBy(() -> ask.decide("march", skirmishers + "recent=eoe"))
        .hasMessageContaining("more exceptional moves");
    assertThatThrownBy(() -> ask.decide("march", skirmishers + "recent=fast"))
        .hasMessageContaining("not `fast`");
  }

  @ParameterizedTest
  @Rule({"G3-001", "G3-008", "G3-037", "G3-048"})
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          reisswitz-1824 | action.skirmishers_out_in_or_avoiding_cavalry distance=1000 | 4
          reisswitz-1824 | action.skirmishers_out_in_or_avoiding_cavalry distance=900  | 3
          reisswitz-1824 | action.infantry_in_ranks distance=1000                      | 4
          reisswitz-1824 | action.infantry_in_ranks distance=1001                      | 5
          reisswitz-1824 | messengers.officers_messengers_first_2000 distance=3400     | 5
          british-1815   | messengers.officers_messengers_first_2000 distance=3500     | 5
          """)
  void aDistanceTakesSoManyMoves(String book, String question, String moves) {
    assertThat(Asking.the(RuleBooks.get(book)).result("moves", "march", "troops=" + question))
        .isEqualTo(moves);
  }

  /** 1000 / 200 + 300 / 150 + 150 / 100 = 5 + 2 + 1.5 moves; a road of 7 degrees is as even. */
  @ParameterizedTest
  @Rule("G3-001")
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          road:0:1000                            | 5
          road:0:1000,open:7:300,open:12:150     | 9
          road:7:1000,wood.light:0:200           | 6
          """)
  void aWayInStretchesTakesTheirSum(String stretches, String moves) {
    String question = "troops=march.infantry_foot_artillery_mixed stretches=" + stretches;
    assertThat(Asking.the(RuleBooks.get(R)).result("moves", "march", question)).isEqualTo(moves);
  }

  @Test
  void aWayInStretchesThatCannotBeGoneOrRead() {
    Asking ask = Asking.the(RuleBooks.get(R));
    String column = "troops=march.infantry_foot_artillery_mixed stretches=";
    assertThat(ask.forbidden("march", column + "road:0:100,marsh:0:50").sentence())
        .contains("swampy");
    assertThatThrownBy(() -> ask.decide("march", column + "road:0"))
        .hasMessageContaining("is no stretch of a way");
    assertThatThrownBy(() -> ask.decide("march", column + "glacis:0:100"))
        .hasMessageContaining("is no stretch of a way");
    assertThatThrownBy(
            () -> ask.decide("march", "troops=action.infantry_breaking_ranks stretches=road:0:9"))
        .hasMessageContaining("rates that last");
  }

  @ParameterizedTest
  @Rule({"G3-037", "G3-048"})
  @CsvSource({
    // 2000 paces in 2 2/9 moves, then 700 a move
    "reisswitz-1824, 5, 3944",
    "reisswitz-1824, 2, 1800",
    "reisswitz-1824, 3, 2544",
    "british-1815, 5, 3500",
    "british-1815, 2, 1800"
  })
  void officersRideTheirFirstStretchFaster(String book, int moves, String paces) {
    String question = "troops=messengers.officers_messengers_first_2000 moves=" + moves;
    assertThat(Asking.the(RuleBooks.get(book)).result("paces", "march", question)).isEqualTo(paces);
  }

  @Test
  @Rule({"G2-040", "G3-026", "G3-049"})
  void aColumnOfSixBattalionsClosesInThirteenMinutesOrTwentySix() {
    assertThat(new ColumnContraction(1500, 225, 200, 0).minutes()).isEqualTo(13);
    assertThat(new ColumnContraction(1500, 225, 200, 100).minutes()).isEqualTo(26);
    assertThatThrownBy(() -> new ColumnContraction(225, 1500, 200, 0))
        .isInstanceOf(RulesException.class);
    assertThatThrownBy(() -> new ColumnContraction(1500, 225, 200, 200))
        .hasMessageContaining("faster than the head");
  }

  @Test
  @Rule({"G3-037", "G3-048"})
  void aLongRideIsSlowerFromTheStartInTheBritishBookOnly() {
    Fraction shortRide = Fraction.of(1800);
    Fraction longRide = Fraction.of(3400);
    assertThat(MessengerRides.of(RuleBooks.get(R)).moves(shortRide)).isEqualTo(Fraction.of(2));
    assertThat(MessengerRides.of(RuleBooks.get(R)).moves(longRide))
        .isEqualTo(Fraction.of(20, 9).plus(Fraction.of(2)));
    assertThat(MessengerRides.of(RuleBooks.get(B)).moves(shortRide)).isEqualTo(Fraction.of(2));
    assertThat(MessengerRides.of(RuleBooks.get(B)).moves(longRide)).isEqualTo(Fraction.of(34, 7));
  }

  @ParameterizedTest
  @Rule("G3-002")
  @CsvSource({"line, on the wings", "column, on the leading unit"})
  void linesAreMeasuredOnTheWingsAndColumnsOnTheLeadingUnit(String formation, String where) {
    String question = "troops=action.infantry_in_ranks formation=" + formation;
    assertThat(Asking.the(RuleBooks.get(R)).adjudicate("march", question).trace())
        .anySatisfy(step -> assertThat(step.value()).isEqualTo(where));
  }

  @ParameterizedTest
  @CsvSource({
    "small-or-temporary-bridge, no, true", "large-bridge-not-of-stone, no, true",
    "large-bridge, no, false", "pontoon-or-repaired-bridge, no, true"
  })
  @Rule("G3-053a")
  void largeBodiesCrossBridgesAtTheWalkButThoseOfStoneOnMainRoads(
      String way, String small, String walk) {
    assertThat(walkOnly(way, small)).isEqualTo(walk);
  }

  @ParameterizedTest
  @CsvSource({
    "small-or-temporary-bridge, yes, false",
    "large-bridge-not-of-stone, yes, false",
    "pontoon-or-repaired-bridge, yes, true"
  })
  @Rule("G3-053b")
  void smallUnitsCrossAtAnySpeed(String way, String small, String walk) {
    assertThat(walkOnly(way, small)).isEqualTo(walk);
  }

  private static String walkOnly(String way, String small) {
    return Asking.the(RuleBooks.get(B))
        .result("walkOnly", "way", "arm=infantry way=%s small=%s".formatted(way, small));
  }
}
