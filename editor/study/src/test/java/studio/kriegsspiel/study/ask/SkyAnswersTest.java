package studio.kriegsspiel.study.ask;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import studio.kriegsspiel.language.ScenarioLanguage;
import studio.kriegsspiel.rules.RuleBookId;
import studio.kriegsspiel.rules.library.RuleBooks;
import studio.kriegsspiel.situation.Situation;

/** Weather, ground and rivers at an hour, with where it is said. */
class SkyAnswersTest {
  private static final String TEXT =
      """
      scenario "The brook"
        on 18 June 1815 from 13:00 to 18:30
        weather overcast
        rivers flooded until 15:00, then falling
          source "Craan 1816" confidence conjecture

      side Blue
      side Red

      events
        at 16:00 the weather becomes rain
          source "Mercer 1870, p. 160" confidence probable
      """;

  private static Answer ask(String question, String at) {
    Situation situation =
        new Situation(
            new ScenarioLanguage().parse("a.kriegsspiel", TEXT).scenario().orElseThrow(),
            RuleBooks.get(RuleBookId.REISSWITZ_1824),
            Optional.empty());
    return new Ask(situation).answer(new Request(question, Optional.of(at), Optional.empty()));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "rivers | 14:00 | The rivers are flooded at 14:00, as line 4 says by Craan 1816 (conjecture). From 15:00: falling.",
        "rivers | 15:00 | The rivers are falling at 15:00, as line 4 says by Craan 1816 (conjecture). Fords can be passed.",
        "weather | 15:59 | The weather is overcast at 15:59, as line 3 says. From 16:00: rain.",
        "weather | 16:00 | The weather is rain at 16:00, as line 11 says by Mercer 1870, p. 160 (probable).",
        "ground | 14:00 | The text does not say what the ground is at 14:00; a line `ground` in its head does.",
      })
  void isToldWithItsOrigin(String question, String at, String answer) {
    assertThat(ask(question, at).text()).startsWith(answer);
  }

  @Test
  void aFloodClosesTheFordsByDefaultAndSaysSo() {
    Answer flood = ask("rivers", "14:00");
    assertThat(flood.text()).endsWith("the rule books leave them to the umpire.");
    assertThat(flood.facts()).containsEntry("fordsOpen", false).containsEntry("basis", "stated");
    assertThat(ask("rivers", "15:00").facts()).containsEntry("fordsOpen", true);
  }
}
