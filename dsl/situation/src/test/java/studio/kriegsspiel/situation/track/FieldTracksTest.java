package studio.kriegsspiel.situation.track;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;
import static studio.kriegsspiel.situation.Plain.at;

import java.time.LocalDateTime;
import org.junit.jupiter.api.Test;
import studio.kriegsspiel.scenario.force.UnitId;
import studio.kriegsspiel.situation.Plain;
import studio.kriegsspiel.situation.Situation;
import studio.kriegsspiel.situation.force.TroopsOf;

/** Posts, patrols, marches and orders on level ground with one straight road of 3000 m. */
class FieldTracksTest {
  private static final String TROOPS =
      """
        brigade "Foot" as Foot
          battalion "First" as First: 900 men
          battalion "Second" as Second: 900 men
        squadron "Horse" as Horse: 150 riders, hussars
      """;

  private static Situation situation(String text) {
    return Plain.level().scenario("reisswitz-1824", TROOPS, text);
  }

  private static double x(Situation situation, String unit, LocalDateTime time) {
    return situation.tracks().of(new UnitId("Blue", unit)).at(time).head().orElseThrow().x();
  }

  @Test
  void aCavalryPatrolGoesToAndFroAtFourHundredPacesAMove() {
    // Reisswitz 40: 400 paces of 0.753 m in two minutes, 150.6 m a minute; 3000 m in 19.92 minutes.
    Situation situation =
        situation("deploy\n  Horse patrols from \"West end\" to \"Inn\" from 14:00, repeating\n");
    assertThat(x(situation, "Horse", at(13, 59, 0))).isCloseTo(5, within(0.5));
    assertThat(x(situation, "Horse", at(14, 10, 0))).isCloseTo(5 + 1506, within(2.0));
    // 10 minutes after it turned it is 1506 m back; a minute into the next round 150.6 m out.
    double turned = 3000 / 150.6;
    assertThat(x(situation, "Horse", at(14, 0, 0).plusSeconds(Math.round((turned + 10) * 60))))
        .isCloseTo(3005 - 1506, within(4.0));
    assertThat(x(situation, "Horse", at(14, 0, 0).plusSeconds(Math.round((2 * turned + 1) * 60))))
        .isCloseTo(5 + 150.6, within(4.0));
  }

  @Test
  void aMarchStandsUntilItsTimeAndGoesInTheOrderGiven() {
    // 75.3 m a minute; 900 men are 250 paces, 188.25 m long, so the next sets out 2.5 minutes
    // later.
    Situation situation =
        situation(
            "deploy\n  Foot marches from \"West end\" to \"Inn\" from 14:00: Second, First\n");
    Track whole = situation.tracks().of(new UnitId("Blue", "Foot"));
    assertThat(whole.at(at(13, 59, 0)).kind()).isEqualTo(Whereabouts.Kind.STANDING);
    assertThat(x(situation, "Second", at(14, 20, 0))).isCloseTo(5 + 1506, within(1.0));
    assertThat(x(situation, "First", at(14, 20, 0))).isCloseTo(5 + 17.5 * 75.3, within(1.0));
    assertThat(whole.at(at(14, 20, 0)).tail().orElseThrow().x())
        .isCloseTo(5 + 1506 - 2 * 188.25, within(1.0));
  }

  @Test
  void anOrderGivenAsPlayBeginsIsObeyedFromWhereTheTroopsAreDeployed() {
    Situation situation =
        situation("deploy\n  First at \"West end\"\nevents\n  at start First marches to \"Inn\"\n");
    LocalDateTime begins = situation.clock().begins();
    assertThat(x(situation, "First", begins.plusMinutes(20))).isCloseTo(5 + 1506, within(1.0));
  }

  @Test
  void aPostIsABodyOfItsOwnAndItsMenAreGoneFromWhoSentThem() {
    Situation situation =
        situation(
            "deploy\n  First in line at \"Inn\"\n  post of 60 men of First as Pit at \"West end\"\n");
    assertThat(x(situation, "Pit", at(14, 0, 0))).isCloseTo(5, within(0.5));
    assertThat(x(situation, "First", at(14, 0, 0))).isCloseTo(3005, within(0.5));
    assertThat(
            TroopsOf.standingMen(situation.units().find(new UnitId("Blue", "First")).orElseThrow()))
        .isEqualTo(840);
    assertThat(situation.units().find(new UnitId("Blue", "Foot")).orElseThrow().totalMen())
        .isEqualTo(1800);
  }

  @Test
  void anEventMovesAUnitFromWhereItStands() {
    Situation situation =
        situation("deploy\n  First at \"West end\"\nevents\n  at 14:00 First marches to \"Inn\"\n");
    assertThat(x(situation, "First", at(13, 50, 0))).isCloseTo(5, within(0.5));
    assertThat(x(situation, "First", at(14, 10, 0))).isCloseTo(5 + 753, within(1.0));
  }

  /** The parts stand apart; the order to the whole must not be asked where its parts begin. */
  @Test
  void anEventMovesAFormationWhosePartsStandApart() {
    Situation situation =
        situation(
            "deploy\n  First at \"West end\"\n  Second at \"West end\"\n"
                + "events\n  at 14:00 Foot marches to \"Inn\"\n");
    Track whole = situation.tracks().of(new UnitId("Blue", "Foot"));
    assertThat(whole.at(at(13, 50, 0)).head().orElseThrow().x()).isCloseTo(5, within(0.5));
    // the head goes 75.3 m a minute
    assertThat(x(situation, "First", at(14, 10, 0))).isCloseTo(5 + 753, within(1.0));
  }

  @Test
  void aPostStaysWhereItWasSentWhenItsSenderMarchesOff() {
    Situation situation =
        situation(
            "deploy\n  First in line at \"Inn\"\n"
                + "  post of 60 men of First as Pit at \"South mill\"\n"
                + "events\n  at 14:00 First marches to \"West end\"\n");
    Whereabouts pit = situation.tracks().of(new UnitId("Blue", "Pit")).at(at(15, 0, 0));
    assertThat(pit.kind()).isEqualTo(Whereabouts.Kind.STANDING);
    assertThat(pit.centre().orElseThrow().y()).isCloseTo(505, within(0.5));
    assertThat(x(situation, "First", at(15, 0, 0))).isCloseTo(5, within(0.5));
  }

  /** Second belongs to the brigade and takes its orders from the hussars. */
  @Test
  void whoTakesOrdersFromAnotherUnitMarchesWithThatAndNotWithItsOwn() {
    String deployed =
        "deploy\n  First at \"West end\"\n  Second at \"West end\"\n  Horse at \"West end\"\n";
    Situation horse =
        Plain.level()
            .scenario(
                "reisswitz-1824",
                TROOPS + "  detached Second to Horse\n",
                deployed + "events\n  at 14:00 Horse marches to \"Inn\"\n");
    assertThat(x(horse, "Second", at(14, 50, 0))).isCloseTo(3005, within(1.0));
    assertThat(x(horse, "First", at(14, 50, 0))).isCloseTo(5, within(0.5));
    Situation brigade =
        Plain.level()
            .scenario(
                "reisswitz-1824",
                TROOPS + "  detached Second to Horse\n",
                deployed + "events\n  at 14:00 Foot marches to \"Inn\"\n");
    assertThat(x(brigade, "First", at(14, 50, 0))).isCloseTo(3005, within(1.0));
    assertThat(x(brigade, "Second", at(14, 50, 0))).isCloseTo(5, within(0.5));
  }
}
