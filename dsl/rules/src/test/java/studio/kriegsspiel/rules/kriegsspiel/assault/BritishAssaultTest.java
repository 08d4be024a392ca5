package studio.kriegsspiel.rules.kriegsspiel.assault;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import studio.kriegsspiel.rules.Asking;
import studio.kriegsspiel.rules.Rule;
import studio.kriegsspiel.rules.RuleBookId;
import studio.kriegsspiel.rules.table.RuleTable;

class BritishAssaultTest {
  private static final Asking BOOK = Cases.BRITISH;
  private static final String SQUADRONS =
      "attacker=cavalry defender=cavalry attacker-units=%d defender-units=%d ";

  private static void odds(String question, String die, String favours) {
    Cases.check(BOOK, "melee", question, "3 3", "die=" + die + " favours=" + favours);
  }

  @ParameterizedTest(name = "{0} squadrons")
  @CsvSource({
    "1, I IV X . . . . . . . . . . . . .",
    "2, . I III IV V X . . . . . . . . . .",
    "3, . . I III III IV V V X . . . . . . .",
    "4, . . . I II III III IV IV V V X . . . .",
    "5, . . . . I II III III IV IV IV V V V X .",
    "6, . . . . . I II III III III IV IV IV V V V",
    "7, . . . . . . I I II III III III IV IV V V",
    "8, . . . . . . . I I II II III III III IV IV",
    "9, . . . . . . . . I I II III III III IV IV",
    "10, . . . . . . . . . I I II II III III III",
    "11, . . . . . . . . . . I I II II III III",
    "12, . . . . . . . . . . . I I II II II"
  })
  @Rule({"G5-229..G5-240", "G5-174"})
  void squadronMatrix(int weak, String row) {
    RuleTable table = BOOK.book().table("squadron-matrix");
    String[] cells = row.split(" ");
    for (int i = 0; i < cells.length; i++) {
      String cell = table.getRow(weak).findText("against_" + (i + 1)).orElse(".");
      assertThat(cell).as(weak + " against " + (i + 1)).isEqualTo(cells[i]);
      if (!cells[i].equals(".")) {
        String die = cells[i].equals("X") ? "foregone" : cells[i];
        String favours = die.equals("I") ? "none" : "attacker";
        odds(SQUADRONS.formatted(i + 1, weak), die, favours);
      }
    }
  }

  @Test
  void squadronsByDifferenceAreASwitch() {
    Cases.check(
        Asking.the(RuleBookId.BRITISH_1815, "difference-table-for-cavalry"),
        "melee",
        SQUADRONS.formatted(6, 4),
        "3",
        "die=IV");
    odds(SQUADRONS.formatted(6, 4), "III", "attacker");
  }

  @Test
  @Rule("G5-173")
  void fiveSquadronsMaySpreadToSix() {
    odds(SQUADRONS.formatted(6, 5), "II", "attacker");
    odds(SQUADRONS.formatted(6, 5) + "spread=yes", "I", "none");
    odds(SQUADRONS.formatted(5, 4) + "spread=yes", "II", "attacker");
  }

  @Test
  @Rule({"G5-162", "G5-164", "G5-172"})
  void printedExampleOfGuardCavalryGoingDownhill() {
    String charge = SQUADRONS.formatted(1, 1);
    odds(charge, "I", "none");
    odds(charge + "attacker-heavy=yes", "II", "attacker");
    // Blown by the long trot: a point lost, then two for the slope.
    String blown = charge + "attacker-heavy=yes attacker-shaken=yes ";
    odds(blown, "I", "none");
    odds(blown + "slope=6", "III", "defender");
  }

  @ParameterizedTest(name = "{0}: {1}")
  @CsvSource({
    "slope=4, 0",
    "slope=5, -2",
    "slope=9, -2",
    "slope=10, -3",
    "slope=14, -3",
    "slope=9 uphill=yes, 0",
    "intervals=yes, -1",
    "obstacles-cavalry=yes, -2",
    "defender-standing=yes, 1",
    "defender-heavy=yes, -1"
  })
  @Rule({"G5-167", "G5-170a", "G5-172", "G5-203"})
  void cavalryCircumstances(String circumstance, int points) {
    assertThat(BOOK.result("indexPoints", "melee", SQUADRONS.formatted(4, 4) + circumstance, 3))
        .isEqualTo("" + points);
  }

  @Test
  @Rule({"G5-172", "G5-197"})
  void slopesThatForbidAnAttack() {
    assertThat(BOOK.forbidden("melee", SQUADRONS.formatted(4, 4) + "slope=15").rule().reference())
        .isEqualTo("C132");
    assertThat(
            BOOK.forbidden("melee", "attacker-units=2 defender-units=2 slope=20 uphill=yes")
                .sentence())
        .contains("20 degrees");
  }

  @ParameterizedTest(name = "{0} {1}: {2}")
  @CsvSource({
    "infantry, slope=10 uphill=yes, 0",
    "infantry, slope=15 uphill=yes, -1",
    "infantry, slope=15, 0",
    "skirmishers, slope=20 uphill=yes, -1",
    "skirmishers, slope=20, 0",
    "skirmishers, slope=25 uphill=yes, -2",
    "skirmishers, slope=25, -1",
    "skirmishers, slope=30 uphill=yes, -3",
    "skirmishers, slope=30, -2"
  })
  @Rule("G5-197")
  void slopesForFootTroops(String arm, String slope, int points) {
    assertThat(
            BOOK.result(
                "indexPoints",
                "melee",
                "attacker=%s defender=%s attacker-units=4 defender-units=4 %s"
                    .formatted(arm, arm, slope),
                3))
        .isEqualTo("" + points);
  }

  @ParameterizedTest(name = "{0}: {1}")
  @CsvSource({
    "attacker-skirmishers, 1",
    "defender-skirmishers, -1",
    "attacker-skirmishers-beaten, -1",
    "defender-skirmishers-beaten, 1",
    "renewed-fresh, 1",
    "renewed-tired, -1",
    "defender-shaken, 1",
    "defender-badly-shaken, 2",
    "attacker-badly-shaken, -2",
    "attacker-shaken, -1",
    "attacker-just-victorious, -1",
    "attacker-flank-threatened, -1",
    "obstacles, -1",
    "attacker-deploying, -1",
    "attacker-artillery, 1",
    "defender-under-canister, 1"
  })
  @Rule({"G5-194", "G5-195", "G5-203", "G5-204"})
  void infantryCircumstances(String circumstance, int points) {
    assertThat(
            BOOK.result(
                "indexPoints",
                "melee",
                "attacker-units=4 defender-units=4 " + circumstance + "=yes",
                3))
        .isEqualTo("" + points);
  }

  @Test
  @Rule("G5-203")
  void skirmishersInPositionGainAPoint() {
    assertThat(
            BOOK.result(
                "indexPoints",
                "melee",
                "attacker=skirmishers defender=skirmishers attacker-units=4 defender-units=4"
                    + " defender-in-position=yes",
                3))
        .isEqualTo("-1");
  }

  @ParameterizedTest(name = "{0} against {1}: {2}")
  @CsvSource({"7, 6, II", "6, 6, I", "5, 4, III", "3, 2, IV", "2, 1, V", "8, 3, foregone"})
  @Rule("G5-210")
  void differencesAreHalfOpen(int strong, int weak, String die) {
    odds(
        "attacker-units=%d defender-units=%d attacker-stand=column".formatted(strong, weak),
        die,
        die.equals("I") ? "none" : "attacker");
  }

  @Test
  @Rule({"G5-161", "G5-163", "G5-185", "G5-209"})
  void outcomes() {
    String charge = "attacker=cavalry attacker-units=4 defender-units=2 defender-stand=line";
    Cases.check(
        BOOK, "melee", charge, "6", "beaten=attacker printed=T outcome=R loserLossPoints=24");
    Cases.check(BOOK, "melee", charge, "1", "beaten=defender printed=R outcome=T");
    Cases.check(
        Asking.the(RuleBookId.BRITISH_1815, "infantry-one-worse"),
        "melee",
        charge,
        "1",
        "printed=R outcome=D");
    String knots = "attacker=cavalry defender=skirmishers attacker-units=1 defender-units=2";
    odds(knots, "V", "attacker");
    String fight = SQUADRONS.formatted(4, 4);
    Cases.check(BOOK, "melee", fight, "6", "outcome=T loserLossPoints=48 victorLossPoints=24");
    Cases.check(
        Asking.the(RuleBookId.BRITISH_1815, "victors-by-chart"),
        "melee",
        fight,
        "6",
        "outcome=T victorLossPoints=16");
  }

  @Test
  @Rule({"G5-169", "G5-177"})
  void secondLineOfCavalry() {
    String charge =
        SQUADRONS.formatted(4, 4) + "defender-second-line=4 defender-second-line-paces=700";
    Cases.check(BOOK, "melee", charge, "6", "outcome=R");
    Cases.check(
        Asking.the(RuleBookId.BRITISH_1815, "second-line-to-600"),
        "melee",
        charge,
        "6",
        "outcome=T");
  }

  @ParameterizedTest(name = "{0} squadrons on a {1} square of {2} half battalions")
  @CsvSource({
    "1, unshaken, 1, V",
    "1, shaken, 2, V",
    "1, shaken, 1, III",
    "1, badly-shaken, 2, III",
    "1, badly-shaken, 1, II",
    "2, unshaken, 2, V V",
    "2, unshaken, 1, IV IV",
    "2, shaken, 2, V V",
    "2, shaken, 1, III III",
    "2, badly-shaken, 2, III III",
    "2, badly-shaken, 1, II II",
    "3, unshaken, 2, V V V",
    "3, unshaken, 1, IV IV IV",
    "3, shaken, 2, V V V",
    "3, badly-shaken, 1, II II II",
    "4, unshaken, 2, V V IV IV",
    "4, unshaken, 1, IV IV III III",
    "4, shaken, 2, IV IV IV IV",
    "4, badly-shaken, 2, III III III III"
  })
  @Rule({"G5-187", "G5-241..G5-244"})
  void squares(int squadrons, String state, int halves, String dice) {
    RuleTable table = BOOK.book().table("squares");
    String[] waves = dice.split(" ");
    for (int wave = 1; wave <= waves.length; wave++) {
      assertThat(
              table
                  .getRow(squadrons, state, wave)
                  .getText(halves == 1 ? "half_battalion" : "battalion"))
          .isEqualTo(waves[wave - 1]);
    }
  }

  @Test
  @Rule({"G5-188", "G5-189", "G5-190", "G5-241"})
  void wavesAgainstSquares() {
    Cases.check(
        BOOK, "squares", "squadrons=2", "2", "broken=true infantry=lost cavalryLossPoints=6");
    Cases.check(BOOK, "squares", "squadrons=2 shelter=yes", "2", "infantry=totally-defeated");
    Cases.check(
        BOOK, "squares", "squadrons=2", "5", "broken=false infantry=holds cavalryLossPoints=6");
    assertThat(BOOK.forbidden("squares", "squadrons=1").sentence()).contains("no chance");
    assertThat(BOOK.forbidden("squares", "squadrons=3 half-battalions=4").sentence())
        .contains("4 squadrons");
    Cases.check(BOOK, "squares", "squadrons=8 half-battalions=4", "5", "cavalryLossPoints=24");
    Cases.check(BOOK, "squares", "squadrons=16 half-battalions=8", "5", "cavalryLossPoints=48");
  }

  @ParameterizedTest(name = "{0} at {1}: good {2}, bad {3}")
  @CsvSource({
    "half-6-pdr, 400, , III",
    "half-6-pdr, 600, III, II",
    "6-pdr, 600, , V",
    "6-pdr, 800, V, IV",
    "half-12-pdr, 500, , III",
    "half-12-pdr, 800, III, II",
    "12-pdr, 800, , V",
    "12-pdr, 1000, V, IV"
  })
  @Rule({"G5-245..G5-252"})
  void debouching(String guns, int paces, String good, String bad) {
    RuleTable table = BOOK.book().table("debouching");
    assertThat(table.getRow(guns, paces).value("good")).isEqualTo(good);
    assertThat(table.getRow(guns, paces).value("bad")).isEqualTo(bad);
    String question = "guns=%s paces=%d effect=".formatted(guns, paces);
    Cases.check(BOOK, "debouch", question + "bad", "2 3", "debouches=true");
    if (good == null) {
      assertThat(BOOK.forbidden("debouch", question + "good").sentence()).contains("cannot");
    } else {
      Cases.check(BOOK, "debouch", question + "good", "4", "debouches=false");
    }
  }

  @ParameterizedTest(name = "{0}")
  @CsvSource(
      delimiter = '|',
      value = {
        "ground=good squadrons=1 | 4 | beaten=battalion-alone outcome=defeated",
        "ground=good squadrons=2 pursued=yes | 4 | outcome=lost",
        "ground=good squadrons=2 pursued=yes second-line=yes | 4 | outcome=totally-defeated",
        "ground=good squadrons=2 | 1 | beaten=combined outcome=repulsed",
        "ground=unfavourable squadrons=2 | 4 3 | outcome=lost",
        "ground=unfavourable squadrons=3 second-line=yes | 4 1 | outcome=totally-defeated",
        "ground=good squadrons=2 by-chance=yes | 1 4 | beaten=battalion-alone"
      })
  @Rule({"G5-200..G5-202", "G1-112"})
  void combinedArms(String question, String dice, String expected) {
    Cases.check(BOOK, "combined-arms", question, dice, expected);
  }

  @ParameterizedTest(name = "{0}: {1}")
  @CsvSource(
      delimiter = '|',
      value = {
        "paces=900 result=T squadrons=4 followed=yes | lossPoints=0",
        "paces=800 result=R squadrons=4 followed=yes | lossPoints=4",
        "paces=800 result=D squadrons=4 followed=yes | lossPoints=8",
        "paces=800 result=T squadrons=4 followed=yes | lossPoints=12",
        "paces=800 result=T squadrons=3 followed=yes held=yes | lossPoints=9/2"
      })
  @Rule("G5-183")
  void defileInTheRear(String question, String expected) {
    Cases.check(BOOK, "defile-retreat", question, "1", expected);
  }

  @ParameterizedTest
  @Rule({"G4-176a", "G4-176b"})
  @CsvSource({
    "half-6-pdr, 400, 1, false", "half-6-pdr, 400, 2, true", "6-pdr, 600, 3, false",
    "6-pdr, 600, 4, true", "half-12-pdr, 500, 2, true", "12-pdr, 800, 3, false"
  })
  void coveringFireOfTwiceTheEnemysStrengthOpensADefile(
      String guns, int paces, int covering, boolean open) {
    String question =
        "guns=%s paces=%d effect=good covering-half-batteries=%d".formatted(guns, paces, covering);
    if (open) {
      assertThat(BOOK.result("debouches", "debouch", question)).isEqualTo("true");
    } else {
      assertThat(BOOK.forbidden("debouch", question)).isNotNull();
    }
  }

  @Test
  void theTwoWaysOfAttackingASquareNameEachOther() {
    String melee = "attacker=cavalry attacker-units=2 defender-units=2 defender-stand=square";
    assertThat(BOOK.adjudicate("melee", melee).trace())
        .anySatisfy(step -> assertThat(step.value()).contains("`squares`"));
    assertThat(BOOK.adjudicate("squares", "squadrons=2").trace())
        .anySatisfy(step -> assertThat(step.value()).contains("`melee`"));
  }

  @Test
  @Rule({"G5-147", "G5-187", "G5-189"})
  void wavesAndSurprisesAreCarriedOn() {
    assertThat(BOOK.after("squares", "squadrons=2 cavalry-lost-points=6", 6))
        .containsEntry("cavalry lost-points", "12")
        .containsEntry("wave", "2");
    assertThat(BOOK.after("surprise", "from-cover=yes surprised-men=900", 4))
        .containsEntry("defender surprised", "yes");
    // each attacking unit counts double: 4 against 2 is a difference of 1, Die V
    odds("attacker-units=2 defender-units=2 defender-surprised=yes", "V", "attacker");
  }
}
