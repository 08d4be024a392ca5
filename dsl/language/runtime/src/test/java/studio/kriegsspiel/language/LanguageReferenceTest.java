package studio.kriegsspiel.language;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import studio.kriegsspiel.scenario.text.TextEdit;

/** Every example of the language reference is read without a word of complaint. */
class LanguageReferenceTest {
  private static final String REFERENCE = Goldens.read(Path.of("../../../docs/language.md"));
  private static final Pattern FENCE = Pattern.compile("(?ms)^```kriegsspiel ?(\\w*)\\n(.*?)^```$");

  private final ScenarioLanguage language = new ScenarioLanguage();

  static Stream<Arguments> examples() {
    return fences().map(each -> Arguments.of(each.group(1), each.group(2)));
  }

  private static Stream<MatchResult> fences() {
    return FENCE.matcher(REFERENCE).results().filter(each -> !each.group(1).equals("sheet"));
  }

  private static String example() {
    return fences()
        .filter(each -> each.group(1).equals("whole"))
        .findFirst()
        .orElseThrow()
        .group(2);
  }

  @ParameterizedTest
  @MethodSource("examples")
  void isRead(String kind, String example) {
    ParsedScenario parsed = language.parse("language.md", inContext(kind, example));
    assertThat(parsed.findings()).isEmpty();
  }

  @ParameterizedTest
  @MethodSource("examples")
  void isSetInOrderAlready(String kind, String example) {
    if (kind.equals("whole")) {
      List<TextEdit> edits = language.format(example);
      assertThat(TextEdit.applyAll(example, edits)).isEqualTo(example);
    }
  }

  @Test
  void showsEveryKindOfStatement() {
    assertThat(fences().map(each -> each.group(1)))
        .contains("whole", "header", "people", "units", "");
  }

  /** In a scenario that has the roles and units which examples of people and sides name. */
  private static String inThree(String example) {
    boolean head = !example.startsWith("side");
    return "scenario \"Three\"\n  on 18 June 1815 from 13:00 to 18:30\n"
        + (head ? example : "")
        + "side Blue\n  role \"Commander of the centre\"\n  role \"Commander at the farm\"\n"
        + "side Red\n  role \"Marshal\" for Erlon\n"
        + "army of Red\n  corps \"I Corps\" as Erlon: 4000 men\n"
        + (head ? "" : example);
  }

  private static String inContext(String kind, String example) {
    return switch (kind) {
      case "whole" -> example;
      case "header" -> "scenario \"Head\"\n" + example;
      case "people" -> inThree(example);
      case "units" -> example().replace("army of Blue\n", "army of Blue\n" + example);
      default -> example() + "\n" + example;
    };
  }
}
