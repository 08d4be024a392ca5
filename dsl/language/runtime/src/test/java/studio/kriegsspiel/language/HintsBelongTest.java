package studio.kriegsspiel.language;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import studio.kriegsspiel.scenario.finding.Finding;

/** A hint is about the section that its author is in, whichever word of it is wrong. */
class HintsBelongTest {
  private static final String HEAD =
      """
      scenario "A"
        rules reisswitz-1824
        on 18 June 1815 from 10:00 to 16:00
        weather fair
      side Blue "Blue" colour blue
        role "Commander" for Alpha
      army of Blue
        brigade "One" as Alpha
          battalion "First" as Foot1: 900 men
      """;

  private static Path sample(String name) {
    return Path.of("src/test/resources/samples/scenarios/" + name + ".kriegsspiel");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"design-example", "past-midnight", "assertions", "exercise", "forces", "field"})
  void noWordBringsAHintOfAnotherSection(String name) throws IOException {
    assertThat(StrayHints.in(sample(name), 3)).isEmpty();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "deploy\\n  Foot1 in line at \"Mill\" zzqx south | A deployment is given so",
        "deploy\\n  Foot1 in line at \"Mill\"\\n  \"Mill\" in line | Below `deploy` stand units",
        "events\\n  at 12:00 Foot1 bombards \"Mill\"\\n  17 | Below `events` stands",
        "deploy\\n  Foot1 in line at \"Mill\"\\n17 guns | At the beginning of a line a section opens",
      })
  void itIsOfTheLineElseOfTheSection(String rest, String hint) {
    String text = HEAD + rest.replace("\\n", "\n") + "\n";
    assertThat(new ScenarioLanguage().parse("a", text).findings())
        .filteredOn(each -> each.id().startsWith("KS-SYN"))
        .extracting(each -> each.hint().orElse(""))
        .anySatisfy(each -> assertThat(each).startsWith(hint))
        .noneSatisfy(each -> assertThat(each).startsWith("A file begins with"));
  }

  @Test
  void aDistanceOfNothingIsTold() {
    String text = HEAD + "deploy\n  Foot1 in line at 000 m west of \"Mill\"\n";
    Finding finding = new ScenarioLanguage().parse("a", text).findings().get(0);
    assertThat(finding.message()).isEqualTo("A distance of 0 is none.");
    assertThat(text.substring(finding.span().offset(), finding.span().end())).isEqualTo("000");
  }
}
