package studio.kriegsspiel.language;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.antlr.runtime.CommonToken;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import studio.kriegsspiel.language.source.TextFiles;
import studio.kriegsspiel.scenario.finding.Finding;

/**
 * Nothing is swallowed in silence: a word that becomes nonsense is told where it stands, a number
 * that changes changes its own field and nothing else.
 */
class OneWordChangedTest {
  private static final Pattern WORD = Pattern.compile("[\\p{L}_][\\p{L}\\p{N}_-]*");

  private static Path sample(String name) {
    return Path.of("src/test/resources/samples/scenarios/" + name + ".kriegsspiel");
  }

  private static ParsedScenario parse(String text) {
    return new ScenarioLanguage()
        .parse("sample", text, sample("design-example").toAbsolutePath().getParent());
  }

  private static String with(String text, CommonToken token, String other) {
    return text.substring(0, token.getStartIndex())
        + other
        + text.substring(token.getStopIndex() + 1);
  }

  /**
   * New names that something is given are the author's, switches of a rule book are told where the
   * book is known; every other word is of a list or a name. {@code ./studio fuzz words} tries all
   * samples.
   */
  @ParameterizedTest
  @ValueSource(
      strings = {"design-example", "past-midnight", "assertions", "exercise", "forces", "field"})
  void aWordThatBecomesNonsenseIsToldWhereItStands(String name) throws IOException {
    assertThat(SilentWords.in(sample(name))).isEmpty();
  }

  @Test
  void aNumberThatChangesChangesItsOwnFieldAndNothingElse() throws IOException {
    String text = TextFiles.read(sample("design-example"));
    String before = RecordDump.of(parse(text).scenario().orElseThrow());
    List<String> wrong = new ArrayList<>();
    for (CommonToken token : SilentWords.tokens(text)) {
      if (SilentWords.line(text, token.getStartIndex()).startsWith("on ")) {
        continue; // the day of play is part of every time
      }
      Matcher digits = Pattern.compile("\\d+").matcher(token.getText());
      while (WORD.matcher(token.getText()).lookingAt() == false
          && !token.getText().startsWith("\"")
          && !token.getText().startsWith("/")
          && digits.find()) {
        String other =
            new StringBuilder(token.getText())
                .replace(digits.start(), digits.end(), next(digits.group()))
                .toString();
        int at = token.getStartIndex();
        ParsedScenario parsed = parse(with(text, token, other));
        Set<String> changed =
            new HashSet<>(RecordDump.of(parsed.scenario().orElseThrow()).lines().toList());
        changed.removeAll(before.lines().toList());
        // The kind of a formation follows from the strengths of its parts.
        changed.removeIf(each -> each.strip().startsWith("type:"));
        changed.removeIf(each -> each.contains(other));
        if (changed.size() > 1 && !SilentWords.isTold(parsed.findings(), at, at + 1)) {
          wrong.add(
              token.getText()
                  + " as "
                  + other
                  + " in: "
                  + SilentWords.line(text, at)
                  + " -> "
                  + changed);
        }
      }
    }
    assertThat(wrong).isEmpty();
  }

  /** Another number of as many digits, so that no place in the text moves. */
  private static String next(String digits) {
    char last = digits.charAt(digits.length() - 1);
    char other = last == '9' ? '8' : (char) (last + 1);
    return digits.substring(0, digits.length() - 1) + other;
  }

  private static String scenario(String head) {
    return "scenario \"A\"\n  rules reisswitz-1824\n  on 18 June 1815 from 10:00 to 16:00\n" + head;
  }

  @ParameterizedTest(name = "{0}")
  @CsvSource(
      delimiter = '|',
      value = {
        "  weather fair\\n  grund dry | grund | `grund` is not understood here; did you mean `ground`?",
        "  weather fair\\n  river high until 11:00 | river | `river` is not understood here; did you mean `rivers`?",
        "  ground dty | dty | `dty` is not a word for the state of the ground that the studio knows; did you mean `dry`?",
        "army of Blue\\n  battery \"B\" as B: 6 guns 6-banana | 6-banana | `6-banana` is not a calibre.",
        "army of Blue\\n  battery \"B\" as B: 6 guns 99-pdr | 99-pdr | `99-pdr` is not a calibre; did you mean `9-pdr`?",
        "army of Blue\\n  battery \"B\" as B: 0 guns | 0 | A unit of 0 guns is none.",
      })
  void whatWasSwallowedBeforeIsTold(String head, String word, String message) {
    String text =
        scenario("side Blue\n" + head.replace("\\n", "\n").replaceAll("^  ", "  ")) + "\n";
    String whole =
        head.startsWith("army")
            ? text
            : scenario(head.replace("\\n", "\n").replaceAll("^(?=weather|ground)", "  ")) + "\n";
    Finding finding =
        parse(whole).findings().stream()
            .filter(
                each ->
                    each.message().startsWith("`" + word + "`") || each.message().equals(message))
            .findFirst()
            .orElseThrow(() -> new AssertionError(parse(whole).findings().toString()));
    assertThat(finding.message()).isEqualTo(message);
    assertThat(whole.substring(finding.span().offset(), finding.span().end())).isEqualTo(word);
  }

  @Test
  void invisibleCharactersAreToldAndCanBeTakenOut() {
    for (String hidden : List.of("\u0000", "\u202e", "\u2067", "\u0007")) {
      String text = scenario("general idea \"\"\"\nThe ene" + hidden + "my comes.\n\"\"\"\n");
      Finding finding =
          parse(text).findings().stream()
              .filter(each -> each.message().contains("invisible"))
              .findFirst()
              .orElseThrow();
      assertThat(finding.span().offset()).isEqualTo(text.indexOf(hidden));
      assertThat(finding.fixes()).hasSize(1);
      assertThat(
              studio.kriegsspiel.scenario.text.TextEdit.applyAll(
                  text, finding.fixes().get(0).edits()))
          .doesNotContain(hidden);
    }
  }

  @Test
  void anUnknownWordBeforeProseCostsNoMoreThanItsLine() {
    String text =
        scenario(
            "bulletin \"\"\"\nline one\nline two\n\"\"\" zzqx\n\nside Blue\nside Red\n"
                + "umpire notes \"\"\" kept \"\"\"\n");
    ParsedScenario parsed = parse(text);
    assertThat(parsed.scenario().orElseThrow().sides()).hasSize(2);
    assertThat(parsed.scenario().orElseThrow().umpireNotes()).hasSize(1);
    assertThat(
            SilentWords.isTold(
                parsed.findings(), text.indexOf("bulletin"), text.indexOf("bulletin") + 8))
        .isTrue();
  }

  @Test
  void twentyThreeHoursOfPlayAreNotTakenInSilence() {
    String text =
        "scenario \"A\"\n  rules reisswitz-1824\n  on 18 June 1815 from 10:00 to 09:00\nside Blue\n";
    Finding finding =
        parse(text).findings().stream()
            .filter(each -> each.message().contains("23 hours"))
            .findFirst()
            .orElseThrow();
    assertThat(text.substring(finding.span().offset(), finding.span().end())).isEqualTo("09:00");
    String mended =
        studio.kriegsspiel.scenario.text.TextEdit.applyAll(text, finding.fixes().get(0).edits());
    assertThat(mended).contains("from 10:00 to 19 June 09:00");
    assertThat(parse(mended).findings()).noneMatch(each -> each.message().contains("hours"));
    assertThat(parse(mended).scenario().orElseThrow().header().ends())
        .isEqualTo(parse(text).scenario().orElseThrow().header().ends());
  }
}
