package studio.kriegsspiel.rules.battlesystem;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import studio.kriegsspiel.rules.Asking;
import studio.kriegsspiel.rules.Fraction;
import studio.kriegsspiel.rules.Layer;
import studio.kriegsspiel.rules.Rule;
import studio.kriegsspiel.rules.RuleBookId;
import studio.kriegsspiel.rules.book.RuleBook;
import studio.kriegsspiel.rules.book.ScenarioDemand;
import studio.kriegsspiel.rules.book.TurnPart;
import studio.kriegsspiel.rules.dice.Dice;
import studio.kriegsspiel.rules.procedure.Parameter;
import studio.kriegsspiel.rules.procedure.Procedure;
import studio.kriegsspiel.rules.table.RuleTable;

class BattleTurnTest {
  private static final Asking BOOK = Asking.the(RuleBookId.BATTLE_SYSTEM);
  private static final RuleBook BRIGADES =
      Asking.the(RuleBookId.BATTLE_SYSTEM, "brigade-game").book();

  @Test
  @Rule({"B015", "B016", "B020", "B021", "B131", "B134", "B135"})
  void aTurnIsAMovementTurnAndThreeCombatPhases() {
    assertThat(BOOK.book().time().turnMinutes()).isEqualTo(10);
    assertThat(BRIGADES.time().turnMinutes()).isEqualTo(30);
    assertThat(BOOK.book().time().parts())
        .extracting(TurnPart::name)
        .containsExactly("movement", "combat", "end");
    assertThat(BOOK.book().time().parts()).extracting(TurnPart::times).containsExactly(1, 3, 1);
    assertThat(BOOK.book().time().parts().get(1).minutes()).isEqualTo(3);
    assertThat(BRIGADES.time().parts().get(1).minutes()).isEqualTo(10);
    assertThat(Asking.the(RuleBookId.BATTLE_SYSTEM, "clock-by-phase").book().time().turnMinutes())
        .isEqualTo(9);
    assertThat(BOOK.book().table("turn-times").getInteger("turn", "brigade")).isEqualTo(30);
  }

  @Test
  @Rule({"B014", "B076", "B077", "B109", "B110", "B116"})
  void theScenarioFixesScaleRangesAndCommand() {
    assertThat(BOOK.book().ground().declaredByScenario()).isTrue();
    assertThat(BOOK.book().ground().declared(Fraction.of(120)).metres(5))
        .isEqualTo(Fraction.of(600));
    assertThat(BOOK.book().demands())
        .extracting(ScenarioDemand::key)
        .contains(
            "game.level",
            "ground.space_metres",
            "ground.weapon_ranges",
            "orders.initial",
            "orders.command_rules",
            "commander.position");
  }

  @ParameterizedTest(name = "{0}: {1}")
  @CsvSource({
    "first=move second=fire third=melee, move fire melee",
    "first=fire second=fire third=fire charged-in=2, fire melee fire",
    "first=move second=fire third=melee charged-in=1, move fire melee",
    "first=fire second=fire third=fire after-first=-1, fire none none",
    "first=fire second=fire third=fire after-second=-3, fire fire none",
    "first=fire second=fire third=fire after-first=0, fire fire fire",
    "first=move second=fire third=fire evaded-in=2, move evade evade",
    "first=fire second=fire third=fire evaded-in=1, evade evade evade"
  })
  @Rule({"B016..B019", "B083"})
  void aUnitDoesItsPhasesWhileItsMoraleHolds(String question, String done) {
    assertThat(String.join(" ", BOOK.decide("programme", question).values())).isEqualTo(done);
  }

  @ParameterizedTest(name = "{0}: {1}")
  @CsvSource({
    "troops=infantry-line, 1",
    "troops=infantry-column, 2",
    "troops=infantry-open-order, 3",
    "troops=cavalry-heavy, 4",
    "troops=cavalry-medium, 5",
    "troops=cavalry-light, 5",
    "troops=cavalry-light terrain=woods, 2",
    "troops=infantry-column terrain=marsh, 1",
    "troops=cavalry-heavy terrain=small-river, 2",
    "troops=infantry-line terrain=woods, 0",
    "troops=cavalry-heavy terrain=woods, 2",
    "troops=cavalry-heavy terrain=marsh, 2",
    "troops=infantry-column pace=halt, 0",
    "troops=infantry-open-order pace=half-speed, 1",
    "troops=cavalry-heavy pace=double-movement, 8",
    "troops=gunners-evading, 2",
    "troops=artillery-horse-limbered, 4"
  })
  @Rule({"B078..B080", "B084..B086", "B106", "B125..B127"})
  void movementSpacesOfATurn(String question, int spaces) {
    assertThat(BOOK.result("allowedSpaces", "move", question)).isEqualTo("" + spaces);
  }

  @Test
  @Rule("B081")
  void openOrderKeepsASpaceFromCloseOrder() {
    String open = "troops=infantry-open-order close-order-spaces=";
    // Of its 3 spaces as many as leave one; what stands closer already has none.
    assertThat(BOOK.result("allowedSpaces", "move", open + "3")).isEqualTo("2");
    assertThat(BOOK.result("allowedSpaces", "move", open + "5/2")).isEqualTo("3/2");
    assertThat(BOOK.result("allowedSpaces", "move", open + "1")).isEqualTo("0");
    assertThat(BOOK.result("allowedSpaces", "move", open + "9")).isEqualTo("3");
    assertThat(BOOK.forbidden("move", open + "3 spaces=3").sentence()).contains("1 movement space");
    assertThat(BOOK.forbidden("move", open + "1/2").sentence()).contains("1 movement space");
    assertThat(BOOK.result("allowedSpaces", "move", "troops=infantry-column close-order-spaces=1"))
        .isEqualTo("2");
  }

  @Test
  @Rule({"B059", "B074"})
  void nobodyExceedsHisAllowanceNorGoesForwardShaken() {
    assertThat(BOOK.forbidden("move", "troops=infantry-line spaces=2").sentence())
        .isEqualTo("These troops move 1 movement space a turn here, not 2.");
    String line = "troops=infantry-line points=";
    assertThat(BOOK.forbidden("move", line + "0").rule().reference())
        .isEqualTo("Effects of Morale");
    assertThat(BOOK.forbidden("move", line + "-0.75").sentence()).contains("forward");
    assertThat(BOOK.result("allowedSpaces", "move", line + "0.25")).isEqualTo("1");
    assertThat(BOOK.result("allowedSpaces", "move", line + "0 forward=no")).isEqualTo("1");
  }

  @Test
  @Rule("B067")
  void modifiersOfCombatDoNotTouchMovementOrRides() {
    for (String question : List.of("move troops=infantry-line", "rider road-spaces=6")) {
      String[] words = question.split(" ");
      assertThat(BOOK.adjudicate(words[0], words[1]).trace())
          .extracting(step -> step.citation().note() + step.citation().reference())
          .noneMatch(place -> place.contains("Modifier"));
    }
    assertThat(BOOK.book().getProcedure("move").parameters())
        .extracting(Parameter::name)
        .doesNotContain("nation", "grade", "disordered", "cover");
  }

  @Test
  @Rule({"B087..B090"})
  void passagesTakeMinutesByTheHundredMen() {
    assertThat(BOOK.result("minutes", "passage", "passage=bridge men=700")).isEqualTo("14");
    assertThat(BOOK.result("minutes", "passage", "passage=built-up-area men=700")).isEqualTo("21");
    assertThat(BOOK.result("minutesExact", "passage", "passage=bridge men=625")).isEqualTo("25/2");
    assertThat(BOOK.forbidden("passage", "passage=bridge men=700 formation=open-order").sentence())
        .contains("column only");
    assertThat(BOOK.forbidden("passage", "passage=bridge men=700 formation=line").sentence())
        .contains("column only");
    assertThat(BOOK.forbidden("passage", "passage=built-up-area men=700 formation=line").sentence())
        .contains("column or open order");
    assertThat(
            BOOK.forbidden("passage", "passage=built-up-area men=700 formation=square").sentence())
        .contains("column or open order");
    assertThat(
            BOOK.result("minutes", "passage", "passage=built-up-area men=50 formation=open-order"))
        .isEqualTo("2");
    assertThat(BOOK.adjudicate("passage", "passage=bridge men=50").decision().sentence())
        .isEqualTo("The last man is across after 1 minute.");
  }

  @ParameterizedTest(name = "{0}: {1}")
  @CsvSource({
    "who=gunners by=cavalry shelter-spaces=2, sheltered",
    "who=gunners by=cavalry shelter-spaces=5/2, eliminated",
    "who=gunners by=infantry shelter-spaces=3, helpless"
  })
  @Rule({"B105..B108"})
  void gunnersEvadeTwoInfantrySpacesToShelter(String question, String outcome) {
    assertThat(BOOK.result("outcome", "evade", question)).isEqualTo(outcome);
  }

  @ParameterizedTest(name = "{0} needs {1}")
  @CsvSource({"irregular, 4", "militia, 3", "conscript, 3", "regular, 2", "veteran, 2", "guard, 2"})
  @Rule({"B111", "B112", "B117", "B119..B122"})
  void newOrdersAreObeyedOnTheDieOfTheGrade(String grade, int needed) {
    assertThat(BOOK.result("obeyed", "order", "grade=" + grade, needed)).isEqualTo("true");
    assertThat(BOOK.decide("order", "grade=" + grade, needed - 1, 1))
        .containsEntry("obeyed", "false")
        .containsEntry("reaction", "previous-orders");
  }

  @ParameterizedTest(name = "{0}: {2}")
  @CsvSource({
    "1, '', previous orders",
    "2, '', previous orders",
    "3, '', at least one full turn",
    "4, '', half speed",
    "4, spaces-left=1, halts",
    "5, '', doubles its movement",
    "6, enemy-in-charge-reach=yes, charges",
    "6, '', fights by fire",
    "6, can-fire=no, halts for the remaining phases"
  })
  @Rule({"B122..B130"})
  void reactionsToOrdersNotObeyed(int die, String more, String says) {
    assertThat(BOOK.adjudicate("order", "grade=irregular " + more, 1, die).decision().sentence())
        .contains(says);
  }

  @Test
  @Rule({"B122", "B125..B127"})
  void aSecondDieIsThrownForTheReactionAndTheMoveFollowsIt() {
    Procedure order = BOOK.book().getProcedure("order");
    assertThatThrownBy(() -> order.adjudicate(Map.of("grade", "irregular"), Dice.fixed(3)))
        .hasMessage("Lay down one more die: throw 2 is the reaction's die for orders (1 to 6).");
    assertThatThrownBy(() -> order.adjudicate(Map.of("grade", "irregular"), Dice.fixed(4, 4)))
        .hasMessageContaining("leave out 4");
    assertThat(BOOK.after("order", "grade=irregular", 3, 4)).containsEntry("pace", "half-speed");
    assertThat(BOOK.after("order", "grade=irregular spaces-left=1", 3, 4))
        .containsEntry("pace", "halt");
    assertThat(BOOK.after("order", "grade=irregular", 3, 5))
        .containsEntry("pace", "double-movement");
  }

  @Test
  @Rule("B124")
  void whoAsksAgainIsHaltedUntilTheRiderIsBackAndAtLeastATurn() {
    // 12 spaces by road at 6 a turn: 2 turns there, 4 there and back; 2 spaces: a turn all the
    // same.
    assertThat(BOOK.decide("rider", "road-spaces=12"))
        .containsEntry("arrivesTurn", "2")
        .containsEntry("backTurn", "4");
    assertThat(BOOK.result("backTurn", "rider", "road-spaces=2")).isEqualTo("1");
  }

  @Test
  @Rule({"B113..B115"})
  void ridersCoverSixSpacesByRoadAndThreeAcrossCountry() {
    assertThat(BOOK.decide("rider", "road-spaces=9 field-spaces=3"))
        .containsEntry("turnsExact", "5/2")
        .containsEntry("arrivesTurn", "3")
        .containsEntry("minutes", "25");
  }

  /** Three spaces of 120 m declared for the battle; by default 150 m, and 300 among brigades. */
  @Test
  @Rule("B076")
  void spacesAreAsLongAsTheBattleDeclares() {
    assertThat(BOOK.result("metres", "distance", "units=3")).isEqualTo("450");
    assertThat(Asking.the(BRIGADES).result("metres", "distance", "units=3")).isEqualTo("900");
    assertThat(BOOK.result("metres", "distance", "units=3 unit-metres=120")).isEqualTo("360");
    assertThat(BOOK.adjudicate("distance", "units=3 unit-metres=120").trace())
        .filteredOn(step -> !step.factor().startsWith("given"))
        .isNotEmpty()
        .allMatch(step -> step.citation().layer() == Layer.PRINTED);
  }

  @Test
  @Rule("B109")
  void commandRulesMayBeLeftOut() {
    Asking without = Asking.the(RuleBookId.BATTLE_SYSTEM, "no-command-rules");
    assertThat(without.result("obeyed", "order", "grade=irregular", 1)).isEqualTo("true");
  }

  @ParameterizedTest
  @CsvSource({"limber, 1", "unlimber, 1", "formation, 1", "recover-order, 1"})
  void changesTakePhasesByDefault(String what, int phases) {
    assertThat(BOOK.result("phases", "change", "what=" + what)).isEqualTo("" + phases);
  }

  @Test
  @Rule("B091")
  void closeRangeOfGunsIsMusketryRange() {
    RuleTable ranges = BOOK.book().table("weapon-ranges");
    assertThat(ranges.getInteger("spaces", "artillery-close"))
        .isEqualTo(ranges.getInteger("spaces", "musket"));
  }
}
