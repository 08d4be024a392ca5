package studio.kriegsspiel.language;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import studio.kriegsspiel.language.syntax.ScenarioGrammar;
import studio.kriegsspiel.language.syntax.ScenarioGrammar.Lexeme;
import studio.kriegsspiel.language.syntax.soft.SoftWords;

/**
 * A statement may go on over several lines: wherever it is broken, if only the next line is
 * indented deeper, it means the same.
 */
class WrappedWordsTest {
  private static final ScenarioLanguage LANGUAGE = new ScenarioLanguage();

  /** Deep enough for any statement. */
  private static final String BREAK = "\n              ";

  static Stream<Path> samples() throws IOException {
    try (Stream<Path> files = Files.list(Path.of("src/test/resources/samples/scenarios"))) {
      return files
          .filter(each -> each.toString().endsWith(".kriegsspiel"))
          .filter(each -> !each.endsWith("army-list.kriegsspiel"))
          .sorted()
          .toList()
          .stream();
    }
  }

  @ParameterizedTest
  @MethodSource("samples")
  void aStatementBrokenBetweenAnyTwoWordsMeansTheSame(Path file) throws IOException {
    String text = Files.readString(file);
    String meaning = meaning(text);
    List<String> changed = new ArrayList<>();
    List<Lexeme> words = ScenarioGrammar.lexemes(text);
    for (int i = 1; i + 1 < words.size(); i++) {
      Lexeme blank = words.get(i);
      boolean between = blank.kind().equals("RULE_WS") && !words.get(i - 1).isHidden();
      if (!between
          || hasSoftName(text, words, blank)
          || text.substring(blank.offset(), blank.end()).contains("\n")) {
        continue;
      }
      String broken = text.substring(0, blank.offset()) + BREAK + text.substring(blank.end());
      if (!meaning(broken).equals(meaning)) {
        int line = text.lastIndexOf('\n', blank.offset()) + 1;
        Lexeme next = words.get(i + 1);
        changed.add(
            text.substring(line, blank.offset()).strip()
                + " | "
                + text.substring(next.offset(), next.end()));
      }
    }
    assertThat(changed).isEmpty();
  }

  /** A name that is a word of the language elsewhere is one only where all stands on one line. */
  private static boolean hasSoftName(String text, List<Lexeme> words, Lexeme place) {
    int start = text.lastIndexOf('\n', place.offset()) + 1;
    int end = text.indexOf('\n', place.offset());
    return words.stream()
        .filter(each -> each.offset() >= start && each.end() <= end)
        .filter(each -> each.kind().equals("RULE_ID"))
        .anyMatch(each -> SoftWords.all().contains(text.substring(each.offset(), each.end())));
  }

  @Test
  void aVerbOnTheNextLineIsAVerb() {
    ParsedScenario parsed =
        LANGUAGE.parse(
            "a",
            """
            scenario "A"
              on 18 June 1815 from 13:00 to 18:30
            side Blue
            army of Blue
              squadron "H" as Hussars3: 120 riders
            deploy
              Hussars3
                patrols from "Papelotte"
                to "Ohain"
            """);
    assertThat(parsed.scenario().orElseThrow().plan().patrols()).hasSize(1);
    assertThat(parsed.findings()).isEmpty();
  }

  private static String meaning(String text) {
    return LANGUAGE.parse("a", text).scenario().map(RecordDump::withoutPlaces).orElse("");
  }
}
