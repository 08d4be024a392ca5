package studio.kriegsspiel.situation.reach;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import studio.kriegsspiel.scenario.force.Unit;
import studio.kriegsspiel.scenario.force.UnitId;
import studio.kriegsspiel.situation.Plain;
import studio.kriegsspiel.situation.Situation;
import studio.kriegsspiel.situation.ground.Site;
import studio.kriegsspiel.terrain.Attributes;
import studio.kriegsspiel.terrain.FeatureKind;

/** Foot marches 100 paces of 0.753 m a minute (Reisswitz 1824 §34): 3000 m take 39.84 minutes. */
class ReachTest {
  private static final Site INN = new Site(Plain.INN, List.of());

  private static Situation situation(Plain ground, String rest) {
    return ground.scenario("reisswitz-1824", "  battalion \"Picket\" as Picket: 2 men\n", rest);
  }

  private static Unit picket(Situation situation) {
    return situation.units().find(new UnitId("Blue", "Picket")).orElseThrow();
  }

  private static Soonest soonest(Situation situation, Site goal) {
    return Reach.of(situation).soonest(picket(situation), goal);
  }

  @Test
  void whoStandsSomewhereSetsOutWhenPlayBegins() {
    Situation situation =
        situation(Plain.level(), "deploy\n  Picket in column at \"West end\" facing east\n");
    Soonest soonest = soonest(situation, INN);
    assertThat(soonest.kind()).isEqualTo(Soonest.Kind.REACHED);
    assertThat(soonest.sets()).isEqualTo(Plain.at(13, 0, 0));
    assertThat(soonest.reckoned()).isEqualTo(Plain.at(13, 40, 0));
    assertThat(soonest.mayBeThereBy(Plain.at(13, 39, 0))).isFalse();
    assertThat(soonest.mayBeThereBy(Plain.at(13, 40, 0))).isTrue();
    assertThat(soonest.findRate().orElseThrow().reference()).startsWith("§34");
  }

  @Test
  void whoComesOnSetsOutThen() {
    Situation situation =
        situation(
            Plain.level(),
            "reinforcements\n  Picket enters by \"West end\" from the west at 15:00 in column of route\n");
    Soonest soonest = soonest(situation, INN);
    assertThat(soonest.sets()).isEqualTo(Plain.at(15, 0, 0));
    assertThat(soonest.reckoned()).isEqualTo(Plain.at(15, 40, 0));
  }

  @Test
  void withinADistanceIsSooner() {
    // 2247 m are left, 29.84 minutes.
    Situation situation =
        situation(Plain.level(), "deploy\n  Picket in column at \"West end\" facing east\n");
    assertThat(Reach.of(situation).soonest(picket(situation), INN, 753).reckoned())
        .isEqualTo(Plain.at(13, 30, 0));
  }

  @Test
  void ofWhoIsNowhereNothingIsSaid() {
    assertThat(soonest(situation(Plain.level(), ""), INN).kind()).isEqualTo(Soonest.Kind.UNSAID);
    assertThat(soonest(situation(Plain.level(), ""), INN).mayBeThereBy(Plain.at(13, 0, 0)))
        .isTrue();
  }

  @Test
  void aRiverWithoutBridgeStopsHimUnlessOneIsToBeBuilt() {
    Plain river =
        Plain.level()
            .with(
                FeatureKind.RIVER,
                "POLYGON ((980 -10, 1030 -10, 1030 2010, 980 2010, 980 -10))",
                Attributes.NONE);
    String deployed = "deploy\n  Picket in column at \"Mill\" facing east\n";
    Site west = new Site(Plain.WEST_END, List.of());
    assertThat(soonest(situation(river, deployed), west).kind()).isEqualTo(Soonest.Kind.NO_WAY);
    Situation bridged =
        situation(
            river,
            deployed
                + "engineering\n  Picket builds a bridge at \"Mill\" of trestles from 14:00 to 15:00\n");
    assertThat(soonest(bridged, west).kind()).isEqualTo(Soonest.Kind.REACHED);
  }

  private static Situation at(Plain ground, String place) {
    return situation(ground, "deploy\n  Picket in column at " + place + " facing east\n");
  }

  @Test
  void asTheCrowFliesOnARoadHeIsThereAtTheRateOfTheBook() {
    // 1118.03 m as the crow flies, less half the depth of two men: 14.85 minutes at 75.3 m.
    Situation situation = at(Plain.level(), "\"Mill\"");
    assertThat(Reach.of(situation).findStraight(picket(situation), INN))
        .contains(Plain.at(13, 15, 0));
    assertThat(Reach.of(situation(Plain.level(), "")).findStraight(picket(situation), INN))
        .isEmpty();
  }

  @Test
  void whoIsThereAlreadyNeedsNoTime() {
    Situation situation = at(Plain.level(), "\"Inn\"");
    assertThat(soonest(situation, INN).reckoned()).isEqualTo(Plain.at(13, 0, 0));
    assertThat(soonest(situation, INN).sure()).isEqualTo(Plain.at(13, 0, 0));
  }

  @Test
  void byNoWayIsHeThereForCertainBeforeTheErrorOfTheReckoningIsTakenOff() {
    // 39.84 minutes, 5 in a hundred and six cells of 25 m at the ends off: 35.95 at the least;
    // but never sooner than as the crow flies, 39.84 less half a column of two men.
    Soonest soonest = soonest(at(Plain.level(), "\"West end\""), INN);
    assertThat(soonest.sure()).isBetween(Plain.at(13, 39, 40), Plain.at(13, 39, 51));
    // Round a lake the way is longer than the crow's: 13 % and more.
    Plain lake =
        Plain.level()
            .with(
                FeatureKind.LAKE,
                "POLYGON ((1400 5, 1600 5, 1600 1900, 1400 1900, 1400 5))",
                Attributes.NONE);
    Soonest round = soonest(at(lake, "\"West end\""), INN);
    double metres = 2 * Math.hypot(1395, 895) + 200;
    double minutes = metres / 75.3;
    assertThat(Duration.between(round.sets(), round.reckoned()).toSeconds() / 60.0)
        .isBetween(minutes - 1, minutes * 1.05 + 1);
    assertThat(Duration.between(round.sure(), round.reckoned()).toSeconds() / 60.0)
        .isBetween(0.04 * minutes + 150 / 75.3 - 1, 0.06 * minutes + 150 / 75.3 + 1);
    Situation within = at(lake, "\"West end\"");
    assertThat(
            Duration.between(
                        Reach.of(within).soonest(picket(within), INN, 753).reckoned(),
                        round.reckoned())
                    .toSeconds()
                / 60.0)
        .isBetween(9.0, 11.0);
  }

  @ParameterizedTest(name = "rivers {0}: {1}")
  @CsvSource({
    "'flooded', NO_WAY",
    "'flooded until 15:00, then falling', REACHED",
    "'low', REACHED",
  })
  void aFordCountsUnlessItIsFloodedAllTheTime(String rivers, Soonest.Kind kind) {
    Plain forded =
        Plain.level()
            .with(
                FeatureKind.RIVER,
                "POLYGON ((980 -10, 1030 -10, 1030 2010, 980 2010, 980 -10))",
                Attributes.NONE)
            .with(
                FeatureKind.FORD,
                "LINESTRING (970 1505, 1040 1505)",
                Attributes.builder().widthMetres(40).build())
            .head("rivers " + rivers);
    assertThat(soonest(at(forded, "\"Mill\""), new Site(Plain.WEST_END, List.of())).kind())
        .isEqualTo(kind);
  }

  @Test
  void aBridgeThatIsToBeDestroyedLetsNobodyOver() {
    Plain river =
        Plain.level()
            .with(
                FeatureKind.RIVER,
                "POLYGON ((980 -10, 1030 -10, 1030 2010, 980 2010, 980 -10))",
                Attributes.NONE);
    Situation situation =
        situation(
            river,
            "deploy\n  Picket in column at \"Mill\" facing east\n"
                + "engineering\n  Picket destroys the bridge at \"Mill\" from 14:00 to 15:00\n");
    assertThat(soonest(situation, new Site(Plain.WEST_END, List.of())).kind())
        .isEqualTo(Soonest.Kind.NO_WAY);
  }

  @Test
  void whoWaitsForAnEventComesAsSoonAsItCanBe() {
    Situation situation =
        situation(
            Plain.level(),
            "events\n  between 14:10 and 15:00 Picket enters by \"West end\" from the west\n");
    Soonest soonest = soonest(situation, INN);
    assertThat(soonest.sets()).isEqualTo(Plain.at(14, 10, 0));
    assertThat(soonest.reckoned()).isEqualTo(Plain.at(14, 50, 0));
    Situation waiting =
        situation(
            Plain.level(),
            "events\n  when Picket has lost 30 % Picket enters by \"West end\" from the west\n");
    assertThat(soonest(waiting, INN).sets()).isEqualTo(Plain.at(13, 0, 0));
    Situation other =
        situation(Plain.level(), "events\n  when Picket has lost 30 % Picket attacks \"Mill\"\n");
    assertThat(soonest(other, INN).kind()).isEqualTo(Soonest.Kind.UNSAID);
  }

  @Test
  void aBodyIsAtAPlaceWithinFiftyMetresOrHalfItsBreadth() {
    Situation situation =
        Plain.level()
            .scenario(
                "reisswitz-1824",
                "  battalion \"Picket\" as Picket: 2 men\n  battalion \"Foot\" as Foot: 900 men\n",
                """
                deploy
                  Picket in column at 50 m west of "Inn" facing east
                  Foot in line at 51 m east of "Inn" facing south
                """);
    assertThat(Presence.at(situation, INN, Plain.at(13, 0, 0)))
        .extracting(each -> each.id().name())
        .containsExactly("Picket", "Foot");
    Site beside = new Site(Plain.INN.offset(1, 90), List.of());
    assertThat(Presence.at(situation, beside, Plain.at(13, 0, 0)))
        .extracting(each -> each.id().name())
        .containsExactly("Foot");
  }
}
