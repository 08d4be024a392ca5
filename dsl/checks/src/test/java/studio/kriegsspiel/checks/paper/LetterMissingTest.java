package studio.kriegsspiel.checks.paper;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import studio.kriegsspiel.checks.CheckList;
import studio.kriegsspiel.checks.Checker;
import studio.kriegsspiel.checks.Samples;
import studio.kriegsspiel.language.ParsedScenario;
import studio.kriegsspiel.language.ScenarioLanguage;
import studio.kriegsspiel.rules.RuleBookId;
import studio.kriegsspiel.rules.library.RuleBooks;
import studio.kriegsspiel.scenario.finding.Finding;
import studio.kriegsspiel.situation.Situation;

/** Which lines are told, where the letters stand, and how many of them are named. */
class LetterMissingTest {
  private static final String SOUND = Samples.read(Samples.passes("KS-PAP-001"));

  private static final String LIST = "import \"list.kriegsspiel\"";

  private static List<Finding> told(ParsedScenario parsed) {
    Situation situation =
        new Situation(
            parsed.scenario().orElseThrow(),
            RuleBooks.get(RuleBookId.REISSWITZ_1824),
            java.util.Optional.empty());
    return new Checker(List.of(CheckList.find("KS-PAP-001").orElseThrow()))
        .check(situation, parsed.text());
  }

  private static List<Finding> told(String text) {
    return told(new ScenarioLanguage().parse("case.kriegsspiel", text));
  }

  /** A text with so many lines of prose more. */
  private static String notes(String... lines) {
    return SOUND + "\numpire notes \"\"\"\n  " + String.join("\n  ", lines) + "\n\"\"\"\n";
  }

  private static String quoted(String text, Finding finding) {
    return text.substring(finding.span().offset(), finding.span().end());
  }

  @Test
  void whatTheLettersEncloseIsMarkedOnItsLine() {
    String text = "\n" + notes("all is well", "at 司 and 令, by 13:00", "\uD842\uDFB7 at last");
    List<Finding> told = told(text);
    assertThat(told)
        .extracting(each -> quoted(text, each))
        .containsExactly("司 and 令", "\uD842\uDFB7");
    long lines = text.substring(0, text.indexOf("司 and")).lines().count();
    assertThat(told)
        .extracting(each -> each.span().line())
        .containsExactly((int) lines, (int) lines + 1);
    assertThat(told).extracting(each -> each.span().column()).containsExactly(6, 3);
  }

  @Test
  void fiveLettersAreNamedAndNoMore() {
    assertThat(told(notes("一二三四五")).get(0).message())
        .contains("一 (U+4E00), 二 (U+4E8C), 三 (U+4E09), 四 (U+56DB) and 五 (U+4E94) in")
        .doesNotContain("others");
    assertThat(told(notes("一二三四五六")).get(0).message())
        .contains("五 (U+4E94) and others in")
        .doesNotContain("(U+516D)");
  }

  @Test
  void twentyLinesAreToldAndNoMore() {
    for (int lines : new int[] {19, 20, 21}) {
      String[] all = IntStream.range(0, lines).mapToObj(each -> "司 " + each).toArray(String[]::new);
      assertThat(told(notes(all))).hasSize(Math.min(20, lines));
    }
  }

  @Test
  void unitsThatAreBroughtInAreToldTogetherWithTheLines(@TempDir Path folder) throws IOException {
    String units =
        IntStream.range(0, 4)
            .mapToObj(
                each ->
                    "battalion \"%s %d\" as B%d: 900 men\n"
                        .formatted(each == 0 ? "Foot" : "司", each, each))
            .collect(Collectors.joining());
    Files.writeString(
        folder.resolve("list.kriegsspiel"), "army library \"List\"\n" + units.indent(2));
    String brought = SOUND.replaceFirst("(?m)^army of Blue\n", "army of Blue\n  " + LIST + "\n");
    ParsedScenario few = new ScenarioLanguage().parse("case.kriegsspiel", brought, folder);
    assertThat(few.findings()).isEmpty();
    assertThat(told(few)).extracting(each -> quoted(brought, each)).hasSize(3).containsOnly(LIST);
    assertThat(told(few).get(0).message()).contains("司 (U+53F8) in \"司 1\"");
    String[] lines = IntStream.range(0, 18).mapToObj(each -> "司 " + each).toArray(String[]::new);
    String many = brought + notes(lines).substring(SOUND.length());
    assertThat(told(new ScenarioLanguage().parse("case.kriegsspiel", many, folder)))
        .hasSize(20)
        .filteredOn(each -> quoted(many, each).equals(LIST))
        .hasSize(2);
  }
}
