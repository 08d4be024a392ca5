package studio.kriegsspiel.rules.battlesystem;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import studio.kriegsspiel.rules.Asking;
import studio.kriegsspiel.rules.Rule;
import studio.kriegsspiel.rules.RuleBookId;
import studio.kriegsspiel.rules.procedure.InvalidQuestionException;

class BattleMoraleTest {
  private static final Asking BOOK = Asking.the(RuleBookId.BATTLE_SYSTEM);

  @ParameterizedTest(name = "{0} - {1}: {2}, {3} spaces")
  @CsvSource({
    "4, 0, steady, 0",
    "4, 3.75, steady, 0",
    "0.25, 0, steady, 0",
    "4, 4, halted, 1",
    "1, 1.75, halted, 1",
    "1, 2, forced-back, 5",
    "0, 2, forced-back, 5",
    "0, 2.75, forced-back, 5",
    "0, 3, rout, 0",
    "2, 6, rout, 0"
  })
  @Rule({"B022", "B057", "B058", "B060", "B062"})
  void bandsOfMorale(String points, String loss, String effect, int back) {
    assertThat(BOOK.decide("morale", "in-contact=yes points=" + points + " loss=" + loss, 5))
        .containsEntry("effect", effect)
        .containsEntry("backSpaces", "" + back);
  }

  @Test
  @Rule("B058")
  void aHaltedUnitOutOfContactStaysWhereItIs() {
    assertThat(BOOK.decide("morale", "points=0")).containsEntry("backSpaces", "0");
  }

  @ParameterizedTest(name = "{0}: {1}")
  @CsvSource({"light, 1.00", "medium, 2.00", "heavy, 2.00", "none, 0.00"})
  @Rule({"B046", "B047"})
  void coverLendsMorale(String cover, String lent) {
    assertThat(BOOK.result("moraleInCover", "morale", "points=0 cover=" + cover)).isEqualTo(lent);
  }

  @Test
  @Rule({"B048", "B082", "B083"})
  void lightInfantryRiddenThroughLosesAPointAndEvadesForTheTurn() {
    assertThat(BOOK.result("morale", "morale", "points=4 ridden-through=yes")).isEqualTo("3.00");
    assertThat(BOOK.after("evade", "who=open-order by=cavalry phase=2"))
        .containsEntry("loss", "1")
        .containsEntry("evaded-in", "2");
    assertThat(BOOK.after("evade", "who=open-order by=cavalry loss=3/2"))
        .containsEntry("loss", "5/2");
    assertThat(BOOK.decide("evade", "who=open-order by=cavalry"))
        .containsEntry("outcome", "evaded")
        .containsEntry("moraleChange", "-1.00");
    assertThat(BOOK.result("moraleChange", "evade", "who=open-order by=infantry"))
        .isEqualTo("0.00");
  }

  @ParameterizedTest(name = "{0} beside {1} at {2}: {3}")
  @CsvSource({
    "regular, regular, 1, 1, -0.25",
    "militia, regular, 0, 1, -0.25",
    "veteran, regular, 1, 1, 0.00",
    "regular, regular, 2, 1, 0.00",
    "regular, regular, 3/2, 1, 0.00",
    "militia, conscript, 1, 3, -0.75"
  })
  @Rule("B063")
  void routsSpreadToNeighboursOfNoHigherGrade(
      String own, String routed, String spaces, int routs, String change) {
    assertThat(
            BOOK.result(
                "change",
                "contagion",
                "points=3 grade=%s routed-grade=%s spaces=%s routs=%d"
                    .formatted(own, routed, spaces, routs)))
        .isEqualTo(change);
  }

  @ParameterizedTest(name = "{0}: {1}")
  @CsvSource({
    "points=3, 0.25",
    "points=3.9, 0.10",
    "points=4, 0.00",
    "points=3 losses=yes, 0.00",
    "points=3 fired-on=yes, 0.00",
    "points=-3 routed=yes, 0.00",
    "points=3 troops=heavy-cavalry, 0.25"
  })
  @Rule({"B064", "B065"})
  void aQuietTurnGivesAQuarterBack(String question, String change) {
    assertThat(BOOK.result("change", "recovery", question)).isEqualTo(change);
  }

  @ParameterizedTest(name = "{0}: {1}")
  @CsvSource({
    "irregular=1, 2.00",
    "militia=1, 3.00",
    "conscript=1, 3.00",
    "regular=1, 4.00",
    "veteran=1, 5.00",
    "elite=1, 6.00",
    "guard=1, 7.00"
  })
  @Rule({"B051..B056", "B068"})
  void gradesStartWithTheirMorale(String units, String points) {
    assertThat(BOOK.result("armyMorale", "army-start", units)).isEqualTo(points);
  }

  @Test
  @Rule({"B069", "B070"})
  void thePrintedExamplesOfArmyMoraleDisagreeWithTheTableWhichCounts() {
    assertThat(BOOK.result("armyMorale", "army-start", "regular=10"))
        .isEqualTo("40.00")
        .isNotEqualTo("30.00");
    assertThat(BOOK.result("armyMorale", "army-start", "conscript=10 regular=5"))
        .isEqualTo("50.00")
        .isNotEqualTo("40.00");
  }

  @ParameterizedTest(name = "{0}: {1}, shaken {2}")
  @CsvSource({
    "start=40 points=40 routed=2, 36.00, false",
    "start=40 points=40 forced-back=3, 37.00, false",
    "start=40 points=30 enemy-routed=2, 32.00, false",
    "start=40 points=22 routed=1, 20.00, true",
    "start=40 points=22 routed=1 already-shaken=yes, 20.00, false"
  })
  @Rule({"B071..B073", "B075"})
  void armyMoraleAtTheEndOfATurn(String question, String points, String shaken) {
    assertThat(BOOK.decide("army-turn", question))
        .containsEntry("armyMorale", points)
        .containsEntry("shaken", shaken);
  }

  @ParameterizedTest(name = "{0}: {1}, back {2}")
  @CsvSource({"2, 1.50, 0", "0.5, 0.00, 1", "0.25, -0.25, 1", "0, -0.50, 0"})
  @Rule({"B073", "B074"})
  void theShockOfHalfArmyMoraleHaltsUnitsPutOnZero(String before, String after, int back) {
    assertThat(BOOK.decide("army-shock", "points=" + before))
        .containsEntry("morale", after)
        .containsEntry("backSpaces", "" + back);
  }

  @ParameterizedTest(name = "{0}")
  @CsvSource({
    "rout-at-minus-two, morale, points=-2, effect, forced-back, rout",
    "morale-towards-zero, morale, points=-1.75, effect, forced-back, forced-back",
    "morale-towards-zero, morale, points=0.75, effect, steady, halted",
    "six-dice-back, morale, points=-1, backSpaces, 2, 12",
    "ridden-through-twice, morale, points=4 ridden-through=yes, morale, 3.00, 2.00",
    "first-rout-only, contagion, points=3 grade=militia routed-grade=guard spaces=0 routs=3, morale, 2.25, 2.75",
    "cavalry-never-recovers, recovery, points=1 troops=lancers, change, 0.25, 0.00",
    "half-in-contact-only, army-shock, points=3, morale, 2.50, 3.00",
    "exactly-zero, army-shock, points=0.25, backSpaces, 1, 0",
    "one-top-grade, army-start, guard=1, armyMorale, 7.00, 6.00"
  })
  void switchesTurnRulingsToTheirAlternative(
      String name, String procedure, String question, String result, String ruled, String other) {
    BOOK.assertSwitchTurns(name, procedure, question, result, ruled, other, 2);
  }

  @Test
  void finerFractionsThanHundredthsAreNoMorale() {
    assertThatThrownBy(() -> BOOK.decide("morale", "points=1/3"))
        .isInstanceOf(InvalidQuestionException.class)
        .hasMessageContaining("hundredths");
  }

  @Test
  @Rule({"B061", "B062", "B065"})
  void whatMoraleLeavesIsTakenByTheNextQuestions() {
    assertThat(BOOK.after("morale", "points=1 loss=2 in-contact=yes", 5))
        .containsEntry("points", "-1")
        .containsEntry("in-contact", "no")
        .containsEntry("routed", "no");
    assertThat(BOOK.after("morale", "points=1 loss=4")).containsEntry("routed", "yes");
    assertThat(BOOK.result("change", "recovery", "points=-3 routed=yes")).isEqualTo("0.00");
    // Cover lends morale while the unit stands in it and leaves nothing behind.
    assertThat(BOOK.after("morale", "points=1 loss=2 cover=heavy")).containsEntry("points", "-1");
  }

  @Test
  void armyMoraleGoesFromTurnToTurn() {
    assertThat(BOOK.after("army-start", "regular=10"))
        .containsEntry("start", "40")
        .containsEntry("points", "40");
    assertThat(BOOK.after("army-turn", "start=40 points=22 routed=1"))
        .containsEntry("points", "20")
        .containsEntry("already-shaken", "yes");
    assertThat(BOOK.adjudicate("recovery", "points=3.9").trace())
        .anyMatch(step -> step.citation().reference().equals("DB-11"));
  }
}
