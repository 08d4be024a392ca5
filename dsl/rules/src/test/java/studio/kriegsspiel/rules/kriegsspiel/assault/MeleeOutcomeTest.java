package studio.kriegsspiel.rules.kriegsspiel.assault;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import studio.kriegsspiel.rules.Asking;
import studio.kriegsspiel.rules.Rule;
import studio.kriegsspiel.rules.RuleBookId;
import studio.kriegsspiel.rules.trace.TraceStep;

class MeleeOutcomeTest {
  private static final Asking BOOK = Cases.REISSWITZ;

  private static void check(String question, String dice, String expected) {
    Cases.check(BOOK, "melee", question, dice, expected);
  }

  @Test
  @Rule({"G5-011", "G5-012", "G5-157..G5-159"})
  void cavalryLosesPerSquadronAndVictorsHalf() {
    String charge = "attacker=cavalry defender=cavalry attacker-units=4 defender-units=4";
    check(
        charge,
        "5",
        "beaten=defender outcome=T loserLossPoints=48 victorLossPoints=24"
            + " defendAfterMoves=5 attackAfterMoves=10 blocksTurned=2");
    check(
        charge,
        "6",
        "outcome=R loserLossPoints=24 victorLossPoints=12 defendAfterMoves=2"
            + " attackAfterMoves=3 blocksTurned=1");
    check(
        charge,
        "4",
        "outcome=D loserLossPoints=40 defendAfterMoves=3 attackAfterMoves=6" + " blocksTurned=2");
  }

  @Test
  @Rule({"G5-011", "G5-014..G5-016"})
  void infantryLosesPerHalfBattalionAndDefendersWhoHold() {
    String columns =
        "attacker-units=2 defender-units=2 attacker-stand=column defender-stand=column";
    check(columns, "6", "beaten=defender outcome=R loserLossPoints=30 victorLossPoints=0");
    check(columns, "3", "beaten=attacker outcome=R loserLossPoints=30 victorLossPoints=20");
    String skirmish = "attacker=skirmishers defender=skirmishers attacker-units=4 defender-units=4";
    check(skirmish, "2", "beaten=attacker outcome=T loserLossPoints=60 victorLossPoints=20");
  }

  @Test
  void lossesFromFireComeBesides() {
    assertThat(
            BOOK.adjudicate("melee", "attacker-units=2 defender-units=2 attacker-stand=column", 4)
                .decision()
                .sentence())
        .contains("fire");
  }

  @Test
  @Rule("G5-057")
  void infantryBeatenByCavalryIsTotallyDefeated() {
    String charge = "attacker=cavalry attacker-units=4 defender-units=2 ";
    check(
        charge + "defender-stand=line",
        "1",
        "beaten=defender printed=R outcome=T loserLossPoints=60");
  }

  @Test
  @Rule({"G5-052", "G5-058", "G5-017"})
  void cavalryBeatenByMassesIsRepulsedByALineAsTheDieSays() {
    check(
        "attacker=cavalry attacker-units=12 defender-units=12 defender-stand=mass",
        "3",
        "beaten=attacker printed=T outcome=R loserLossPoints=96");
    String line = "attacker=cavalry attacker-units=4 defender-units=2 defender-stand=line";
    check(line, "3", "beaten=attacker printed=T outcome=T");
    Cases.check(
        Asking.the(RuleBookId.REISSWITZ_1824, "cavalry-only-repulsed"),
        "melee",
        line,
        "3",
        "outcome=R");
  }

  @ParameterizedTest(name = "line beaten by {0}, face {1}: {2}")
  @CsvSource({"line, 6, D", "column, 6, D", "line, 5, T"})
  @Rule("G5-062")
  void beatenLineIsAtLeastDefeated(String attacker, String face, String outcome) {
    check(
        "attacker-units=2 defender-units=2 attacker-stand=" + attacker,
        face,
        "beaten=defender outcome=" + outcome);
  }

  @Test
  @Rule({"G5-064", "G5-065"})
  void failedMassFaresWorse() {
    String mass = "attacker-units=4 defender-units=4 attacker-stand=mass ";
    check(mass, "2", "beaten=attacker printed=R outcome=D");
    check(mass + "pursued-by-cavalry=yes", "2", "printed=R outcome=T");
  }

  @ParameterizedTest(name = "{0} fighting {1}: {2}")
  @CsvSource({
    "cavalry, first-line, 600, R",
    "cavalry, second-line, 0, R",
    "cavalry, rallied, 600, T",
    "infantry, first-line, 200, R",
    "infantry, second-line, 0, T",
    "infantry, rallied, 200, T"
  })
  @Rule({"G5-071", "G5-080", "G5-081"})
  void secondLineSparesTheFirst(String arm, String line, int paces, String outcome) {
    check(
        "attacker=%s defender=%s attacker-units=4 defender-units=4".formatted(arm, arm)
            + " defender-fighting=%s defender-second-line=%d defender-second-line-paces=%d"
                .formatted(line, paces == 0 ? 0 : 4, paces)
            + (arm.equals("infantry") ? " attacker-stand=column defender-stand=column" : "")
            + " attacker-artillery=yes defender-artillery=yes",
        "5",
        "beaten=defender outcome=" + outcome);
  }

  @Test
  @Rule("G5-077")
  void secondLineTooCloseIsCarriedAway() {
    String charge = "attacker=cavalry defender=cavalry attacker-units=4 defender-units=4 ";
    check(
        charge + "defender-second-line=4 defender-second-line-paces=399",
        "5",
        "beaten=defender outcome=T secondLineCarriedAway=true");
    check(
        charge + "defender-second-line=4 defender-second-line-paces=801",
        "5",
        "outcome=T secondLineCarriedAway=false");
  }

  @Test
  void foregoneIssueIsMarkedAsADefault() {
    assertThat(BOOK.adjudicate("melee", "attacker-units=6 defender-units=1").trace())
        .extracting(TraceStep::citation)
        .anyMatch(citation -> citation.reference().equals("DA-08"));
  }

  @Test
  void everyStepOfTheWorkingCitesTheBook() {
    assertThat(
            BOOK.adjudicate(
                    "melee",
                    "attacker-units=5 defender-units=4 attacker-stand=mass defender-artillery=yes",
                    4)
                .trace())
        .hasSizeGreaterThan(5)
        .allMatch(step -> step.citation().book().equals(RuleBookId.REISSWITZ_1824));
  }
}
