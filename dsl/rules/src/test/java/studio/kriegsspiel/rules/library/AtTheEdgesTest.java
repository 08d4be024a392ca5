package studio.kriegsspiel.rules.library;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import studio.kriegsspiel.rules.Asking;
import studio.kriegsspiel.rules.RuleBookId;
import studio.kriegsspiel.rules.procedure.Adjudication;

/** The books at their edges: what is told is what happened, and what is gone is told as gone. */
class AtTheEdgesTest {
  private static final Asking REISSWITZ = Asking.the(RuleBookId.REISSWITZ_1824);
  private static final Asking BRITISH = Asking.the(RuleBookId.BRITISH_1815);
  private static final Asking BATTLE = Asking.the(RuleBookId.BATTLE_SYSTEM);
  private static final Asking KRIEGSKUNST = Asking.the(RuleBookId.KRIEGSKUNST);
  private static final Asking NAPOLEONIC = Asking.the(RuleBookId.NAPOLEONIC_RNG);

  private static String sentence(Asking book, String procedure, String question, Integer... dice) {
    return book.adjudicate(procedure, question, dice).decision().sentence();
  }

  /** 8.6.2: who was disrupted before and retires again loses a base and routs. */
  @Test
  void theHeadlineOfACombatIsWhatBecomesOfEitherSide() {
    String question =
        "attacker=infantry.line attacker-state=disrupted attacker-bases=4 defender=infantry.line";
    for (int number = 0; number < 1000; number += 50) {
      Map<String, String> results = NAPOLEONIC.decide("combat", question, number);
      String told = sentence(NAPOLEONIC, "combat", question, number);
      assertThat(told.contains("attacker routs and loses 1 base unit"))
          .as(told)
          .isEqualTo(results.get("attackerThen").equals("routs"));
    }
    assertThat(sentence(NAPOLEONIC, "combat", question.replace("bases=4", "bases=1"), 0))
        .contains("the attacker loses its last base unit and is gone");
  }

  /** A fresh unit of several attackers goes back in order; nobody who is gone is disrupted. */
  @Test
  void theLastBaseUnitIsGoneWhereverItIsLost() {
    assertThat(NAPOLEONIC.after("pursuit", "moves=9 defender-bases=2"))
        .containsEntry("defender gone", "yes")
        .doesNotContainKey("defender bases");
    assertThat(NAPOLEONIC.after("capture", "bases=1 turn=3")).containsEntry("gone", "yes");
    assertThat(
            NAPOLEONIC.after(
                "artillery", "kind=foot range-mm=100 target-bases=1 target-state=disrupted", 999))
        .containsEntry("target gone", "yes")
        .containsEntry("target lost", "1")
        .doesNotContainKey("target state");
  }

  @ParameterizedTest(name = "{0} {1}")
  @CsvSource(
      delimiter = '|',
      value = {
        "charge|state=unformed distance-inches=4 charge-inches=12 reaction=stand-and-fire",
        "charge|state=routing distance-inches=4 charge-inches=12 reaction=stand-and-fire",
        "move|troops=cavalry mode=charge state=unformed",
        "move|troops=cavalry mode=charge state=faltering",
        "unit-morale|test=to-charge state=faltering"
      })
  void onlyFormedTroopsCharge(String procedure, String question) {
    assertThat(KRIEGSKUNST.forbidden(procedure, question).sentence()).contains("cannot charge");
  }

  @Test
  void troopsOutOfHandDoNotMarch() {
    assertThat(KRIEGSKUNST.forbidden("move", "troops=infantry state=routing").sentence())
        .contains("involuntary");
    assertThat(KRIEGSKUNST.forbidden("move", "troops=infantry state=faltering").sentence())
        .contains("halts");
    assertThat(KRIEGSKUNST.decide("move", "troops=infantry mode=involuntary state=routing"))
        .containsEntry("allowedInches", "10");
    assertThat(KRIEGSKUNST.decide("move", "troops=infantry state=unformed"))
        .containsEntry("allowedInches", "6");
  }

  /** The firer's two figures and the three before: the chargers test with five. */
  @Test
  void whatChargersLoseOnTheirWayIsKeptForTheirTest() {
    String fire = "firing=24 range-inches=2 target-acts=charging target-lost-in-charge=3";
    Map<String, String> after = KRIEGSKUNST.after("fire", fire + " target-figures=30", 6, 6, 6);
    int lost = 30 - Integer.parseInt(after.get("target figures"));
    assertThat(lost).isPositive();
    assertThat(after).containsEntry("target lost-in-charge", Integer.toString(3 + lost));
    assertThat(
            KRIEGSKUNST.after("skirmish-fire", "firing=12 target-charges=yes target-figures=9", 6))
        .containsKey("target lost-in-charge");
  }

  /** The second line of foot that stands too near counts for nothing and shares no flight. */
  @ParameterizedTest(name = "{0}: {1} paces carried away: {2}")
  @CsvSource({"infantry,149,false", "infantry,0,false", "cavalry,399,true", "cavalry,400,false"})
  void onlyASecondLineOfCavalryIsCarriedAway(String arm, int paces, String carried) {
    for (Asking book : new Asking[] {REISSWITZ, BRITISH}) {
      String question =
          "attacker=%s defender=%s attacker-units=4 defender-units=4 defender-second-line=2"
                  .formatted(arm, arm)
              + " defender-second-line-paces="
              + paces;
      assertThat(book.decide("melee", question + " black=attacker", 5, 5, 5, 5))
          .containsEntry("secondLineCarriedAway", carried);
    }
  }

  /** C159, text common to both books. */
  @Test
  void infantryThatAttacksWithSuccessIsTakenToTheQuestionOfFire() {
    for (Asking book : new Asking[] {REISSWITZ, BRITISH}) {
      String question = "attacker-units=12 defender-units=2";
      assertThat(book.decide("melee", question))
          .containsEntry("beaten", "defender")
          .containsEntry("victorLosesByFire", "true");
      assertThat(sentence(book, "melee", question)).contains("losses by fire come besides");
    }
  }

  /** A squadron is 100 points: 99 lost leave one. */
  @Test
  void nobodyLosesMoreThanHeHas() {
    String melee =
        "attacker=cavalry attacker-units=9 defender=cavalry defender-units=1"
            + " defender-lost-points=99";
    assertThat(REISSWITZ.after("melee", melee))
        .containsEntry("defender lost-points", "100")
        .containsEntry("defender gone", "yes")
        .doesNotContainKey("defender result");
    assertThat(sentence(REISSWITZ, "melee", melee)).contains("lose 1 points, all they have left");
    assertThat(REISSWITZ.after("caught", "arm=infantry moves-caught=2 points=90 lost-points=60"))
        .containsEntry("lost-points", "90")
        .containsEntry("gone", "yes");
    // 450 men in three ranks are 90 points.
    assertThat(
            REISSWITZ.after(
                "fire",
                "firers=six-pounder range=300 target-strength=450 target-lost-points=89",
                1))
        .containsEntry("target lost-points", "90")
        .containsEntry("target gone", "yes");
    assertThat(BATTLE.after("fire", "weapon=musket men=900 range-spaces=1 target-men=1", 6))
        .containsEntry("target gone", "yes")
        .doesNotContainKey("target men");
    assertThat(
            KRIEGSKUNST.after(
                "fire", "firing=24 range-inches=2 target-figures=1 first-turn=yes", 6, 6, 6))
        .containsEntry("target gone", "yes");
  }

  @Test
  void aLossIsSpreadAsItFalls() {
    assertThat(sentence(REISSWITZ, "spread-loss", "points=100 battalions=48"))
        .isEqualTo("4 of the battalions lose 3 points each, the other 44 lose 2.");
    assertThat(REISSWITZ.after("spread-loss", "points=100 battalions=48 lost-points=10"))
        .containsEntry("more lost-points", "13")
        .containsEntry("others lost-points", "12");
    assertThat(REISSWITZ.decide("spread-loss", "points=9000 battalions=2 lost-points=170"))
        .containsEntry("each", "10")
        .containsEntry("notBorne", "8980");
  }

  /** 200 feet of 50 each begun: four lengths of ten moves; 200 paces are 480 feet and ten. */
  @Test
  void aLengthSaysItsUnit() {
    String bridge = "work=build-pontoon-bridge material=pontoon-train length=200";
    assertThat(REISSWITZ.decide("bridge", bridge + " unit=feet")).containsEntry("moves", "40");
    assertThat(REISSWITZ.decide("bridge", bridge)).containsEntry("moves", "100");
    assertThat(REISSWITZ.adjudicate("bridge", bridge).trace())
        .anySatisfy(step -> assertThat(step.value()).contains("200.0 paces, 479.8 feet"));
  }

  /** 5 moves, 3 begun lengths of 50 paces, 1 to form up. */
  @Test
  void theWorkingOfASwimAddsUp() {
    Adjudication swim = REISSWITZ.adjudicate("swim", "width=120");
    assertThat(swim.trace())
        .extracting(step -> step.value())
        .containsExactly("5 moves", "3 moves", "1 move");
    assertThat(swim.decision().sentence()).contains("9 moves");
  }

  /** What the books print in their examples and what the rulings make of it (C089, C090, CB-05). */
  @Test
  void anExampleThatComesOutOtherwiseIsNamed() {
    assertThat(
            sentence(
                BRITISH,
                "fire",
                "firers=skirmishers-open strength=180 range=150 target=skirmishers",
                4))
        .startsWith("The target loses 30 points")
        .contains("example (skirmishers at 150 paces) prints points 34");
    assertThat(
            sentence(BRITISH, "fire", "firers=six-pounder range=700 target=infantry-two-ranks", 4))
        .startsWith("The target loses 25 points")
        .contains("prints points 6");
    assertThat(
            sentence(BRITISH, "fire", "firers=six-pounder range=700 target=infantry-two-ranks", 5))
        .doesNotContain("example");
    assertThat(sentence(BATTLE, "army-start", "conscript=10 regular=5"))
        .contains("50", "prints army morale 40");
    assertThat(sentence(BATTLE, "army-start", "regular=10"))
        .contains("40", "prints army morale 30");
    assertThat(sentence(BATTLE, "army-start", "regular=11")).doesNotContain("example");
    assertThat(
            sentence(BRITISH, "melee", "attacker-units=4 defender-units=2 attacker-stand=column"))
        .contains("prints die III");
  }
}
