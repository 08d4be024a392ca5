package studio.kriegsspiel.rules.kriegskunst;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import studio.kriegsspiel.rules.Asking;
import studio.kriegsspiel.rules.Rule;
import studio.kriegsspiel.rules.RuleBookId;
import studio.kriegsspiel.rules.dice.Dice;
import studio.kriegsspiel.rules.trace.TraceStep;

class KriegskunstMeleeTest {
  private static final Asking BOOK = Asking.the(RuleBookId.KRIEGSKUNST);
  private static final String EVEN = "attacker-figures=20 defender-figures=20 ";
  private static final String HORSE = "attacker-figures=16 defender-figures=32 attacker=hussars ";

  /** Both roll 7; infantry adds 1. */
  @ParameterizedTest(name = "{0}: {1} to {2}")
  @CsvSource({
    "'', 8, 8",
    "attacker=cuirassiers defender=cuirassiers, 12, 12",
    "attacker=dragoons defender=hussars, 11, 10",
    "attacker=irregular-cavalry defender=hussars, 9, 10",
    "attacker=lancers defender=hussars, 9, 10",
    "attacker=lancers attacker-charging=yes defender=hussars, 12, 10",
    "defender=artillery, 8, 5",
    "attacker=hussars defender=hussars attacker-mounts=superior defender-mounts=inferior, 11, 9",
    "attacker-charging=yes, 10, 8",
    "attacker=hussars defender=hussars attacker-charging=yes attacker-straight-inches=2, 10, 10",
    "attacker-charging=yes attacker-march-column=yes, 6, 8",
    "attacker-following-up=yes, 10, 8",
    "defender-march-column=yes, 8, 6",
    "defender-square=yes, 8, 8",
    "defender-march-column=yes defender-state=unformed, 8, 6",
    "attacker=hussars defender-square=yes, 12, 12",
    "attacker=hussars defender-square=yes defender-state=unformed, 12, 6",
    "attacker-grade=elite defender-grade=veteran, 9, 8",
    "attacker-grade=garrison defender-grade=militia, 7, 6",
    "defender-state=unformed, 8, 6",
    "defender-state=faltering, 8, 6",
    "defender-state=retreating, 8, 2",
    "defender-pushed-back=yes, 8, 6",
    "defender-flanked=yes, 8, 4",
    "defender-half-lost=yes, 8, 4",
    "defender-shelter=cover, 8, 10",
    "defender-uphill=yes, 8, 10",
    "defender-shelter=buildings, 8, 11"
  })
  @Rule({"K131..K136", "K138..K156"})
  void meleeModifiers(String condition, int attacker, int defender) {
    assertThat(BOOK.decide("melee", EVEN + condition, 3, 4, 3, 4))
        .containsEntry("attackerScore", "" + attacker)
        .containsEntry("defenderScore", "" + defender);
  }

  @ParameterizedTest(name = "{0} to {1}: {2} and {3}")
  @CsvSource({"30, 20, 9, 8", "39, 20, 9, 8", "40, 20, 10, 8", "29, 20, 8, 8", "20, 50, 8, 11"})
  @Rule("K157")
  void outnumberingAddsOneForEveryFiftyPercent(int own, int enemy, int attacker, int defender) {
    assertThat(
            BOOK.decide(
                "melee",
                "attacker-figures=%d defender-figures=%d".formatted(own, enemy),
                3,
                4,
                3,
                4))
        .containsEntry("attackerScore", "" + attacker)
        .containsEntry("defenderScore", "" + defender);
  }

  @Test
  @Rule({"K137", "K144", "K145", "K174"})
  void footCountsHalfAgainstCavalryUnlessBothAreInDifficultGround() {
    String charge = "attacker=hussars attacker-figures=16 defender-figures=32 ";
    assertThat(BOOK.decide("melee", charge, 3, 4, 3, 4))
        .containsEntry("attackerScore", "10")
        .containsEntry("defenderScore", "8")
        .containsEntry("attackerLossFigures", "1");
    assertThat(BOOK.decide("melee", charge + "both-difficult=yes", 3, 4, 3, 4))
        .containsEntry("defenderScore", "10")
        .containsEntry("attackerLossFigures", "2");
    assertThat(BOOK.result("defenderScore", "melee", charge + "defender-square=yes", 3, 4, 3, 4))
        .isEqualTo("12");
    assertThat(
            BOOK.result(
                "attackerScore",
                "melee",
                "attacker=lancers attacker-charging=yes attacker-figures=16 defender-figures=32",
                3,
                4,
                3,
                4))
        .isEqualTo("14");
  }

  @ParameterizedTest(name = "{0} {1}: {2}, {3}")
  @CsvSource({
    // foot against foot, both +1
    "'', 6 6 2 2, stands, routs",
    "'', 6 5 2 2, stands, retreats",
    "'', 4 4 2 3, stands, retreats",
    "'', 4 4 3 3, may-follow-up, pushed-back",
    "'', 3 4 3 3, may-follow-up, pushed-back",
    "'', 3 3 3 3, fights-on, fights-on",
    "'', 2 2 6 6, routs, stands",
    "defender-state=retreating, 1 1 2 5, may-follow-up, retreats",
    "defender=artillery, 3 3 4 4, may-follow-up, retreats"
  })
  @Rule({"K158..K163"})
  void resultsOfFootAgainstFoot(String condition, String dice, String attacker, String defender) {
    assertThat(BOOK.decide("melee", EVEN + condition, Asking.dice(dice)))
        .containsEntry("attacker", attacker)
        .containsEntry("defender", defender);
  }

  @ParameterizedTest(name = "{0} {1}: {2}, {3}")
  @CsvSource({
    // hussars +3 against halved foot +1
    "'', 3 4 2 3, pursuit-test, retreats",
    "'', 3 3 3 4, follows-up, retreats",
    "'', 6 6 2 2, pursuit-test, routs",
    "'', 3 3 4 4, retires, stands",
    "defender-square=yes, 6 6 2 2, retires, stands",
    "defender-square=yes attacker-charging=yes attacker-grade=elite, 6 6 1 1, pursuit-test, routs",
    "defender-square=yes, 3 4 2 3, retires, stands",
    "defender-square=yes, 2 2 5 5, routs, stands",
    "defender=hussars defender-figures=16, 3 4 3 3, follows-up, pushed-back"
  })
  @Rule({"K158..K161", "K164", "K165"})
  void resultsOfCavalry(String condition, String dice, String attacker, String defender) {
    String question =
        condition.contains("defender-figures")
            ? "attacker-figures=16 attacker=hussars " + condition
            : HORSE + condition;
    assertThat(BOOK.decide("melee", question, Asking.dice(dice)))
        .containsEntry("attacker", attacker)
        .containsEntry("defender", defender);
  }

  @ParameterizedTest(name = "{0}: attacker -{2}, defender -{3}")
  @CsvSource({
    "attacker=hussars attacker-figures=16 defender-figures=32, 6 6 2 2, 1, 16",
    "attacker=irregular-cavalry attacker-figures=16 defender-figures=32, 6 6 2 2, 1, 4",
    "attacker=hussars attacker-figures=16 defender=hussars defender-figures=16, 6 5 3 3, 2, 4",
    "attacker=hussars attacker-figures=18 defender=hussars defender-figures=16, 4 3 3 3, 2, 3",
    "attacker=hussars attacker-figures=16 defender-figures=32 defender-square=yes, 6 6 3 3, 1, 2",
    "attacker=hussars attacker-figures=16 defender=hussars defender-figures=16, 3 3 3 3, 2, 2",
    "attacker-figures=24 defender-figures=24, 6 5 3 3, 2, 4",
    "attacker-figures=24 defender-figures=24, 4 3 3 3, 2, 3",
    "attacker-figures=24 defender-figures=24, 3 3 3 3, 2, 2",
    "attacker-figures=24 defender=hussars defender-figures=8, 6 6 2 2, 1, 2",
    "attacker-figures=24 defender-figures=24 defender-state=routing, 6 6 3 3, 0, 4"
  })
  @Rule({"K166..K174", "K229"})
  void meleeCasualties(String question, String dice, int attacker, int defender) {
    assertThat(BOOK.decide("melee", question, Asking.dice(dice)))
        .containsEntry("attackerLossFigures", "" + attacker)
        .containsEntry("defenderLossFigures", "" + defender);
  }

  @ParameterizedTest(name = "{0}")
  @CsvSource({
    "irregular-cavalry-one, attacker=irregular-cavalry attacker-figures=9 defender=hussars defender-figures=9, attackerScore, 9, 8",
    "outnumber-once, attacker-figures=60 defender-figures=20, attackerScore, 12, 9",
    "cover-or-buildings, attacker-figures=9 defender-figures=9 defender-shelter=buildings, defenderScore, 11, 9",
    "push-back-row-exempt, attacker-figures=40 attacker-grade=elite defender=hussars defender-figures=20 defender-state=unformed, defenderLossFigures, 2, 5"
  })
  void switchesTurnRulingsToTheirAlternative(
      String name, String question, String result, String ruled, String other) {
    BOOK.assertSwitchTurns(name, "melee", question, result, ruled, other, 3, 4, 3, 4);
  }

  @ParameterizedTest(name = "{0} {1}: {2}")
  @CsvSource({"line, 2 3, true", "line, 3 3, false", "elite, 1 2, false", "militia, 4 4, true"})
  @Rule({"K158", "K159"})
  void pursuitIsAMoraleRollByDefault(String grade, String dice, boolean must) {
    assertThat(BOOK.result("mustPursue", "pursuit", "grade=" + grade, Asking.dice(dice)))
        .isEqualTo("" + must);
  }

  @ParameterizedTest(name = "{0}: {1}")
  @CsvSource({
    "distance-inches=9 charge-inches=12 reaction=stand-and-fire, 9/2, true",
    "distance-inches=9 charge-inches=12 reaction=evade, 9/2, false",
    "distance-inches=8 charge-inches=12 reaction=counter-charge chargers=falter, 4, false",
    "distance-inches=8 charge-inches=12 reaction=move-and-fire defenders=retreat, 4, false"
  })
  @Rule({"K119..K122"})
  void chargesGoStepByStep(String question, String half, boolean melee) {
    assertThat(BOOK.decide("charge", question))
        .containsEntry("halfWayInches", half)
        .containsEntry("melee", "" + melee);
    assertThat(
            BOOK.forbidden("charge", "distance-inches=7 charge-inches=6 reaction=evade").sentence())
        .contains("reaches 6");
  }

  @Test
  @Rule({"K163", "K164"})
  void cavalryThatDrawsRetiresFromInfantryOnly() {
    // Hussars 7 + 3 against artillery 12 - 2: even, and no infantry.
    String guns = "attacker=hussars attacker-figures=8 defender=artillery defender-figures=16";
    assertThat(BOOK.decide("melee", guns, 3, 4, 6, 6))
        .containsEntry("attackerScore", "10")
        .containsEntry("defenderScore", "10")
        .containsEntry("attacker", "fights-on")
        .containsEntry("defender", "fights-on");
  }

  @Test
  @Rule({"K155", "K156"})
  void whatBuildingsAddIsCitedToItsRuling() {
    assertThat(BOOK.adjudicate("melee", EVEN + "defender-shelter=buildings", 3, 4, 3, 4).trace())
        .filteredOn(step -> step.citation().reference().equals("CK-18"))
        .extracting(TraceStep::value)
        .containsExactly("+2");
    assertThat(BOOK.adjudicate("melee", EVEN + "defender-shelter=cover", 3, 4, 3, 4).trace())
        .noneMatch(step -> step.citation().reference().equals("CK-18"));
    // Uphill and in buildings: cover or uphill counts once.
    assertThat(
            BOOK.result(
                "defenderScore",
                "melee",
                EVEN + "defender-shelter=buildings defender-uphill=yes",
                3,
                4,
                3,
                4))
        .isEqualTo("11");
  }

  @Test
  @Rule({"K142", "K151", "K152"})
  void whatAMeleeLeavesIsTakenByTheNextRound() {
    // 9 + 3 to 5 + 3 + 2: pushed back by 2; 24 / 6 = 4 and 24 / 8 = 3 figures.
    Map<String, String> after =
        BOOK.after(
            "melee",
            "attacker-figures=24 attacker=hussars defender=hussars defender-figures=24"
                + " defender-strength=40 defender-charging=yes",
            4,
            5,
            3,
            2);
    assertThat(after)
        .containsEntry("attacker following-up", "yes")
        .containsEntry("attacker figures", "21")
        .containsEntry("defender pushed-back", "yes")
        .containsEntry("defender state", "formed")
        .containsEntry("defender charging", "no")
        .containsEntry("defender figures", "20")
        .containsEntry("defender casualties", "50")
        .containsEntry("defender half-lost", "yes");
    assertThat(BOOK.after("melee", EVEN, 6, 5, 2, 2)).containsEntry("defender state", "retreating");
    assertThat(BOOK.after("melee", EVEN + "defender-square=yes", 6, 6, 2, 2))
        .containsEntry("defender state", "routing")
        .containsEntry("defender square", "no");
  }

  @Test
  void sixDiceAreFourAndEachIsAskedFor() {
    assertThatThrownBy(
            () ->
                BOOK.book()
                    .getProcedure("melee")
                    .adjudicate(
                        Map.of("attacker-figures", "20", "defender-figures", "20"), Dice.fixed(6)))
        .hasMessage("Lay down one more die: throw 2 is the second of 2D6 for melee (1 to 6).");
  }

  @ParameterizedTest(name = "{0}: {1}")
  @CsvSource({
    "reaction=counter-charge, yes yes",
    "reaction=stand-and-fire, yes no",
    "reaction=move-and-fire, yes no"
  })
  @Rule({"K119", "K122"})
  void aChargeThatGoesHomeIsFoughtOut(String reaction, String charging) {
    Map<String, String> after =
        BOOK.after("charge", "distance-inches=9 charge-inches=12 " + reaction);
    assertThat(after.get("attacker charging") + " " + after.get("defender charging"))
        .isEqualTo(charging);
    assertThat(
            BOOK.after("charge", "distance-inches=9 charge-inches=12 chargers=falter " + reaction))
        .isEmpty();
  }
}
