package studio.kriegsspiel.language;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.eclipse.xtext.AbstractRule;
import org.junit.jupiter.api.Test;
import studio.kriegsspiel.language.syntax.ScenarioGrammar;
import studio.kriegsspiel.scenario.finding.Finding;

/**
 * Whatever word is missing or wrong, what is told of it is in an umpire's words: no name of a rule
 * of the grammar, none of a kind of token, no jargon of parsers, and an example of what belongs
 * there.
 */
class BrokenPlacesTest {
  private static final Path FOLDER = Path.of("src/test/resources/samples/scenarios");
  private static final Pattern JARGON =
      Pattern.compile(
          "RULE_|\\bEOF\\b|mismatched|no viable|extraneous|\\binput\\b|\\btokens?\\b|\\blexer|\\bparser|'[^' ]+'|\\bnull\\b"
              + "|Exception");
  private static final Pattern EXAMPLE = Pattern.compile("`[^`]+`|such as|\"[^\"]+\"");

  @Test
  void whatIsToldIsInWordsOfTheLanguage() throws IOException {
    Set<String> rules =
        ScenarioGrammar.grammar().getRules().stream()
            .map(AbstractRule::getName)
            .filter(name -> name.matches("[A-Z][a-z]+[A-Z].*|.*Item"))
            .collect(Collectors.toSet());
    assertThat(rules).contains("StandingWork", "OrderItem");
    Pattern names = Pattern.compile("\\b(" + String.join("|", rules) + ")\\b");
    List<String> wrong = new ArrayList<>();
    for (BrokenPlaces.Broken each : BrokenPlaces.of(Goldens.samples("scenarios"))) {
      for (Finding finding : parse(each.text()).findings()) {
        String said = finding.message() + " " + finding.hint().orElse("");
        boolean example = !isSyntax(finding) || EXAMPLE.matcher(hint(finding)).find();
        if (JARGON.matcher(said).find() || names.matcher(said).find() || !example) {
          wrong.add(each.place() + "\n   -> " + finding.id() + " " + said);
        }
      }
    }
    assertThat(wrong).isEmpty();
  }

  private static boolean isSyntax(Finding finding) {
    return finding.id().equals("KS-SYN-001") || finding.id().equals("KS-SYN-002");
  }

  /** What is said besides the word that is wrong. */
  private static String hint(Finding finding) {
    return finding.hint().orElseGet(finding::message);
  }

  private static ParsedScenario parse(String text) {
    return new ScenarioLanguage().parse("sample", text, FOLDER.toAbsolutePath());
  }
}
