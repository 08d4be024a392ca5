package studio.kriegsspiel.rules.battlesystem;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import studio.kriegsspiel.rules.Asking;
import studio.kriegsspiel.rules.Layer;
import studio.kriegsspiel.rules.Rule;
import studio.kriegsspiel.rules.RuleBookId;
import studio.kriegsspiel.rules.dice.Dice;
import studio.kriegsspiel.rules.procedure.InvalidQuestionException;
import studio.kriegsspiel.rules.table.RuleTable;
import studio.kriegsspiel.rules.trace.TraceStep;

class BattleCombatTest {
  private static final Asking BOOK = Asking.the(RuleBookId.BATTLE_SYSTEM);
  private static final String MUSKETS = "weapon=musket range-spaces=1 ";

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
    assertThat(BOOK.decide("fire", MUSKETS + "men=700 grade=" + grade, die))
        .containsEntry("die", "" + modified)
        .containsEntry("casualtyPercent", "" + percent)
        .containsEntry("lossMorale", morale)
        .containsEntry("lossMen", "" + men);
    assertThat(
            BOOK.decide(
                "melee",
                "attacker-men=700 defender-men=900 attacker-grade="
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
    assertThat(BOOK.result("die", "fire", MUSKETS + "men=100 " + condition, 4))
        .isEqualTo("" + (4 + change));
  }

  @Test
  void lossesAreExactInHundredthsOfMenAndRoundedDownOnce() {
    assertThat(BOOK.decide("fire", MUSKETS + "men=333", 5))
        .containsEntry("lossMenExact", "999/20")
        .containsEntry("lossMen", "49");
    assertThat(BOOK.adjudicate("fire", MUSKETS + "men=333", 5).trace())
        .extracting(TraceStep::citation)
        .anyMatch(c -> c.layer() == Layer.DEFAULT && c.reference().equals("DB-02"));
  }

  @Test
  @Rule({"B049", "B050"})
  void fireFromTheFlankDoublesMoraleLossAndLeavesAQuarterForTheReply() {
    assertThat(BOOK.decide("fire", MUSKETS + "men=700 target-flank=yes", 3))
        .containsEntry("lossMorale", "3.00")
        .containsEntry("lossMen", "70");
    assertThat(BOOK.decide("fire", MUSKETS + "men=700 taken-in-flank=yes", 3))
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
    "weapon=light-guns range-spaces=2 phases-fired=3, Light guns fire in 3 phases",
    "weapon=medium-guns range-spaces=2 phases-fired=2, Medium guns fire in 2 phases",
    "weapon=heavy-guns range-spaces=2 phases-fired=2, Heavy guns fire in 2 phases",
    "weapon=heavy-guns range-spaces=2 nearest=no, Artillery must fire at the closest enemy unit"
  })
  @Rule({"B092", "B094", "B095", "B097", "B099", "B103", "B104"})
  void whatGunsMayNotDoIsForbiddenWithItsRule(String question, String why) {
    assertThat(BOOK.forbidden("fire", question).sentence()).startsWith(why);
    assertThat(BOOK.result("die", "fire", "weapon=light-guns range-spaces=2 phases-fired=2", 4))
        .isEqualTo("4");
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
    "defender-disordered=yes, 0, -1",
    "attacker-grade=irregular, -4, 0",
    "attacker-grade=militia, -2, 0",
    "attacker-grade=conscript, -2, 0",
    "attacker-grade=veteran, 2, -1",
    "attacker-grade=elite, 3, -2",
    "attacker-grade=guard, 3, -3",
    "attacker=lancers defender=light-cavalry, 0, 0",
    "cover=light, -1, 0",
    "cover=medium, -2, 0",
    "cover=heavy, -3, 0",
    "attacker=medium-cavalry square=yes, -2, 0",
    "attacker=lancers square=yes, -1, 0",
    "attacker-nation=british, 0, 0"
  })
  @Rule({"B024", "B025", "B031", "B032", "B026..B030", "B034..B038", "B040..B044"})
  void meleeModifiers(String condition, int attacker, int defender) {
    assertThat(BOOK.decide("melee", "attacker-men=100 defender-men=100 " + condition, 4, 4))
        .containsEntry("attackerDie", "" + (4 + attacker))
        .containsEntry("defenderDie", "" + (4 + defender));
  }

  @Test
  @Rule("B045")
  void cavalryThatDoesNotBeatASquareWithdrawsThreeSpaces() {
    String charge = "attacker-men=400 defender-men=600 attacker=heavy-cavalry square=yes";
    assertThat(BOOK.decide("melee", charge, 5, 3))
        .containsEntry("winner", "none")
        .containsEntry("withdrawSpaces", "3");
    assertThat(BOOK.decide("melee", charge, 2, 3))
        .containsEntry("winner", "defender")
        .containsEntry("withdrawSpaces", "3");
    assertThat(BOOK.after("melee", charge, 5, 3)).containsEntry("attacker disordered", "yes");
    assertThat(BOOK.after("melee", charge, 6, 3)).containsEntry("attacker disordered", "no");
    assertThat(BOOK.decide("melee", charge, 6, 3))
        .containsEntry("winner", "attacker")
        .containsEntry("withdrawSpaces", "0");
  }

  @Test
  @Rule({"B107", "B108"})
  void gunnersInTheOpenAreRiddenDownOrHelpless() {
    String guns = "attacker-men=400 defender-men=100 defender=gunners ";
    assertThat(BOOK.decide("melee", guns + "attacker=light-cavalry"))
        .containsEntry("defenderEliminated", "true")
        .containsEntry("defenderLossMen", "100");
    assertThat(BOOK.decide("melee", guns, 4))
        .containsEntry("attackerLossMen", "0")
        .containsEntry("defenderLossMen", "40");
    assertThat(BOOK.decide("melee", guns + "cover=light", 4, 4))
        .containsEntry("attackerLossMen", "10");
  }

  @ParameterizedTest(name = "{0}")
  @CsvSource({
    "row-5-two-points, fire, weapon=musket range-spaces=1 men=100, 5, lossMorale, 1.75, 2.00",
    "heavy-cavalry-fire, fire, weapon=carbine range-spaces=1 men=100 heavy-against=lancers, 4, die, 4, 5",
    "cover-on-own-die, fire, weapon=musket range-spaces=1 men=100 own-cover=heavy, 6, die, 6, 3",
    "assault-deducts, melee, attacker-men=9 defender-men=9 counter-attack=yes, 4, attackerDie, 4, 2",
    "no-experience-deduction, melee, attacker-men=9 defender-men=9 attacker-grade=militia, 4, attackerDie, 2, 3",
    "one-top-grade, melee, attacker-men=9 defender-men=9 attacker-grade=elite defender-grade=guard, 2, attackerDie, 4, 5"
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

  @Test
  @Rule({"B040..B042"})
  void builtUpAreasAndScrubCountAsCover() {
    RuleTable classes = BOOK.book().table("cover-classes");
    assertThat(classes.getRow("small-built-up-area").getText("cover")).isEqualTo("light");
    assertThat(classes.getRow("scrub").getText("cover")).isEqualTo("light");
    assertThat(classes.getRow("medium-built-up-area").getText("cover")).isEqualTo("medium");
    assertThat(classes.getRow("large-built-up-area").getText("cover")).isEqualTo("heavy");
  }

  @Test
  @Rule("B010")
  void lossesAreReckonedOfThoseWhoInflictThemAndEndWithTheTarget() {
    // Die 4: 10 % of the 700 who fire, whether they fire on 1,000 men or on 60.
    assertThat(BOOK.result("lossMen", "fire", MUSKETS + "men=700 target-men=1000", 4))
        .isEqualTo("70");
    assertThat(BOOK.result("lossMen", "fire", MUSKETS + "men=700 target-men=60", 4))
        .isEqualTo("60");
    assertThatThrownBy(() -> BOOK.decide("fire", MUSKETS, 4))
        .isInstanceOf(InvalidQuestionException.class)
        .hasMessageContaining("`men`");
  }

  @Test
  void theDiceOfAMeleeBearTheNamesOfThoseWhoThrowThem() {
    String even = "attacker-men=100 defender-men=100";
    assertThat(BOOK.decide("melee", even, 3, 4))
        .containsEntry("attackerDie", "3")
        .containsEntry("defenderDie", "4")
        .containsEntry("defenderLossMorale", "1.50")
        .containsEntry("attackerLossMorale", "1.75");
    assertThat(BOOK.adjudicate("melee", even, 3, 4).trace())
        .anySatisfy(
            step -> {
              assertThat(step.factor()).isEqualTo("defender loses morale");
              assertThat(step.value()).isEqualTo("1.50");
            });
    assertThatThrownBy(
            () ->
                BOOK.book()
                    .getProcedure("melee")
                    .adjudicate(
                        Map.of("attacker-men", "100", "defender-men", "100"), Dice.fixed(3)))
        .hasMessageContaining("throw 2 is the defender's die for melee");
    assertThat(BOOK.forbidden("melee", even + " defender=lancers square=yes").sentence())
        .isEqualTo("Cavalry does not form square.");
  }

  /** Regulars of 600, morale 4, are fired on, fired on again, charged, and stop. */
  @Test
  @Rule({"B012", "B066"})
  void fireMeleeAndMoraleFollowOneAnother() {
    // Die 3: 10 % of 500 men and 1.50 points.
    Map<String, String> first = BOOK.after("fire", MUSKETS + "men=500 target-men=600", 3);
    assertThat(first).containsEntry("target men", "550").containsEntry("target loss", "3/2");
    // A second phase, die 1: 5 % and 0.75.
    Map<String, String> second =
        BOOK.after("fire", MUSKETS + "men=500 target-men=550 target-loss=3/2", 1);
    assertThat(second).containsEntry("target men", "525").containsEntry("target loss", "9/4");
    // The charge, die 5 against 1: 15 % of 500 and 1.75 on the defender, 5 % of 525 and 0.75 back.
    Map<String, String> third =
        BOOK.after("melee", "attacker-men=500 defender-men=525 defender-loss=9/4", 5, 1);
    assertThat(third)
        .containsEntry("attacker men", "474")
        .containsEntry("attacker loss", "3/4")
        .containsEntry("defender men", "450")
        .containsEntry("defender loss", "4")
        .containsEntry("defender losses", "yes");
    assertThat(BOOK.decide("morale", "points=4 loss=4 in-contact=yes"))
        .containsEntry("effect", "halted")
        .containsEntry("backSpaces", "1");
    assertThat(BOOK.after("morale", "points=4 loss=4"))
        .containsEntry("points", "0")
        .containsEntry("loss", "0");
    assertThat(BOOK.forbidden("move", "troops=infantry-line points=0").sentence())
        .contains("until its morale is positive");
    assertThat(BOOK.result("change", "recovery", "points=0 losses=yes")).isEqualTo("0.00");
    assertThat(BOOK.after("recovery", "points=0")).containsEntry("points", "1/4");
  }

  @Test
  @Rule({"B092", "B095", "B099"})
  void gunsCountThePhasesTheyFiredIn() {
    String guns = "weapon=medium-guns range-spaces=2 phases-fired=";
    assertThat(BOOK.after("fire", guns + "0", 4)).containsEntry("firer phases-fired", "1");
    assertThat(BOOK.after("fire", guns + "1", 4)).containsEntry("firer phases-fired", "2");
    assertThat(BOOK.forbidden("fire", guns + "2").sentence()).contains("have done so");
  }
}
