package studio.kriegsspiel.language.syntax;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import studio.kriegsspiel.language.ScenarioLanguage;
import studio.kriegsspiel.scenario.finding.Finding;

/** A quotation mark that somebody has just typed is one fault, whatever word stands before it. */
class LoneMarkTest {
  @ParameterizedTest
  @ValueSource(strings = {"place \"", "weather \"", "terrain  \"", "general idea \"", "side \""})
  void isOneFaultOnItsLine(String line) {
    String text =
        "scenario \"A\"\n  rules reisswitz-1824\n  "
            + line
            + "\n  on 18 June 1815 from 10:00 to 14:00\n";

    var findings = new ScenarioLanguage().parse("a.kriegsspiel", text).findings();
    assertThat(findings.stream().filter(each -> each.span().line() == 3).map(Finding::message))
        .containsExactly("The quotation mark is never closed on its line.");
  }
}
