package studio.kriegsspiel.rules.kriegskunst;

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
import studio.kriegsspiel.rules.dice.Dice;
import studio.kriegsspiel.rules.procedure.Parameter;
import studio.kriegsspiel.rules.table.RuleTable;
import studio.kriegsspiel.rules.table.TableRow;
import studio.kriegsspiel.rules.trace.Trace;

class KriegskunstFireTest {
  private static final Asking BOOK = Asking.the(RuleBookId.KRIEGSKUNST);

  /** The printed grids; a dash is nothing, h the blank cell that is ruled half a figure. */
  @ParameterizedTest(name = "{0} {1}: {2}")
  @CsvSource({
    "musket, 8, - - - - h 1 2 3 4",
    "musket, 1, - - - - h 1 2 3 4",
    "musket, 9, - - - h 1 2 3 4 5",
    "musket, 12, - - - h 1 2 3 4 5",
    "musket, 16, - - h 1 2 3 4 5 6",
    "musket, 20, - h 1 2 3 4 5 6 7",
    "musket, 24, h 1 2 3 4 5 6 7 8",
    "light-guns, 1, - - - h 1 2 3 4 5",
    "light-guns, 2, - - h 1 2 3 4 5 6",
    "light-guns, 3, - h 1 2 3 4 5 6 7",
    "light-guns, 4, h 1 2 3 4 5 6 7 8"
  })
  @Rule({"K103..K113"})
  void casualtyTables(String weapon, int firing, String cells) {
    Casualties table =
        new Casualties(
            BOOK.book(), weapon.equals("musket") ? "musketry-casualties" : "artillery-casualties");
    String[] printed = cells.split(" ");
    for (int column = 0; column < printed.length; column++) {
      int quarters =
          printed[column].equals("-")
              ? 0
              : printed[column].equals("h") ? 2 : 4 * Integer.parseInt(printed[column]);
      for (int score = 2 * column + 1; score <= 2 * column + 2; score++) {
        assertThat(table.quarters(firing, score, Trace.OFF))
            .as("score " + score)
            .isEqualTo(quarters);
      }
    }
    // What two dice alone throw, 7 and 10, asked of the book: muskets at 6 inches, shot at 15.
    String fire =
        "weapon=%s firing=%d range-inches=%d"
            .formatted(weapon, firing, weapon.equals("musket") ? 6 : 15);
    assertThat(BOOK.result("lossExactFigures", "fire", fire, 3, 4, 6))
        .isEqualTo(figures(printed[3]));
    assertThat(BOOK.result("lossExactFigures", "fire", fire, 4, 6, 6))
        .isEqualTo(figures(printed[4]));
  }

  private static String figures(String cell) {
    return cell.equals("-") ? "0" : cell.equals("h") ? "1/2" : cell;
  }

  @Test
  @Rule({"K104..K108", "K110..K113"})
  void blankCellsAreMarkedAsRuledAndDashesStayDashes() {
    for (String name : List.of("musketry-casualties", "artillery-casualties")) {
      RuleTable table = BOOK.book().table(name);
      for (TableRow row : table.rows()) {
        assertThat(row.cellCitations()).hasSize(1);
        String column = row.cellCitations().keySet().iterator().next();
        assertThat(row.citation(column).layer()).isEqualTo(Layer.RULING);
        assertThat(row.getFraction(column).toString()).isEqualTo("1/2");
      }
    }
    assertThat(BOOK.book().table("musketry-casualties").getRow(5).isDash("1-2")).isTrue();
  }

  @ParameterizedTest(name = "{0}: {1}")
  @CsvSource({
    "grade=elite, 0",
    "grade=line, 0",
    "grade=veteran, 0",
    "grade=garrison, -1",
    "grade=militia, -2",
    "gun-attached=yes, 1",
    "first-turn=yes, 2",
    "fired-before=yes, -1",
    "moved=yes, -2",
    "state=unformed target-acts=charging, -4",
    "target=march-column, 1",
    "supported=yes, 1",
    "target=square, 2",
    "enfiladed=yes, 2",
    "charging-cavalry=yes, 2",
    "shelter=cover, -2",
    "target=skirmishers, -3",
    "target=deployed-artillery, -3",
    "shelter=buildings, -4",
    "range-class=point-blank, 3",
    "target=square enfiladed=yes, 2"
  })
  @Rule({"K081..K087", "K096..K102", "K125"})
  void infantryFireModifiers(String condition, int change) {
    assertThat(BOOK.result("score", "fire", "firing=16 range-inches=3 " + condition, 3, 4, 1))
        .isEqualTo("" + (7 + change));
  }

  @ParameterizedTest(name = "{0}: {1}")
  @CsvSource({
    "weapon=light-guns range-inches=11, 3",
    "weapon=light-guns range-inches=12, 0",
    "weapon=medium-guns range-inches=12, 4",
    "weapon=medium-guns range-inches=13, 0",
    "weapon=heavy-guns range-inches=13, 5",
    "weapon=heavy-guns range-inches=14, 0",
    "weapon=battalion-guns range-inches=6, 2",
    "weapon=battalion-guns range-inches=7, 0",
    "weapon=medium-guns range-inches=20 grade=garrison, -2",
    "weapon=medium-guns range-inches=20 moved=yes, -4",
    "weapon=battalion-guns range-inches=10 moved=yes, 0",
    "weapon=howitzers range-inches=20 shelter=buildings, -3",
    "weapon=howitzers range-inches=20 shelter=cover, -1"
  })
  @Rule({"K078..K080", "K089..K095"})
  void artilleryFireModifiers(String condition, int change) {
    assertThat(BOOK.result("score", "fire", "firing=2 " + condition, 3, 4, 1))
        .isEqualTo("" + (7 + change));
  }

  @ParameterizedTest(name = "{0}: effective to {1}, long to {2}")
  @CsvSource({
    "musket, 6, 12",
    "rifle, 7, 14",
    "carbine, 3, 6",
    "light-guns, 18, 36",
    "medium-guns, 21, 42",
    "heavy-guns, 24, 48"
  })
  @Rule({"K075..K080", "K088"})
  void rangesAndHalvedLossesAtLongRange(String weapon, int effective, int most) {
    String question = "weapon=%s firing=3 range-inches=%d";
    assertThat(BOOK.result("longRange", "fire", question.formatted(weapon, effective), 6, 6))
        .isEqualTo("false");
    assertThat(BOOK.result("longRange", "fire", question.formatted(weapon, effective + 1), 6, 6))
        .isEqualTo("true");
    assertThat(BOOK.forbidden("fire", question.formatted(weapon, most + 1)).sentence())
        .contains("longest range");
    assertThat(BOOK.result("lossExactFigures", "fire", "firing=20 range-inches=6", 5, 5))
        .isEqualTo("3");
    assertThat(BOOK.result("lossExactFigures", "fire", "firing=20 range-inches=7", 5, 5))
        .isEqualTo("3/2");
  }

  @ParameterizedTest(name = "dice {0}: {1}")
  @CsvSource({"5 5 4, 2", "5 5 3, 1", "2 1 4 6, 1", "2 2 6 4, 1", "2 2 6 3, 0"})
  void halvesAndQuartersAreDicedFor(String dice, int lost) {
    // 17-20 figures at long range: score 10 gives 3/2, score 4 (a blank cell) gives 1/4
    assertThat(BOOK.result("lossFigures", "fire", "firing=20 range-inches=7", Asking.dice(dice)))
        .isEqualTo("" + lost);
  }

  @Test
  void moreThanTheTableHoldsIsAddedInParts() {
    assertThat(BOOK.result("lossExactFigures", "fire", "firing=36 range-inches=6", 5, 5))
        .isEqualTo("5");
    assertThat(
            BOOK.result(
                "lossExactFigures",
                "fire",
                "firing=24 range-inches=6 grade=militia" + " moved=yes shelter=buildings",
                3,
                4))
        .isEqualTo("0");
    assertThat(
            BOOK.result(
                "score",
                "fire",
                "firing=24 range-inches=1 first-turn=yes"
                    + " charging-cavalry=yes enfiladed=yes supported=yes range-class=point-blank",
                6,
                6))
        .isEqualTo("22");
  }

  @Test
  @Rule({"K225", "K226", "K227"})
  void unformedFalteringAndRetreatingTroopsFireOnlyAsTheDefinitionsLetThem() {
    String fire = "firing=16 range-inches=3 state=";
    assertThat(BOOK.forbidden("fire", fire + "unformed").sentence()).contains("only at those");
    assertThat(BOOK.decide("fire", fire + "unformed target-acts=firing", 6, 6)).isNotEmpty();
    assertThat(BOOK.forbidden("fire", fire + "faltering target-acts=firing").sentence())
        .contains("only if charged");
    assertThat(BOOK.decide("fire", fire + "faltering target-acts=charging", 6, 6)).isNotEmpty();
    assertThat(BOOK.forbidden("fire", fire + "retreating target-acts=charging").sentence())
        .contains("may not fire");
  }

  @Test
  @Rule({"K073", "K074"})
  void arcsOfFire() {
    RuleTable arcs = BOOK.book().table("fire-arcs");
    assertThat(arcs.getInteger("arc", "infantry")).isEqualTo(30);
    assertThat(arcs.getInteger("arc", "skirmishers")).isEqualTo(45);
    assertThat(arcs.getInteger("arc", "artillery")).isEqualTo(30);
  }

  @ParameterizedTest(name = "{0} figures, {1}, {2}: {3} dice, {4} lost")
  @CsvSource({
    "3, none, 6, 1, 1, false",
    "4, none, 6, 1, 1, false",
    "5, none, 6 5, 2, 1, false",
    "6, none, 6 6, 2, 2, true",
    "6, cover, 6 6, 2, 1, true",
    "6, buildings, 6 1 4, 2, 1, false",
    "6, buildings, 6 1 3, 2, 0, false",
    "9, none, 1 2 3, 3, 0, false"
  })
  @Rule({"K114..K118"})
  void skirmishersRollADieForThreeFigures(
      int figures, String shelter, String dice, int count, int lost, boolean risk) {
    assertThat(
            BOOK.decide(
                "skirmish-fire",
                "firing=%d shelter=%s".formatted(figures, shelter),
                Asking.dice(dice)))
        .containsEntry("dice", "" + count)
        .containsEntry("lossFigures", "" + lost)
        .containsEntry("generalAtRisk", "" + risk);
  }

  @ParameterizedTest(name = "{0}, die {1}: {2}")
  @CsvSource({
    "line, 1, long, 0", "line, 2, effective, 0", "line, 5, effective, 0",
    "line, 6, point-blank, 3", "elite, 4, point-blank, 3", "elite, 1, effective, 0",
    "veteran, 5, point-blank, 3", "veteran, 1, effective, 0", "garrison, 2, long, 0",
    "militia, 3, long, 0", "militia, 6, effective, 0"
  })
  @Rule({"K123..K130"})
  void firingAtChargers(String grade, int die, String range, int add) {
    assertThat(BOOK.decide("fire-at-chargers", "grade=" + grade, die))
        .containsEntry("range", range)
        .containsEntry("add", "" + add);
  }

  @ParameterizedTest(name = "{0}")
  @CsvSource({
    "ranges-overlap, fire, weapon=medium-guns firing=2 range-inches=21, longRange, false, true",
    "blank-cells-nil, fire, firing=8 range-inches=3 grade=line target=square, lossExactFigures, 1/2, 0",
    "veterans-fire-plus-one, fire, firing=8 range-inches=3 grade=veteran, score, 8, 9",
    "light-guns-may-move, fire, weapon=light-guns firing=1 range-inches=15 moved=yes, score, 4, 8",
    "unmodified-range-die, fire-at-chargers, grade=elite, range, point-blank, effective"
  })
  void switchesTurnRulingsToTheirAlternative(
      String name, String procedure, String question, String result, String ruled, String other) {
    BOOK.assertSwitchTurns(name, procedure, question, result, ruled, other, 4, 4);
  }

  @Test
  @Rule("K115")
  void skirmishersIgnoreTheRangeWithinTheirReach() {
    // Two sixes remove two figures at 12 inches, where formed musketry would be halved.
    assertThat(BOOK.result("lossFigures", "skirmish-fire", "firing=6 range-inches=12", 6, 6))
        .isEqualTo("2");
    assertThat(BOOK.forbidden("skirmish-fire", "firing=6 range-inches=13").sentence())
        .contains("longest range of the musket is 12 inches");
    assertThat(
            BOOK.result(
                "lossFigures", "skirmish-fire", "weapon=rifle firing=6 range-inches=14", 6, 6))
        .isEqualTo("2");
    assertThat(BOOK.book().getProcedure("skirmish-fire").parameters())
        .extracting(Parameter::name)
        .doesNotContain("target", "enfiladed");
  }

  /** The die for firing at chargers decides the class of range, whatever is measured. */
  @Test
  @Rule({"K123..K125"})
  void theRangeDieDecidesHowChargersAreFiredOn() {
    assertThat(BOOK.after("fire-at-chargers", "grade=line", 1))
        .containsEntry("range-class", "long");
    assertThat(BOOK.after("fire-at-chargers", "grade=line", 6))
        .containsEntry("range-class", "point-blank");
    // 17-20 figures and a score of 10 remove 3 figures; at long range half, though 3 inches off.
    String fire = "firing=20 range-inches=3 range-class=";
    assertThat(BOOK.result("lossExactFigures", "fire", fire + "long", 5, 5)).isEqualTo("3/2");
    assertThat(BOOK.result("lossExactFigures", "fire", fire + "effective", 5, 5)).isEqualTo("3");
    // Point-blank adds 3: a score of 13 removes 5, though 9 inches off.
    assertThat(
            BOOK.result(
                "lossExactFigures",
                "fire",
                "firing=20 range-inches=9 range-class=point-blank",
                5,
                5))
        .isEqualTo("5");
  }

  @Test
  @Rule({"K084", "K085"})
  void fireLeavesWhatTheNextQuestionTakes() {
    // 16 figures, 7 + 2 for the first fire: a score of 9 removes 2 of 20 figures, 10 %.
    Map<String, String> first =
        BOOK.after(
            "fire",
            "firing=16 range-inches=6 first-turn=yes target-figures=20 target-strength=20",
            3,
            4);
    assertThat(first)
        .containsEntry("firer first-turn", "no")
        .containsEntry("firer fired-before", "yes")
        .containsEntry("target figures", "18")
        .containsEntry("target lost-this-turn", "2")
        .containsEntry("target casualties", "10")
        .containsEntry("target half-lost", "no");
    // Another 12 roll 12, + 2 for the square: 14 removes 3 more, 5 of 20 in the turn, 25 %.
    Map<String, String> second =
        BOOK.after(
            "fire",
            "firing=12 range-inches=6 target=square target-figures=18 target-strength=20"
                + " target-lost-this-turn=2",
            6,
            6);
    assertThat(second)
        .containsEntry("target figures", "15")
        .containsEntry("target lost-this-turn", "5")
        .containsEntry("target casualties", "25");
    assertThat(BOOK.decide("must-test", "figures=15 strength=20 lost-this-turn=5"))
        .containsEntry("unitTests", "other");
    assertThat(
            BOOK.result("lossFigures", "fire", "firing=24 range-inches=1 target-figures=2", 6, 6))
        .isEqualTo("2");
  }

  @Test
  void aMissingDieOfTwoIsAskedForByName() {
    assertThatThrownBy(
            () ->
                BOOK.book()
                    .getProcedure("fire")
                    .adjudicate(Map.of("firing", "16", "range-inches", "6"), Dice.fixed(3)))
        .hasMessage("Lay down one more die: throw 2 is the second of 2D6 for fire (1 to 6).");
  }
}
