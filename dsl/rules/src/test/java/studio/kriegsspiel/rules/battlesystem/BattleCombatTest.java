package studio.kriegsspiel.rules.battlesystem;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import studio.kriegsspiel.rules.Asking;
import studio.kriegsspiel.rules.Layer;
import studio.kriegsspiel.rules.Rule;
import studio.kriegsspiel.rules.RuleBookId;
import studio.kriegsspiel.rules.trace.TraceStep;

class BattleCombatTest {
  private static final Asking BOOK = Asking.the(RuleBookId.BATTLE_SYSTEM);

  @ParameterizedTest(name = "die {1}, {0}: {2}, {3} %, {4} points")
  @CsvSource({
    "militia,   1, 0, 5, 0.00, 35",
    "regular,   1, 1, 5, 0.75, 35",
    "regular,   2, 2, 5, 1.00, 35",
    "regular,   3, 3, 10, 1.50, 70",
    "regular,   4, 4, 10, 1.75, 70",
    "regular,   5, 5, 15, 1.75, 105",
    "regular,   6, 6, 15, 2.00, 105",
    "veteran,   5, 7, 20, 2.50, 140",
    "elite,     5, 8, 25, 3.00, 175",
    "guard,     6, 8, 25, 3.00, 175",
    "irregular, 1, 0, 5, 0.00, 35"
  })
  @Rule({"B001..B011", "B013", "B026..B030"})
  void lossesAreAShareOfTheFirerByTheModifiedDie(
      String grade, int die, int modified, int percent, String morale, int men) {
    assertThat(BOOK.decide("fire", "men=700 grade=" + grade, die))
        .containsEntry("die", "" + modified)
        .containsEntry("casualtyPercent", "" + percent)
        .containsEntry("lossMorale", morale)
        .containsEntry("lossMen", "" + men);
    assertThat(
            BOOK.decide(
                "melee",
                "attacker-men=700 defender-men=1 attacker-grade="
                    + grade
                    + " defender-grade=irregular",
                die,
                3))
        .containsEntry("defenderCasualtyPercent", "" + percent)
        .containsEntry("defenderLossMen", "" + men);
  }

  @ParameterizedTest(name = "{0}: {1}")
  @CsvSource({
    "nation=british, 1",
    "nation=prussian, 0",
    "grade=irregular, -2",
    "grade=militia, -1",
    "grade=conscript, -1",
    "grade=veteran, 2",
    "column=yes, -1",
    "disordered=yes, -1",
    "moved=yes, -1",
    "target-cover=light, -1",
    "target-cover=medium, -2",
    "target-cover=heavy, -3",
    "own-cover=heavy, 0"
  })
  @Rule({"B023", "B026..B028", "B033", "B034", "B039..B042"})
  void fireModifiers(String condition, int change) {
    assertThat(BOOK.result("die", "fire", "men=100 " + condition, 4)).isEqualTo("" + (4 + change));
  }

  @Test
  void lossesAreExactInHundredthsOfMenAndRoundedDownOnce() {
    assertThat(BOOK.decide("fire", "men=333", 5))
        .containsEntry("lossMenExact", "999/20")
        .containsEntry("lossMen", "49");
    assertThat(BOOK.adjudicate("fire", "men=333", 5).trace())
        .extracting(TraceStep::citation)
        .anyMatch(c -> c.layer() == Layer.DEFAULT && c.reference().equals("DB-02"));
  }

  @Test
  @Rule({"B049", "B050"})
  void fireFromTheFlankDoublesMoraleLossAndLeavesAQuarterForTheReply() {
    assertThat(BOOK.decide("fire", "men=700 target-flank=yes", 3))
        .containsEntry("lossMorale", "3.00")
        .containsEntry("lossMen", "70");
    assertThat(BOOK.decide("fire", "men=700 taken-in-flank=yes", 3))
        .containsEntry("lossMen", "17")
        .containsEntry("lossMenExact", "35/2");
  }

  @ParameterizedTest(name = "{0} at {1}: {2} men, die {3}")
  @CsvSource({
    "light-guns, 1, 100, 4",
    "light-guns, 2, 100, 4",
    "medium-guns, 1, 300, 4",
    "medium-guns, 2, 300, 4",
    "medium-guns, 3, 150, 3",
    "heavy-guns, 1, 500, 5",
    "heavy-guns, 4, 500, 4",
    "heavy-guns, 5, 300, 4",
    "heavy-guns, 6, 250, 3"
  })
  @Rule({"B093", "B096", "B098", "B100..B103"})
  void gunsFireAsMen(String guns, int spaces, int men, int die) {
    var results = BOOK.decide("fire", "weapon=" + guns + " range-spaces=" + spaces, 4);
    assertThat(results).containsEntry("die", "" + die);
    int percent = Integer.parseInt(results.get("casualtyPercent"));
    assertThat(results).containsEntry("lossMen", "" + men * percent / 100);
  }

  @ParameterizedTest(name = "{0}")
  @CsvSource({
    "weapon=light-guns range-spaces=3, Light guns reach 2 movement spaces",
    "weapon=medium-guns range-spaces=4, Medium guns reach 3 movement spaces",
    "weapon=heavy-guns range-spaces=7, Heavy guns reach 6 movement spaces",
    "weapon=musket men=500 range-spaces=2, Muskets reach 1 movement space",
    "weapon=light-guns phases-fired=3, Light guns fire in 3 phases",
    "weapon=medium-guns phases-fired=2, Medium guns fire in 2 phases",
    "weapon=heavy-guns phases-fired=2, Heavy guns fire in 2 phases",
    "weapon=heavy-guns nearest=no, Artillery must fire at the closest enemy unit"
  })
  @Rule({"B092", "B094", "B095", "B097", "B099", "B103", "B104"})
  void whatGunsMayNotDoIsForbiddenWithItsRule(String question, String why) {
    assertThat(BOOK.forbidden("fire", question).sentence()).startsWith(why);
    assertThat(BOOK.result("die", "fire", "weapon=light-guns phases-fired=2", 4)).isEqualTo("4");
  }

  @ParameterizedTest(name = "{0}: {1}")
  @CsvSource({
    "defender-nation=russian, 0, 1",
    "attacker-nation=russian, 0, 0",
    "attacker-nation=prussian year=1807, 1, 0",
    "attacker-nation=prussian year=1806, 0, 0",
    "attacker=heavy-cavalry defender=light-cavalry, 2, 0",
    "attacker=heavy-cavalry defender=lancers, 1, 0",
    "attacker=light-cavalry defender=heavy-cavalry, 0, 2",
    "attacker-disordered=yes, -1, 0",
    "counter-attack=yes attack=cautious, 0, 1",
    "counter-attack=yes attack=probe, 0, 2",
    "counter-attack=yes attack=assault, 0, -2",
    "attacker-grade=militia, -2, 0",
    "attacker-grade=veteran, 2, -1",
    "attacker-grade=guard, 3, -3",
    "cover=light, -1, 0",
    "cover=medium, -2, 0",
    "cover=heavy, -3, 0",
    "attacker=medium-cavalry square=yes, -2, 0",
    "attacker=lancers square=yes, -1, 0",
    "attacker-nation=british, 0, 0"
  })
  @Rule({"B024", "B025", "B031", "B032", "B034..B038", "B040..B044"})
  void meleeModifiers(String condition, int attacker, int defender) {
    assertThat(BOOK.decide("melee", "attacker-men=100 defender-men=100 " + condition, 4, 4))
        .containsEntry("defenderDie", "" + (4 + attacker))
        .containsEntry("attackerDie", "" + (4 + defender));
  }

  @Test
  @Rule("B045")
  void cavalryThatDoesNotBeatASquareWithdrawsThreeSpaces() {
    String charge = "attacker-men=400 defender-men=600 attacker=heavy-cavalry square=yes";
    assertThat(BOOK.decide("melee", charge, 5, 3))
        .containsEntry("winner", "none")
        .containsEntry("withdrawSpaces", "3");
    assertThat(BOOK.decide("melee", charge, 6, 3))
        .containsEntry("winner", "attacker")
        .containsEntry("withdrawSpaces", "0");
  }

  @Test
  @Rule({"B107", "B108"})
  void gunnersInTheOpenAreRiddenDownOrHelpless() {
    String guns = "attacker-men=400 defender-men=100 defender=gunners ";
    assertThat(BOOK.decide("melee", guns + "attacker=light-cavalry"))
        .containsEntry("defenderEliminated", "true");
    assertThat(BOOK.decide("melee", guns, 4))
        .containsEntry("attackerLossMen", "0")
        .containsEntry("defenderLossMen", "40");
    assertThat(BOOK.decide("melee", guns + "cover=light", 4, 4))
        .containsEntry("attackerLossMen", "10");
  }

  @ParameterizedTest(name = "{0}")
  @CsvSource({
    "row-5-two-points, fire, men=100, 5, lossMorale, 1.75, 2.00",
    "heavy-cavalry-fire, fire, weapon=carbine men=100 heavy-against=lancers, 4, die, 4, 5",
    "cover-on-own-die, fire, men=100 own-cover=heavy, 6, die, 6, 3",
    "assault-deducts, melee, attacker-men=9 defender-men=9 counter-attack=yes, 4, defenderDie, 4, 2",
    "no-experience-deduction, melee, attacker-men=9 defender-men=9 attacker-grade=militia, 4, defenderDie, 2, 3",
    "one-top-grade, melee, attacker-men=9 defender-men=9 attacker-grade=elite defender-grade=guard, 2, defenderDie, 4, 5"
  })
  void switchesTurnRulingsToTheirAlternative(
      String name,
      String procedure,
      String question,
      int die,
      String result,
      String ruled,
      String other) {
    BOOK.assertSwitchTurns(name, procedure, question, result, ruled, other, die);
  }
}
