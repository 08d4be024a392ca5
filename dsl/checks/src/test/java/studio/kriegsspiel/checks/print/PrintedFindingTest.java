package studio.kriegsspiel.checks.print;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import studio.kriegsspiel.rules.Citation;
import studio.kriegsspiel.rules.RuleBookId;
import studio.kriegsspiel.scenario.finding.Finding;
import studio.kriegsspiel.scenario.finding.Fix;
import studio.kriegsspiel.scenario.finding.Severity;
import studio.kriegsspiel.scenario.text.TextSpan;

/** What a terminal shows of a finding: the line, the words under carets, and no more than fits. */
class PrintedFindingTest {
  private static final String NAME = "a.kriegsspiel";

  private static String shown(String text, int offset, int length, int line) {
    Finding finding =
        Finding.ofText(
            "KS-FRC-001",
            Severity.WARNING,
            new TextSpan(NAME, offset, length, line, 1),
            "It is wrong.");
    return new PrintedFinding(Map.of(NAME, text), Palette.PLAIN).of(finding);
  }

  private static List<String> quoted(String text, int offset, int length) {
    return shown(text, offset, length, 1).lines().skip(1).toList();
  }

  @Test
  void theLineIsShownWithCaretsUnderItsWords() {
    String text = "scenario\n\trules\treisswitz\r\nside\n";
    assertThat(shown(text, text.indexOf("reisswitz"), 9, 2))
        .isEqualTo(
            "a.kriegsspiel:2:1: warning[KS-FRC-001]: It is wrong.\n"
                + "    2 | \trules\treisswitz\n"
                + "      | \t     \t^^^^^^^^^\n");
  }

  @Test
  void numbersOfLinesStandUnderEachOther() {
    assertThat(shown("side", 0, 4, 12)).contains("\n   12 | side\n      | ^^^^\n");
    assertThat(shown("side", 0, 4, 12345)).contains("\n12345 | side\n      | ^^^^\n");
    assertThat(shown("side", 0, 4, 123456)).contains("\n123456 | side\n       | ^^^^\n");
  }

  @Test
  void atTheEndOfALineAndOfTheTextACaretStandsBehindIt() {
    assertThat(quoted("side\narmy\n", 4, 0)).containsExactly("    1 | side", "      |     ^");
    assertThat(quoted("side\narmy", 9, 0)).containsExactly("    1 | army", "      |     ^");
    assertThat(quoted("side\narmy", 10, 0)).as("beyond the text").isEmpty();
    assertThat(quoted("\nside", 0, 0))
        .as("of an empty line")
        .containsExactly("    1 |", "      | ^");
    assertThat(quoted("side\narmy", 0, 9))
        .as("no farther than the line")
        .containsExactly("    1 | side", "      | ^^^^");
  }

  /** A line of 300 letters: 120 are shown, of which 30 stand before the words. */
  @ParameterizedTest(name = "{1} letters from {0}: from {2} to {3}, {4} carets")
  @CsvSource({
    "0, 5, 0, 120, 5",
    "30, 5, 0, 120, 5",
    "31, 5, 1, 121, 5",
    "200, 10, 170, 290, 10",
    "295, 5, 180, 300, 5",
    "100, 200, 70, 190, 90",
  })
  void ofALongLineThePartAroundTheWordsIsShown(
      int offset, int length, int from, int to, int carets) {
    StringBuilder line = new StringBuilder();
    for (int i = 0; i < 300; i++) {
      line.append((char) ('a' + i % 26));
    }
    assertThat(quoted("x\n" + line + "\ny", offset + 2, length))
        .containsExactly(
            "    1 | " + line.substring(from, to),
            "      | " + " ".repeat(offset - from) + "^".repeat(carets));
    assertThat(quoted(line.substring(0, 120), 119, 1).get(0)).hasSize(8 + 120);
  }

  @Test
  void ruleHintAndFixesFollow() {
    Finding finding =
        new Finding(
            "KS-FRC-001",
            Severity.ERROR,
            TextSpan.NONE,
            Optional.empty(),
            "It is wrong.",
            List.of(Citation.printed(RuleBookId.REISSWITZ_1824, "\u00a77", "")),
            Optional.of("mend it"),
            List.of(Fix.proposal("take it out", List.of())));
    assertThat(new PrintedFinding(Map.of(), Palette.PLAIN).of(finding))
        .isEqualTo(
            "error[KS-FRC-001]: It is wrong.\n"
                + "   rule: Reisswitz 1824 \u00a77\n"
                + "   hint: mend it\n"
                + "   fix: take it out\n");
  }

  @Test
  void aFindingOfAWholeTextNamesIt() {
    Finding whole =
        Finding.ofText("KS-FIL-001", Severity.NOTE, new TextSpan(NAME, 0, 0, 0, 0), "Nothing.");
    assertThat(new PrintedFinding(Map.of(NAME, "side"), Palette.PLAIN).of(whole))
        .isEqualTo("a.kriegsspiel: note[KS-FIL-001]: Nothing.\n");
  }

  /** A text made to do harm could else write over the terminal. */
  @Test
  void controlCharactersAreBlanks() {
    assertThat(quoted("side \u001b[2J", 0, 4).get(0)).isEqualTo("    1 | side  [2J");
    Finding finding = Finding.ofText("KS-FIL-001", Severity.NOTE, TextSpan.NONE, "A\u001b[2J\r\nB");
    assertThat(new PrintedFinding(Map.of(), Palette.PLAIN).of(finding))
        .isEqualTo("note[KS-FIL-001]: A [2J B\n");
  }

  @ParameterizedTest
  @CsvSource({"ERROR, 31", "WARNING, 33", "NOTE, 36"})
  void eachSeverityHasItsColour(Severity severity, String colour) {
    assertThat(
            new PrintedFinding(Map.of(), Palette.ANSI)
                .of(Finding.ofText("KS-FIL-001", severity, TextSpan.NONE, "Nothing.")))
        .isEqualTo(
            "\u001b[1;%sm%s[KS-FIL-001]\u001b[0m: Nothing.\n".formatted(colour, severity.word()));
  }

  @Test
  void wordsAreJoinedAndNumbersGrouped() {
    assertThat(MessageWords.and(List.of())).isEmpty();
    assertThat(MessageWords.and(List.of("a"))).isEqualTo("a");
    assertThat(MessageWords.and(List.of("a", "b"))).isEqualTo("a and b");
    assertThat(MessageWords.or(List.of("a", "b", "c"))).isEqualTo("a, b or c");
    assertThat(MessageWords.paces(1)).isEqualTo("1 pace");
    assertThat(MessageWords.paces(1700)).isEqualTo("1,700 paces");
    assertThat(MessageWords.say("%,d m of %s", 1700, "road")).isEqualTo("1,700 m of road");
  }

  @Test
  void aBookIsOneOrSeveralRules() {
    assertThat(MessageWords.theBook(RuleBookId.REISSWITZ_1824)).isEqualTo("Reisswitz 1824");
    assertThat(MessageWords.verb(RuleBookId.REISSWITZ_1824, "asks", "ask")).isEqualTo("asks");
    assertThat(MessageWords.book(RuleBookId.NAPOLEONIC_RNG))
        .isEqualTo("the Napoleonic random-number rules");
    assertThat(MessageWords.theBook(RuleBookId.NAPOLEONIC_RNG)).startsWith("The Napoleonic");
    assertThat(MessageWords.verb(RuleBookId.NAPOLEONIC_RNG, "asks", "ask")).isEqualTo("ask");
  }
}
