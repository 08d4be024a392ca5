package studio.kriegsspiel.rules.kriegsspiel.engagement;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import studio.kriegsspiel.rules.Asking;
import studio.kriegsspiel.rules.Falling;
import studio.kriegsspiel.rules.Fraction;
import studio.kriegsspiel.rules.Rule;
import studio.kriegsspiel.rules.RuleBookId;
import studio.kriegsspiel.rules.kriegsspiel.fire.ArtilleryFire;
import studio.kriegsspiel.rules.kriegsspiel.fire.Effect;
import studio.kriegsspiel.rules.kriegsspiel.fire.FireTarget;
import studio.kriegsspiel.rules.kriegsspiel.fire.GunKind;
import studio.kriegsspiel.rules.kriegsspiel.losses.LossKind;
import studio.kriegsspiel.rules.kriegsspiel.losses.LossSheet;
import studio.kriegsspiel.rules.trace.Trace;

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
    SkirmishScreen screen = new SkirmishScreen(B.book());
    screen.driveIn(3);
    assertThat(screen.canReplace(3)).isTrue();
    screen.driveIn(5);
    assertThat(screen.canReplace(6)).isFalse();
    assertThat(screen.canReplace(7)).isTrue();
  }

  @Test
  @Rule({"G5-053", "G5-198", "G5-206"})
  void partsOfLossesAndForces() {
    assertThat(SpecialLosses.inWoods(B.book(), 18)).isEqualTo(Fraction.of(9, 2));
    assertThat(SpecialLosses.leastInHand(R.book(), 12)).isEqualTo(6);
    assertThat(SpecialLosses.leastInHand(R.book(), 3)).isEqualTo(2);
    Fraction pieces = SpecialLosses.flankGuns(B.book());
    assertThat(pieces).isEqualTo(Fraction.ONE);
    long units =
        new ArtilleryFire(B.book())
            .fire(
                GunKind.SIX_POUNDER,
                (int) pieces.floor(),
                300,
                Effect.GOOD,
                FireTarget.LINE,
                Falling.on(6).stream("fire"),
                Trace.OFF);
    assertThat(units).isEqualTo(10L * ArtilleryFire.UNITS_PER_POINT);
  }

  @Test
  @Rule("G5-013")
  void beatenTroopsLoseByTheDieAndByFire() {
    LossSheet sheet = new LossSheet();
    String fired = R.result("points", "fire", "firers=close-order range=100", 5);
    sheet.add("A", LossKind.INFANTRY_THREE_RANKS, Fraction.parse(fired));
    sheet.add("A", LossKind.INFANTRY_THREE_RANKS, Fraction.of(2 * 15));
    assertThat(sheet.lost("A", LossKind.INFANTRY_THREE_RANKS)).isEqualTo(Fraction.of(90));
  }

  @Test
  @Rule("G5-134")
  void fightsInsideAPlaceAreThoseOfEqualOrUnequalStrength() {
    assertThat(R.result("die", "melee", "attacker-units=2 defender-units=2", 4)).isEqualTo("I");
    assertThat(R.result("die", "melee", "attacker-units=4 defender-units=3", 4)).isEqualTo("III");
  }
}
