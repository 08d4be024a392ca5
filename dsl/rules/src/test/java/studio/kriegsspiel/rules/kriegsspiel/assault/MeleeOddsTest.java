package studio.kriegsspiel.rules.kriegsspiel.assault;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import studio.kriegsspiel.rules.Asking;
import studio.kriegsspiel.rules.Layer;
import studio.kriegsspiel.rules.Rule;
import studio.kriegsspiel.rules.RuleBookId;

class MeleeOddsTest {
  private static final Asking BOOK = Cases.REISSWITZ;

  private static void odds(String question, String die, String favours) {
    Cases.check(BOOK, "melee", question, "3 3 3", "die=" + die + " favours=" + favours);
  }

  @ParameterizedTest(name = "{0} half battalions against {1}: {2}")
  @CsvSource({
    "4, 4, I",
    "7, 6, I",
    "8, 7, I",
    "6, 5, II",
    "5, 4, II",
    "4, 3, III",
    "3, 2, III",
    "8, 5, IV",
    "2, 1, IV",
    "5, 2, V",
    "8, 3, V",
    "3, 1, foregone"
  })
  @Rule({"G5-022..G5-027", "G5-059..G5-061", "G5-066", "G1-004"})
  void dieByDifferenceOverTheWeaker(int strong, int weak, String die) {
    String both = "attacker-stand=column defender-stand=column ";
    String favours = die.equals("I") ? "none" : "attacker";
    odds(both + "attacker-units=" + strong + " defender-units=" + weak, die, favours);
    String other = die.equals("I") ? "none" : "defender";
    odds(both + "attacker-units=" + weak + " defender-units=" + strong, die, other);
  }

  @Test
  @Rule({"G5-028", "G5-029", "G5-030"})
  void printedExampleOfTwoBattalionsAgainstOneWithAHalfBattery() {
    String two = "attacker-units=4 defender-units=2 attacker-stand=column ";
    odds(two, "IV", "attacker");
    odds(two + "defender-artillery=yes", "III", "attacker");
    odds(two + "attacker-artillery=yes", "V", "attacker");
  }

  @Test
  void artilleryGivesOnePointASideUnlessSwitched() {
    String even = "attacker-units=4 defender-units=4 attacker-stand=column ";
    odds(even + "attacker-artillery=yes defender-under-canister=yes", "II", "attacker");
    odds(even + "attacker-artillery=yes defender-artillery=yes", "I", "none");
    Cases.check(
        Asking.the(RuleBookId.REISSWITZ_1824, "artillery-points-add"),
        "melee",
        even + "attacker-artillery=yes defender-under-canister=yes",
        "3",
        "die=III favours=attacker");
  }

  @ParameterizedTest(name = "{0}: {2}")
  @CsvSource({
    "defender-moving-sideways, attacker=cavalry defender=cavalry, 1",
    "defender-deploying, attacker=cavalry defender=cavalry, 1",
    "defender-changing-column, attacker=infantry, 1",
    "attacker-changing-column, attacker=infantry, -1",
    "attacker-under-canister, attacker=infantry, -1",
    "defender-line-passed, attacker=infantry, 1",
    "defender-not-recovered, attacker=infantry, 1",
    "renewed-at-refuge, attacker=infantry, 1"
  })
  @Rule({"G5-031", "G5-032", "G5-034", "G5-097..G5-099", "G5-107a"})
  void circumstancesWorthAPoint(String circumstance, String arms, int points) {
    String result =
        BOOK.result(
            "indexPoints",
            "melee",
            arms + " attacker-units=4 defender-units=4 " + circumstance + "=yes",
            3);
    assertThat(result).isEqualTo("" + points);
  }

  @Test
  @Rule("G5-033")
  void cavalryGainsAPointOnInfantryForcedToMove() {
    String charge = "attacker=cavalry attacker-units=2 defender-units=2 defender-stand=column ";
    odds(charge, "III", "defender");
    odds(charge + "defender-forced-to-move=yes", "II", "defender");
  }

  @ParameterizedTest(name = "{0} squadrons against a battalion in {1}: {2}")
  @CsvSource({
    "1, column, V",
    "2, column, III",
    "3, column, II",
    "4, column, II",
    "9, column, II",
    "1, line, V",
    "2, line, IV",
    "3, line, III",
    "4, line, III"
  })
  @Rule({"G5-044..G5-047", "G5-054..G5-056"})
  void cavalryAgainstOneBattalion(int squadrons, String stand, String die) {
    odds(
        "attacker=cavalry defender-units=2 attacker-units="
            + squadrons
            + " defender-stand="
            + stand,
        die,
        "defender");
  }

  @ParameterizedTest(name = "{0} squadrons against six battalions: {1}")
  @CsvSource({"12, III", "8, IV", "4, V", "3, foregone"})
  @Rule({"G5-048..G5-051"})
  void cavalryAgainstSixBattalions(int squadrons, String die) {
    odds(
        "attacker=cavalry defender-units=12 defender-stand=mass attacker-units=" + squadrons,
        die,
        "defender");
  }

  @Test
  @Rule({"G5-063"})
  void massAgainstLineHasDieTwo() {
    odds("attacker-units=4 defender-units=4 attacker-stand=mass", "II", "attacker");
  }

  @Test
  @Rule({"G5-035a", "G5-036", "G5-038", "G5-039", "G5-040", "G5-041"})
  void unitsOnTheFlankCountDoubleAgainstOpenFlanks() {
    String charge = "attacker=cavalry defender=cavalry attacker-units=4 defender-units=4 ";
    odds(charge + "flank-units=2", "III", "attacker");
    String line = "attacker-units=4 defender-units=4 flank-units=2 attacker-stand=column ";
    odds(line + "flank-paces=300", "III", "attacker");
    odds(line + "flank-paces=301", "I", "none");
    odds(line + "flank-paces=200 defender-stand=column", "I", "none");
    String horse = "attacker=cavalry attacker-units=2 defender-units=2 flank-units=1 ";
    odds(horse + "flank-paces=600", "III", "defender");
    odds(horse + "flank-paces=601", "IV", "defender");
  }

  @Test
  @Rule("G5-035b")
  void cavalryThatGetsAwayHasNoFlank() {
    String charge = "attacker=cavalry defender=cavalry attacker-units=4 defender-units=4 ";
    odds(charge + "flank-units=2 gets-away=yes", "I", "none");
  }

  @Test
  @Rule({"G5-067", "G5-069", "G5-070", "G5-075", "G5-076", "G5-078"})
  void secondLineOfCavalryGuardsTheFlankAndCountsHalf() {
    String lines =
        "attacker=cavalry defender=cavalry defender-units=4 defender-second-line=4"
            + " defender-second-line-paces=";
    odds(lines + "600 attacker-units=4 flank-units=2", "I", "none");
    odds(
        lines + "600 attacker-units=4 flank-units=2 second-line-overlapped=yes", "III", "attacker");
    odds(lines + "801 attacker-units=4 flank-units=2", "III", "attacker");
    odds(lines + "600 attacker-units=8", "III", "attacker");
    odds(lines + "900 attacker-units=8", "IV", "attacker");
    odds(lines + "600 attacker-units=12", "I", "none");
  }

  @Test
  @Rule({"G5-068", "G5-079", "G5-082", "G5-083"})
  void infantryInTwoLinesGainsTwoPointsOnOne() {
    String attack =
        "attacker-units=4 defender-units=4 attacker-second-line=4 attacker-stand=column ";
    odds(attack + "attacker-second-line-paces=150", "III", "attacker");
    odds(attack + "attacker-second-line-paces=400", "III", "attacker");
    odds(attack + "attacker-second-line-paces=401", "I", "none");
    odds(
        attack
            + "attacker-second-line-paces=200 defender-second-line=4 defender-second-line-paces=200",
        "I",
        "none");
  }

  @Test
  @Rule({"G3-019", "G3-020"})
  void noCavalryAttackOnSteepSlopes() {
    assertThat(
            BOOK.forbidden(
                    "melee",
                    "attacker=cavalry attacker-units=2 defender-units=2 slope=20 uphill=yes")
                .rule()
                .reference())
        .contains("§34");
  }

  @Test
  void whatTheBookDoesNotTreatIsForbiddenWithItsReason() {
    assertThat(BOOK.forbidden("melee", "defender=cavalry attacker-units=2 defender-units=2").rule())
        .matches(rule -> rule.layer() == Layer.PRINTED);
    assertThat(
            BOOK.forbidden(
                    "melee",
                    "attacker=cavalry defender=skirmishers attacker-units=2 defender-units=2")
                .rule()
                .layer())
        .isEqualTo(Layer.RULING);
  }
}
