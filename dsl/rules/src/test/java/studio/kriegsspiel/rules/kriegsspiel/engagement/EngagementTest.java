package studio.kriegsspiel.rules.kriegsspiel.engagement;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import studio.kriegsspiel.rules.Asking;
import studio.kriegsspiel.rules.Rule;
import studio.kriegsspiel.rules.RuleBookId;
import studio.kriegsspiel.rules.trace.TraceStep;

class EngagementTest {
  private static final Asking R = Asking.the(RuleBookId.REISSWITZ_1824);
  private static final Asking B = Asking.the(RuleBookId.BRITISH_1815);

  @ParameterizedTest
  @Rule({"G5-037", "G5-072..G5-074", "G5-091", "G5-104..G5-106"})
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          envelop         | paces=800 rate=200 enemy-paces=1001 enemy-rate=250 | 1 | cuts          | true
          envelop         | paces=800 rate=200 enemy-paces=1000 enemy-rate=250 | 1 | cuts          | false
          reserve-follows | followed-again=no                         | 5     | outcome         | beaten-again
          reserve-follows | followed-again=yes                        | 5     | outcome         | destroyed
          reserve-follows | followed-again=no                         | 1     | outcome         | enemy-wins
          reserve-follows | followed-again=no                         | 1     | enemyRallyMoves | 1
          follow          | loss=25 halted=yes                        | 1     | lossPoints      | 25
          follow          | loss=25                                   | 1     | lossPoints      | 25/2
          refuge          | arm=infantry result=R place=village moves=2 | 1   | pursuitHalts    | true
          refuge          | arm=infantry result=D place=wood moves=3  | 1     | pursuitHalts    | false
          refuge          | arm=infantry result=T place=wood moves=1  | 1     | pursuitHalts    | false
          refuge          | arm=infantry result=R place=hilltop moves=1 | 1   | pursuitHalts    | false
          refuge          | arm=infantry result=R place=hilltop held=yes moves=1 | 1 | pursuitHalts | true
          refuge          | arm=cavalry result=R place=village moves=1 | 1    | pursuitHalts    | false
          refuge          | arm=cavalry result=R place=coppice moves=1 | 1    | pursuitHalts    | false
          refuge          | arm=cavalry result=D place=coppice held=yes moves=1 | 1 | pursuitHalts | true
          refuge          | arm=cavalry result=D place=small-ditch moves=1 | 1 | pursuitHalts   | true
          """)
  void bothBooks(String procedure, String question, String dice, String result, String expected) {
    assertThat(R.result(result, procedure, question, Asking.dice(dice))).isEqualTo(expected);
    if (!procedure.equals("reserve-follows")) {
      assertThat(B.result(result, procedure, question, Asking.dice(dice))).isEqualTo(expected);
    }
  }

  @ParameterizedTest
  @Rule({
    "G5-165..G5-166",
    "G5-168",
    "G5-171",
    "G5-175..G5-176",
    "G5-178..G5-179",
    "G5-181..G5-182",
    "G5-184",
    "G5-191..G5-193",
    "G5-199"
  })
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          charge | defenders=stand attackers-first=4 defenders-first=3 defenders-second=1 | 1 | defendersCounted | 4
          charge | defenders=counter-charge attackers-first=4 defenders-first=3 | 1 | defendersCounted | 3
          charge | defenders=counter-charge attackers-first=4 defenders-first=3 | 1 | defenderPaces    | 300
          charge | defenders=retire attackers-first=4 defenders-first=3         | 1 | defenderPaces    | -400
          charge | defenders=retire attackers-first=4 defenders-first=3         | 1 | attackerPaces    | 300
          charge | defenders=stand attackers-first=4 attackers-ready=3 defenders-first=3 | 1 | attackersCounted | 3
          charge | defenders=stand attackers-first=4 attackers-flank=1 flank-paces=100 defenders-first=3 | 1 | attackersCounted | 5
          charge | defenders=stand attackers-first=4 attackers-flank=1 flank-paces=101 defenders-first=3 | 1 | attackersCounted | 4
          charge-outcome | victor=rally                                         | 1 | retreatPaces     | 900
          charge-outcome | victor=rally second-line=yes                         | 1 | retreatPaces     | 0
          charge-outcome | victor=pursue second-line=yes second-line-paces=900  | 1 | victorPoints     | -1
          charge-outcome | victor=rally obstacles=insurmountable-later          | 1 | beatenPoints     | -2
          charge-outcome | victor=rally obstacles=insurmountable-later          | 1 | beatenRallyIfTheyWin | 2
          charge-outcome | victor=rally obstacles=surmountable squadrons=2      | 1 | lossPoints       | 6
          charge-outcome | victor=rally obstacles=surmountable squadrons=2      | 4 | lossPoints       | 12
          guns-with-cavalry | guns=stay                                         | 1 | gunsShareFate    | true
          guns-with-cavalry | guns=stay                                         | 1 | cavalryAdvancePaces | 0
          guns-with-cavalry | guns=retire                                       | 1 | cavalryAdvancePaces | 300
          guns-with-cavalry | guns=retire                                       | 1 | gunsRetirePaces  | 300
          retire-before-cavalry | cavalry-paces=400 squadrons=2 paces=101       | 1 | points           | -1
          retire-before-cavalry | cavalry-paces=400 squadrons=2 paces=100       | 1 | points           | 0
          retire-before-cavalry | cavalry-paces=400 squadrons=1 paces=250       | 1 | points           | 0
          retire-before-cavalry | cavalry-paces=401 squadrons=4 paces=250       | 1 | points           | 0
          retire-before-cavalry | cavalry-paces=400 squadrons=2 paces=250 by-lines=yes | 1 | points    | 0
          shaken | half-batteries=2 moves=1                                     | 1 | state            | shaken
          shaken | half-batteries=1 moves=1                                     | 1 | state            | unshaken
          shaken | half-batteries=1 moves=2                                     | 1 | state            | shaken
          shaken | half-batteries=2 moves=3                                     | 1 | state            | badly-shaken
          shaken | half-batteries=2 moves=4                                     | 1 | state            | badly-shaken
          shaken | half-batteries=2 own-half-batteries=1 moves=1                | 1 | state            | unshaken
          shaken | half-batteries=2 own-half-batteries=2 moves=4                | 1 | state            | unshaken
          shaken | half-batteries=2 moves=4 range=601                           | 1 | state            | unshaken
          shaken | half-batteries=2 moves=4 bad-effect=yes                      | 1 | state            | unshaken
          supported-battery | squadrons=4 half-battalions=2                     | 1 | points           | -1
          supported-battery | squadrons=4 half-battalions=2                     | 1 | squadronsNeeded  | 4
          skirmishers-before-guns |                                             | 2 | die              | I
          skirmishers-before-guns |                                             | 5 | die              | III
          """)
  void britishBook(String procedure, String question, String dice, String result, String expected) {
    String asked = question == null ? "" : question;
    assertThat(B.result(result, procedure, asked, Asking.dice(dice))).isEqualTo(expected);
  }

  @Test
  @Rule({"G5-166", "G5-179", "G5-193"})
  void whatTheBritishBookForbids() {
    assertThat(
            B.forbidden(
                    "charge",
                    "defenders=counter-charge attackers-first=4 defenders-first=3"
                        + " defenders-second=1")
                .sentence())
        .isEqualTo("A first line reinforced from the second must take the charge at the halt.");
    assertThat(
            B.forbidden("charge-outcome", "victor=pursue second-line=yes second-line-paces=901")
                .sentence())
        .isEqualTo("The second line can only be attacked at once within 900 paces.");
    assertThat(B.forbidden("supported-battery", "squadrons=3 half-battalions=2").sentence())
        .isEqualTo("The attack needs 4 squadrons.");
  }

  @Test
  @Rule("G5-196")
  void skirmishersDrivenInTwiceAreReplacedAfterAMove() {
    assertThat(B.result("canReplace", "skirmish-screen", "driven-in=1")).isEqualTo("true");
    assertThat(B.result("canReplace", "skirmish-screen", "driven-in=2 moves-since=1"))
        .isEqualTo("false");
    assertThat(B.result("canReplace", "skirmish-screen", "driven-in=2 moves-since=2"))
        .isEqualTo("true");
    assertThat(B.after("skirmish-screen", "driven-in=2 attackers=yes"))
        .containsEntry("attacker skirmishers-beaten", "yes");
  }

  @Test
  @Rule("G5-053")
  void halfTheSquadronsStayInHandAgainstAMass() {
    String mass = "attacker=cavalry defender-stand=mass defender-units=12 attacker-units=";
    assertThat(R.result("leastSquadronsInHand", "melee", mass + 12, 3)).isEqualTo("6");
    assertThat(R.result("leastSquadronsInHand", "melee", mass + 11, 3)).isEqualTo("6");
    assertThat(R.decide("melee", "attacker-units=2 defender-units=2", 3))
        .doesNotContainKey("leastSquadronsInHand");
  }

  @Test
  @Rule("G5-198")
  void inWoodsTheBayonetCostsAQuarter() {
    String equal = "attacker-units=2 defender-units=2";
    // Die I face 6: T against the other side; 30 points a half battalion, two of them
    assertThat(B.result("loserLossPoints", "melee", equal, 6)).isEqualTo("60");
    assertThat(B.result("loserLossPoints", "melee", equal + " woods=yes", 6)).isEqualTo("15");
  }

  @Test
  @Rule({"G5-206", "G5-207"})
  void aFlankAttackFindsTwoGunsFiringHalfAMove() {
    String flank = "arm=cavalry units=4 battery=foot flank-and-rear=yes";
    assertThat(B.adjudicate("battery", flank).trace())
        .extracting(TraceStep::value)
        .contains("strength=1");
    assertThat(B.result("movesToBringOff", "battery", flank)).isEqualTo("10");
    // a sixth of the 60 points of small canister, face 6
    String one = "firers=six-pounder range=300 strength=1";
    assertThat(B.result("points", "fire", one, 6)).isEqualTo("10");
  }

  @Test
  @Rule({"G5-013", "G5-018"})
  void beatenTroopsLoseByTheDieAndByFire() {
    // 10 and 60 points by fire; then two half battalions at 25 points, beaten D on Die IV
    assertThat(R.after("fire", "firers=close-order range=100 target-lost-points=10", 5))
        .containsEntry("target lost-points", "70");
    String melee = "attacker-units=2 defender-units=2 attacker-lost-points=70";
    assertThat(R.result("die", "melee", melee, 1)).isEqualTo("IV");
    assertThat(R.after("melee", melee, 1))
        .containsEntry("attacker lost-points", "120")
        .containsEntry("attacker result", "D")
        .containsEntry("defender lost-points", "20");
  }

  @Test
  void fireShakenAndMeleeFollowOneAnotherWithoutANoteOnPaper() {
    String fire = "firers=six-pounder range=300";
    assertThat(B.after("fire", fire, 1))
        .containsEntry("target lost-points", "20")
        .containsEntry("target canister-moves", "1")
        .containsEntry("firers moves-fired", "1");
    String again = fire + " target-lost-points=20 target-canister-moves=1 moves-fired=1";
    assertThat(B.after("fire", again, 1))
        .containsEntry("target lost-points", "40")
        .containsEntry("target canister-moves", "2")
        .containsEntry("firers moves-fired", "2");
    assertThat(B.after("shaken", "half-batteries=2 moves=2")).containsEntry("shaken", "yes");
    // 140 of 180 points left: 2/7 stronger is Die III, canister for two moves one more
    String melee =
        "attacker-units=2 defender-units=2 defender-lost-points=40 defender-canister-moves=2";
    assertThat(B.result("indexPoints", "melee", melee, 4)).isEqualTo("3");
    assertThat(B.result("indexPoints", "melee", melee + " defender-shaken=yes", 4)).isEqualTo("4");
    // Die IV face 4 beats the other side R, but a line at least D: 25 points for each of two
    assertThat(B.after("melee", melee, 4))
        .containsEntry("defender lost-points", "90")
        .containsEntry("defender result", "D")
        .containsEntry("attacker just-victorious", "yes");
  }

  @Test
  @Rule("G5-134")
  void fightsInsideAPlaceAreThoseOfEqualOrUnequalStrength() {
    assertThat(R.result("die", "melee", "attacker-units=2 defender-units=2", 4)).isEqualTo("I");
    assertThat(R.result("die", "melee", "attacker-units=4 defender-units=3", 4)).isEqualTo("III");
  }

  @ParameterizedTest
  @CsvSource({
    // 25 points more, half of them, a third of 90, three squadrons at 3 points
    "follow, loss=25 halted=yes lost-points=30, 55",
    "follow, loss=25 lost-points=30, 85/2",
    "caught, arm=infantry moves-caught=1 points=90 lost-points=10, 40",
    "defile-retreat, paces=800 result=T squadrons=3 followed=yes lost-points=10, 19"
  })
  void lossesAfterTheFightAreAddedToThoseBefore(String procedure, String question, String lost) {
    assertThat(B.after(procedure, question)).containsEntry("lost-points", lost);
  }
}
