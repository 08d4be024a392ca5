package studio.kriegsspiel.rules.napoleonic;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import studio.kriegsspiel.rules.Asking;
import studio.kriegsspiel.rules.Layer;
import studio.kriegsspiel.rules.Rule;
import studio.kriegsspiel.rules.RuleBookId;
import studio.kriegsspiel.rules.UnknownNameException;
import studio.kriegsspiel.rules.trace.TraceStep;

class NapoleonicCombatTest {
  private static final Asking BOOK = Asking.the(RuleBookId.NAPOLEONIC_RNG);
  private static final String EVEN = "attacker=infantry.line defender=infantry.line ";

  @ParameterizedTest(name = "{0}: {1}")
  @CsvSource({
    "attacker=infantry.line defender=infantry.line, 1:1",
    "attacker=infantry.guard defender=infantry.landwehr, 2:1",
    "attacker=infantry.guard defender=infantry.landwehr defender-state=disrupted, 4:1",
    "attacker=infantry.line defender=infantry.line attacker-state=disrupted, 1:2",
    "attacker=infantry.landwehr attacker-bases=1 defender=infantry.guard, 1:4",
    "attacker=infantry.line attacker-bases=4 defender=infantry.line defender-bases=5, 1:2",
    "attacker=infantry.line attacker-bases=5 defender=infantry.line defender-bases=4, 1:1",
    "attacker=infantry.line defender=artillery.foot, 4:1",
    "attacker=infantry.landwehr attacker-bases=1 defender=artillery.foot, 3:1",
    "attacker=infantry.landwehr attacker-bases=1 defender=artillery.foot defender-state=disrupted, 3:1",
    "attacker=infantry.landwehr attacker-bases=1 defender=artillery.horse defender-bases=1, 3:1",
    "attacker=infantry.line defender=infantry.line square=yes, 2:1",
    "attacker=infantry.line defender=infantry.line square=yes defender-state=disrupted, 2:1",
    "attacker=infantry.line attacker-square=yes defender=infantry.line, 1:2",
    "attacker=infantry.line defender=infantry.line defender-turned=yes, 2:1",
    "attacker=cavalry.heavy attacker-bases=2 defender=cavalry.light defender-bases=4, 1:1",
    "attacker=cavalry.medium attacker-bases=2 defender=cavalry.light defender-bases=4, 1:2",
    "attacker=cavalry.light attacker-bases=2 defender=cavalry.light defender-bases=4, 1:2",
    "attacker=cavalry.medium attacker-bases=4 defender=cavalry.light.lancer defender-bases=4, 1:1",
    "attacker=cavalry.medium attacker-bases=6 defender=cavalry.light.lancer defender-bases=4 first-contact=no, 2:1",
    "attacker=cavalry.light.lancer attacker-bases=4 defender=infantry.line defender-bases=6, 1:1",
    "attacker=cavalry.light.lancer attacker-bases=4 defender=infantry.line defender-bases=6 first-contact=no, 1:2",
    "attacker=infantry.line guns=fired-at-target defender=infantry.line, 2:1",
    "attacker=infantry.line guns=in-range defender=infantry.line, 1:1",
    "attacker=infantry.line attacker-bases=3 with=cavalry.light with-bases=2 defender=infantry.line, 2:1",
    "attacker=infantry.line attacker-bases=3 with=cavalry.light with-bases=2 guns=fired-at-target defender=infantry.line, 3:1",
    "attacker=infantry.line attacker-bases=3 with=infantry.line with-bases=2 defender=infantry.line, 1:1",
    "attacker=infantry.line from=flank defender=infantry.line, 2:1",
    "attacker=infantry.line from=rear defender=infantry.line, 3:1",
    "attacker=infantry.line from=rear guns=fired-at-target defender=infantry.line, 4:1"
  })
  @Rule({"N025..N028", "N062", "N094", "N100", "N110", "N112..N117", "N124..N128"})
  void odds(String question, String odds) {
    assertThat(BOOK.result("odds", "combat", question, 500)).isEqualTo(odds);
  }

  @ParameterizedTest(name = "{0}: {1}")
  @CsvSource({
    "attacker-terrain=yes, 600",
    "defender-terrain=yes, 400",
    "charging=yes, 600",
    "square=yes, 600"
  })
  @Rule({"N118", "N119", "N122", "N123"})
  void modifiersOfTheRandomNumber(String condition, int number) {
    assertThat(BOOK.result("numberThousandths", "combat", EVEN + condition, 500))
        .isEqualTo("" + number);
  }

  @ParameterizedTest(name = "{0} {1}: {2}")
  @CsvSource({
    "attacker-general=general, 500 500, 600",
    "attacker-general=napoleon, 75 500, 700",
    "attacker-general=napoleon, 74 500, 500",
    "attacker-general=napoleon, 24 500, 500",
    "defender-general=general, 500 500, 400",
    "attacker-general=napoleon defender-general=general, 500 500 500, 600"
  })
  @Rule({"N066", "N120", "N121"})
  void generalsWhoSurviveHelp(String condition, String numbers, int number) {
    assertThat(BOOK.result("numberThousandths", "combat", EVEN + condition, Asking.dice(numbers)))
        .isEqualTo("" + number);
  }

  @ParameterizedTest(name = "{0} {1}: {2}, attacker -{3} {4}, defender -{5} {6}")
  @CsvSource({
    "0, '', Ar, 1, routs, 0, unchanged",
    "49, '', Ar, 1, routs, 0, unchanged",
    "50, '', Aw, 0, retires, 0, unchanged",
    "150, '', Ad, 0, withdraws, 0, unchanged",
    "350, '', Dx, 0, disrupted, 0, disrupted",
    "650, '', Dd, 0, unchanged, 0, disrupted",
    "850, '', Dw, 0, unchanged, 0, retires",
    "950, '', Dr, 0, unchanged, 1, routs",
    "999, '', Dr, 0, unchanged, 1, routs"
  })
  @Rule({"N129", "N130", "N132", "N133", "N135", "N137", "N140", "N142", "N144"})
  void resultsOnFreshUnits(
      int number, String more, String code, int lostA, String thenA, int lostD, String thenD) {
    assertThat(BOOK.decide("combat", EVEN + more, number))
        .containsEntry("code", code)
        .containsEntry("attackerBasesLost", "" + lostA)
        .containsEntry("attackerVictoryPoints", "" + lostA)
        .containsEntry("attackerThen", thenA)
        .containsEntry("defenderBasesLost", "" + lostD)
        .containsEntry("defenderVictoryPoints", "" + lostD)
        .containsEntry("defenderThen", thenD);
  }

  @ParameterizedTest(name = "{0}: {1}, attacker -{2} {3}, defender -{4} {5}")
  @CsvSource({
    "0, Ar, 1, routs, 0, unchanged",
    "60, Aw, 1, routs, 0, unchanged",
    "200, Ad, 1, routs, 0, unchanged",
    "400, Dx, 1, holds, 1, routs",
    "700, Dd, 0, unchanged, 1, routs",
    "900, Dw, 0, unchanged, 1, routs",
    "960, Dr, 0, unchanged, 1, routs"
  })
  @Rule({"N131", "N134", "N136", "N138", "N139", "N141", "N143", "N156"})
  void resultsOnDisruptedUnits(
      int number, String code, int lostA, String thenA, int lostD, String thenD) {
    assertThat(
            BOOK.decide(
                "combat", EVEN + "attacker-state=disrupted defender-state=disrupted", number))
        .containsEntry("code", code)
        .containsEntry("attackerBasesLost", "" + lostA)
        .containsEntry("attackerVictoryPoints", "" + lostA)
        .containsEntry("attackerThen", thenA)
        .containsEntry("defenderBasesLost", "" + lostD)
        .containsEntry("defenderVictoryPoints", "" + lostD)
        .containsEntry("defenderThen", thenD);
  }

  @ParameterizedTest(name = "{0} {1}: {2} {3} {4}")
  @CsvSource({
    "0, '', Ar, routs, unchanged",
    "300, '', Ad, withdraws, unchanged",
    "850, '', Dd, unchanged, disrupted",
    "970, '', Dr, unchanged, routs",
    "0, defender-state=disrupted, Ar, routs, unchanged",
    "100, defender-state=disrupted, Ad, withdraws, unchanged",
    "450, defender-state=disrupted, Dd, unchanged, routs",
    "750, defender-state=disrupted, Dr, unchanged, routs",
    "300, attacker-state=disrupted, Ad, routs, unchanged",
    "290, charging=yes, Ad, withdraws, unchanged"
  })
  @Rule({"N095", "N145..N150"})
  void cavalryAttackingSquares(
      int number, String more, String code, String cavalry, String square) {
    String question =
        "attacker=cavalry.heavy attacker-bases=4 defender=infantry.line square=yes " + more;
    assertThat(BOOK.decide("combat", question, number))
        .containsEntry("odds", "square")
        .containsEntry("code", code)
        .containsEntry("attackerThen", cavalry)
        .containsEntry("attackerBasesLost", cavalry.equals("routs") ? "1" : "0")
        .containsEntry("defenderThen", square)
        .containsEntry("defenderBasesLost", square.equals("routs") ? "1" : "0")
        .containsEntry("defenderVictoryPoints", square.equals("routs") ? "1" : "0");
  }

  @ParameterizedTest(name = "{0}")
  @CsvSource({
    "attacker=infantry.line defender=infantry.line distance-mm=51, Infantry attacks at 0 to 50 mm.",
    "attacker=cavalry.heavy defender=cavalry.light distance-mm=1, Cavalry attacks only in contact.",
    "attacker=artillery.foot defender=cavalry.light, The type `artillery.foot` has no strength in attack"
  })
  @Rule({"N016", "N108", "N109", "N111", "N113"})
  void rangesOfCombat(String question, String why) {
    assertThat(BOOK.forbidden("combat", question).sentence()).contains(why);
    assertThat(BOOK.result("odds", "combat", EVEN + "distance-mm=50", 1)).isEqualTo("1:1");
    assertThat(
            BOOK.result(
                "odds",
                "combat",
                "nation=british attacker=infantry.rifle defender=infantry.line distance-mm=75",
                1))
        .isEqualTo("1:1");
  }

  @Test
  void unitsAreDisruptedWeakestFirstUpToTheOpponentsStrength() {
    Combat combat = new Combat(BOOK.book());
    assertThat(combat.disrupted(List.of(20, 8, 12), 15)).containsExactly(1, 2);
    assertThat(combat.disrupted(List.of(20, 8, 12), 5)).containsExactly(1);
    assertThat(combat.disrupted(List.of(20), 5)).containsExactly(0);
    assertThat(
            new Combat(BOOK.book().with(List.of("disrupt-all"))).disrupted(List.of(20, 8, 12), 5))
        .hasSize(3);
  }

  @Test
  void whateverComesFromAMissingTableSaysThatItIsADefault() {
    assertThat(BOOK.adjudicate("combat", EVEN, 500).trace())
        .extracting(TraceStep::citation)
        .filteredOn(c -> c.layer() == Layer.DEFAULT)
        .extracting(c -> c.reference())
        .contains("national_army_tables", "odds_table", "combat_results_table");
  }

  @ParameterizedTest(name = "{0}")
  @CsvSource({
    "terrain-phasing-only, attacker=infantry.line defender=infantry.line defender-terrain=yes, numberThousandths, 400, 500",
    "general-always-adds, attacker=infantry.line defender=infantry.line defender-general=general, numberThousandths, 400, 600",
    "artillery-within-range, attacker=infantry.line defender=infantry.line guns=in-range, odds, 1:1, 2:1",
    "exchange-without-point, attacker=infantry.line defender=infantry.line attacker-state=disrupted defender-state=disrupted, attackerVictoryPoints, 1, 0"
  })
  void switchesTurnRulingsToTheirAlternative(
      String name, String question, String result, String ruled, String other) {
    BOOK.assertSwitchTurns(name, "combat", question, result, ruled, other, 500);
  }

  @Test
  @Rule({"N036", "N089"})
  void generalsAndMessengersDoNotFight() {
    for (String rider : List.of("general", "messenger")) {
      assertThatThrownBy(() -> BOOK.decide("combat", "attacker=infantry.line defender=" + rider))
          .isInstanceOf(UnknownNameException.class)
          .hasMessageContaining("There is no choice for defender `" + rider + "`");
      assertThatThrownBy(() -> BOOK.decide("combat", "defender=infantry.line attacker=" + rider))
          .isInstanceOf(UnknownNameException.class);
    }
  }

  @Test
  @Rule("N108")
  void unitsThatSeeEachOtherInRangeMustFight() {
    assertThat(BOOK.adjudicate("combat", EVEN + "distance-mm=50", 500).trace())
        .anySatisfy(
            step -> {
              assertThat(step.factor()).contains("the combat must be fought");
              assertThat(step.citation().reference()).isEqualTo("8.1 Mandatory Combat");
            });
    assertThat(BOOK.forbidden("combat", EVEN + "visible=no").sentence())
        .isEqualTo("Units fight only those they see.");
    assertThat(
            BOOK.forbidden(
                    "combat", "attacker=cavalry.heavy defender=infantry.line attacker-square=yes")
                .sentence())
        .isEqualTo("Infantry alone forms square.");
  }

  /** Line 5 x 4 = 20 and landwehr 5 x 3 = 15 attack line of 20; the number gives Aw at 1:1. */
  @Test
  @Rule({"N133", "N134", "N135", "N136"})
  void attackersAreDisruptedWeakestFirstUpToTheStrengthOfTheOpponent() {
    String two =
        "attacker=infantry.line with=infantry.landwehr with-bases=5 defender=infantry.line";
    // 15 does not reach 20, so that both are disrupted.
    assertThat(BOOK.decide("combat", two, 60))
        .containsEntry("code", "Aw")
        .containsEntry("attackerThen", "retires")
        .containsEntry("withThen", "retires");
    // Against landwehr of 3 bases, 9, the weaker alone is enough: 35 to 9 is 3:1, 20 gives Aw.
    String weak =
        "attacker=infantry.line with=infantry.landwehr with-bases=5 defender=infantry.landwehr"
            + " defender-bases=3";
    assertThat(BOOK.decide("combat", weak, 20))
        .containsEntry("odds", "3:1")
        .containsEntry("code", "Aw")
        .containsEntry("attackerThen", "goes-with-them")
        .containsEntry("withThen", "retires");
    assertThat(BOOK.after("combat", weak, 20))
        .containsEntry("attacker state", "organised")
        .containsEntry("with state", "disrupted");
    assertThat(Asking.the(RuleBookId.NAPOLEONIC_RNG, "disrupt-all").decide("combat", weak, 20))
        .containsEntry("attackerThen", "retires");
    // Of a fresh and a disrupted attacker the disrupted one loses a base and routs: 20 + 5 to 9.
    assertThat(BOOK.decide("combat", weak + " with-state=disrupted", 30))
        .containsEntry("odds", "2:1")
        .containsEntry("code", "Aw")
        .containsEntry("attackerBasesLost", "1")
        .containsEntry("attackerThen", "retires")
        .containsEntry("withThen", "routs");
    assertThat(BOOK.after("combat", weak + " with-state=disrupted attacker-lost=3", 30))
        .containsEntry("attacker bases", "5")
        .containsEntry("with bases", "4")
        .containsEntry("with state", "routing")
        .containsEntry("attacker lost", "4");
  }

  @ParameterizedTest(name = "{0}: attacker {1} mm, defender {2} mm")
  @CsvSource({
    // Line marches 60 and charges 90 mm: routs at 90, withdraws at 60, full speed
    "0, 90, 0",
    "60, 60, 0",
    "200, 60, 0",
    "400, 0, 0",
    "700, 0, 0",
    "900, 0, 60",
    "960, 0, 90"
  })
  @Rule({"N130", "N132", "N133", "N135", "N142", "N144"})
  void resultsSendUnitsBackAtOnce(int number, String attacker, String defender) {
    assertThat(BOOK.decide("combat", EVEN, number))
        .containsEntry("attackerGoesMm", attacker)
        .containsEntry("defenderGoesMm", defender);
  }

  @Test
  @Rule({"N131", "N153"})
  void whatACombatLeavesIsTakenByTheNextQuestions() {
    // Dr at 1:1: the defender loses a base of 5, the eleventh of its army, and routs.
    Map<String, String> after = BOOK.after("combat", EVEN + "defender-lost=10", 960);
    assertThat(after)
        .containsEntry("defender bases", "4")
        .containsEntry("defender state", "routing")
        .containsEntry("defender lost", "11")
        .containsEntry("attacker bases", "5")
        .containsEntry("attacker state", "organised")
        .containsEntry("attacker lost", "0");
    assertThat(BOOK.result("controlTest", "combat", EVEN, 960)).isEqualTo("attacker");
    assertThat(BOOK.result("controlTest", "combat", EVEN, 0)).isEqualTo("defender");
    assertThat(BOOK.result("controlTest", "combat", EVEN, 400)).isEqualTo("none");
    // 11 of 70 are 15.7 %: the army is tested.
    assertThat(BOOK.result("levelPercent", "crisis", "lost=11 total=70", 999)).isEqualTo("15");
    assertThat(BOOK.after("pursuit", "moves=1 defender-bases=4 defender-lost=11"))
        .containsEntry("defender bases", "3")
        .containsEntry("defender lost", "12");
    assertThat(BOOK.after("combat", EVEN + "attacker-general=general", 10, 400))
        .containsEntry("attacker general", "none");
  }
}
