package studio.kriegsspiel.rules.kriegskunst;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import studio.kriegsspiel.rules.Asking;
import studio.kriegsspiel.rules.Rule;
import studio.kriegsspiel.rules.RuleBookId;
import studio.kriegsspiel.rules.procedure.InvalidQuestionException;
import studio.kriegsspiel.rules.table.RuleTable;
import studio.kriegsspiel.rules.table.TableRow;

class KriegskunstMoraleTest {
  private static final Asking BOOK = Asking.the(RuleBookId.KRIEGSKUNST);

  @ParameterizedTest(name = "{0}: {1}")
  @CsvSource({
    "general-near=average, 1",
    "general-near=excellent, 1",
    "general-near=poor, 0",
    "attached=excellent, 3",
    "attached=average, 1",
    "attached=poor, 0",
    "grade=elite, 3",
    "grade=veteran, 1",
    "grade=line, 0",
    "grade=garrison, -1",
    "grade=militia, -3",
    "nation=russian order=hold, 1",
    "nation=russian order=move, 0",
    "nation=prussian order=assault, 1",
    "nation=prussian order=hold, 0",
    "nation=prussian order=assault arm=hussars, 0",
    "nation=russian order=hold arm=hussars, 0",
    "buildings=yes, 1",
    "cover=yes, 1",
    "uphill=yes, 1",
    "square=yes, 1",
    "cover=yes square=yes, 2",
    "buildings=yes cover=yes uphill=yes, 3",
    "supported=yes, 2",
    "test=to-charge charging-flank=yes, 1",
    "casualties=24, 0",
    "casualties=25, -2",
    "casualties=49, -2",
    "casualties=50, -4",
    "test=being-charged charged-in-flank=yes, -4",
    "test=to-charge lost-in-charge=3, -3",
    "state=faltering, -1",
    "state=unformed, -1",
    "state=retreating, -1",
    "secure-flanks=yes, 1",
    "test=being-charged charged-by-cavalry=yes, -1",
    "test=being-charged charged-by-cavalry=yes square=yes, 1",
    "test=being-charged charged-by-cavalry=yes arm=artillery, -1",
    "test=being-charged charged-by-cavalry=yes arm=hussars, 0",
    "enemies-broken=2, 2",
    "friends-broken=3, -3",
    "state=routing, -2"
  })
  @Rule({"K186..K211"})
  void unitMoraleModifiers(String condition, int change) {
    assertThat(BOOK.result("score", "unit-morale", "test=other " + condition, 3, 4))
        .isEqualTo("" + (7 + change));
  }

  @Test
  @Rule({"K205", "K207"})
  void beingChargedInDisorderCountsTwice() {
    assertThat(BOOK.result("score", "unit-morale", "test=being-charged state=unformed", 3, 4))
        .isEqualTo("5");
  }

  @ParameterizedTest(name = "{0}: {1} / {2} / {3} / {4}")
  @CsvSource({
    "3 3, charge, stand, carry-on, rally",
    "6 6, charge, stand, carry-on, rally",
    "2 3, falter, falter, carry-on, rally",
    "2 2, falter, retreat, falter, fail",
    "1 2, falter, retreat, falter, fail",
    "1 1, retreat, retreat, retreat, rout"
  })
  @Rule({"K212..K215", "K175", "K176", "K180"})
  void unitMoraleResults(String dice, String charge, String charged, String other, String rally) {
    // Who rallies retreats, -1, and has his brigadier near, +1.
    String[] tests = {
      "to-charge", "being-charged", "other", "rallying state=retreating general-near=average"
    };
    String[] results = {charge, charged, other, rally};
    for (int i = 0; i < tests.length; i++) {
      assertThat(BOOK.result("result", "unit-morale", "test=" + tests[i], Asking.dice(dice)))
          .isEqualTo(results[i]);
    }
  }

  @ParameterizedTest(name = "{0}: {1}")
  @CsvSource({
    "to-charge, rout",
    "being-charged, rout",
    "other, rout",
    "rallying state=retreating general-near=average, disperse"
  })
  @Rule({"K216", "K230", "K231"})
  void theWorstScoresRoutOrDisperse(String test, String result) {
    assertThat(BOOK.decide("unit-morale", "grade=militia casualties=50 test=" + test, 1, 2))
        .containsEntry("score", "-4")
        .containsEntry("result", result)
        .containsEntry("brigadeTests", "true");
  }

  @Test
  @Rule({"K211", "K229", "K231"})
  void aRoutingUnitHasOneAttemptToRally() {
    assertThat(BOOK.result("result", "unit-morale", "test=rallying state=routing", 2, 3))
        .isEqualTo("disperse");
    assertThat(BOOK.result("result", "unit-morale", "test=rallying state=routing", 4, 4))
        .isEqualTo("rally");
    assertThat(
            Asking.the(RuleBookId.KRIEGSKUNST, "no-test-on-dispersal")
                .result("brigadeTests", "unit-morale", "test=rallying state=routing", 2, 3))
        .isEqualTo("false");
  }

  @Test
  void casualtyRowsMayAddUp() {
    assertThat(
            Asking.the(RuleBookId.KRIEGSKUNST, "casualties-cumulative")
                .result("score", "unit-morale", "test=other casualties=60", 3, 4))
        .isEqualTo("1");
  }

  @Test
  void whatCallsForATestIsListedWithItsColumn() {
    RuleTable unit = BOOK.book().table("unit-morale-tests");
    assertThat(unit.rows()).hasSize(7);
    for (TableRow row : unit.rows()) {
      assertThat(
              BOOK.book()
                  .table("unit-morale-results")
                  .hasColumn(row.getText("column").replace('-', '_')))
          .isTrue();
    }
    assertThat(unit.getInteger("value", "casualties-in-one-turn")).isEqualTo(25);
    assertThat(unit.getInteger("value", "casualties-reached")).isEqualTo(50);
    assertThat(unit.getInteger("value", "friend-routs-within")).isEqualTo(12);
    assertThat(BOOK.book().table("brigade-morale-tests").rows())
        .extracting(TableRow::keyText)
        .containsExactly(
            "brigadier-lost",
            "unit-routs",
            "all-units-rout",
            "commander-in-chief-lost",
            "unit-disperses");
  }

  @ParameterizedTest(name = "{0}: {1}")
  @CsvSource({
    "'', 0",
    "brigadier=yes, 1",
    "steady-foot=yes, 1",
    "poor-troops=yes, -1",
    "broken=1, -1",
    "broken=2, -2",
    "broken=0, 0",
    "half-in-cover=yes, 1"
  })
  @Rule({"K186", "K217..K221"})
  void brigadeMoraleModifiers(String condition, int change) {
    assertThat(BOOK.result("score", "brigade-morale", "units=4 " + condition, 3, 4))
        .isEqualTo("" + (7 + change));
  }

  @ParameterizedTest(name = "{0}: {1}")
  @CsvSource({"3 3, pass, 0", "2 3, break, 12", "1 2, break, 12"})
  @Rule({"K222", "K223"})
  void brigadeMoraleResults(String dice, String result, int retire) {
    assertThat(BOOK.decide("brigade-morale", "units=4", Asking.dice(dice)))
        .containsEntry("result", result)
        .containsEntry("retireInches", "" + retire);
  }

  @Test
  @Rule("K224")
  void aBrigadeMayPanic() {
    assertThat(BOOK.result("result", "brigade-morale", "units=4 broken=2", 1, 1))
        .isEqualTo("mass-panic");
  }

  @ParameterizedTest(name = "{0}: {1}")
  @CsvSource({
    "state=unformed, formed", "state=unformed moved=yes, unformed",
    "state=unformed fired=yes, formed", "state=faltering, formed",
    "state=faltering fired=yes, faltering", "state=unformed in-terrain=yes, unformed",
    "state=retreating, retreating"
  })
  @Rule({"K072", "K226"})
  void recovery(String question, String state) {
    assertThat(BOOK.result("state", "recovery", question)).isEqualTo(state);
  }

  @ParameterizedTest
  @CsvSource({
    "one-recovery, state=faltering fired=yes",
    "recover-in-place, state=unformed in-terrain=yes"
  })
  void recoveryUnderTheAlternatives(String name, String question) {
    assertThat(Asking.the(RuleBookId.KRIEGSKUNST, name).result("state", "recovery", question))
        .isEqualTo("formed");
  }

  @Test
  @Rule({"K225", "K227", "K229", "K230"})
  void statesSayWhatTroopsMayDo() {
    RuleTable states = BOOK.book().table("states");
    assertThat(states.getRow("routing").getText("fight_back")).isEqualTo("no");
    assertThat(states.getRow("retreating").getText("fight_back")).isEqualTo("yes");
    assertThat(states.getRow("unformed").getText("charge")).isEqualTo("no");
    assertThat(states.getRow("dispersed").getText("recovers")).isEqualTo("never");
  }

  @ParameterizedTest(name = "{0}: {1}")
  @CsvSource(
      delimiter = '|',
      value = {
        "charging=yes | to-charge",
        "charged-home=yes | being-charged",
        // 5 of 20 in a turn are a quarter, 4 are not; 5 of 21 neither
        "figures=15 lost-this-turn=5 | other",
        "figures=16 lost-this-turn=4 | ''",
        "figures=16 lost-this-turn=5 | ''",
        "rear-fire=yes | other",
        "rout-inches=12 | other",
        "rout-inches=25/2 | ''",
        "state=retreating | rallying",
        "state=routing | rallying",
        "state=faltering | ''",
        "strength=20 figures=10 | other",
        "strength=20 figures=11 | ''",
        "strength=20 figures=10 half-tested=yes | ''",
        "charging=yes rear-fire=yes | to-charge, other"
      })
  @Rule({"K175..K181"})
  void eventsCallForATestOfTheUnit(String events, String tests) {
    assertThat(BOOK.decide("must-test", events))
        .containsEntry("unitTests", tests)
        .containsEntry("brigadeTests", "false");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "brigadier-lost=yes",
        "unit-routs=yes",
        "all-rout=yes",
        "chief-lost=yes",
        "unit-disperses=yes"
      })
  @Rule({"K182..K185", "K231"})
  void eventsCallForATestOfTheBrigade(String event) {
    assertThat(BOOK.decide("must-test", event))
        .containsEntry("unitTests", "")
        .containsEntry("brigadeTests", "true");
  }

  @Test
  @Rule({"K211", "K214", "K229", "K230", "K231"})
  void whatATestLeavesIsTakenByTheNext() {
    // 4 on being charged retreats; then 4 - 1 fails to rally and goes on; 7 - 1 rallies.
    assertThat(BOOK.after("unit-morale", "test=being-charged", 2, 2))
        .containsEntry("state", "retreating");
    assertThat(BOOK.after("unit-morale", "test=rallying state=retreating", 2, 2))
        .containsEntry("state", "retreating")
        .containsEntry("unit-disperses", "no");
    assertThat(BOOK.after("unit-morale", "test=rallying state=retreating", 3, 4))
        .containsEntry("state", "unformed");
    assertThat(BOOK.after("unit-morale", "test=rallying state=routing", 3, 2))
        .containsEntry("unit-disperses", "yes");
    assertThat(BOOK.result("brigadeTests", "must-test", "unit-disperses=yes")).isEqualTo("true");
    assertThat(BOOK.after("recovery", "state=unformed")).containsEntry("state", "formed");
    assertThat(BOOK.forbidden("unit-morale", "test=rallying").sentence())
        .isEqualTo("A unit rallies from retreat or rout; this one is formed.");
  }

  @Test
  @Rule({"K223", "K224"})
  void aBrokenBrigadeLosesItsRoutingUnitsAndAPanickedOneAll() {
    // 7 - 2 for half the brigade breaks it: 2 of 4 units disperse; 2 - 2 is panic.
    assertThat(BOOK.decide("brigade-morale", "units=4 broken=2", 3, 4))
        .containsEntry("result", "break")
        .containsEntry("dispersedUnits", "2");
    assertThat(BOOK.after("brigade-morale", "units=4 broken=2", 3, 4))
        .containsEntry("units", "2")
        .containsEntry("broken", "0");
    assertThat(BOOK.result("dispersedUnits", "brigade-morale", "units=4 broken=2", 1, 1))
        .isEqualTo("4");
    assertThatThrownBy(() -> BOOK.decide("brigade-morale", "units=2 broken=3", 3, 4))
        .isInstanceOf(InvalidQuestionException.class);
  }
}
