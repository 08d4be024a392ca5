package studio.kriegsspiel.language.fuzz;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.List;
import org.junit.jupiter.api.Test;
import studio.kriegsspiel.language.ParsedScenario;
import studio.kriegsspiel.language.ScenarioLanguage;

/** A language that keeps the trees of texts which are edited understands what any other does. */
class EditedTextTest {
  private static final int EDITS = 12;
  private final ScenarioLanguage edited = ScenarioLanguage.ofEditedTexts();
  private final ScenarioLanguage fresh = new ScenarioLanguage();

  /** Also where faults come and go between the edits. */
  @Test
  void edits() throws IOException {
    List<String> samples = TextFuzz.samples();
    for (int i = 0; i < samples.size(); i++) {
      TypedEdit edits = new TypedEdit(1815 + i);
      String text = samples.get(i);
      for (int j = 0; j < EDITS; j++) {
        assertSame("one.kriegsspiel", text);
        text = edits.of(text);
      }
    }
  }

  /** Two texts of one name, read by turns. */
  @Test
  void otherTextsOfTheSameName() throws IOException {
    List<String> samples = TextFuzz.samples();
    for (int i = 0; i + 1 < samples.size(); i += 2) {
      for (int j = 0; j < 3; j++) {
        assertSame("same.kriegsspiel", samples.get(i));
        assertSame("same.kriegsspiel", samples.get(i + 1));
      }
    }
  }

  private void assertSame(String document, String text) {
    ParsedScenario own = edited.parse(document, text);
    ParsedScenario other = fresh.parse(document, text);
    assertThat(own.text()).isEqualTo(text);
    assertThat(own.scenario()).as(text).isEqualTo(other.scenario());
    assertThat(own.sheet()).as(text).isEqualTo(other.sheet());
    assertThat(own.findings()).as(text).isEqualTo(other.findings());
    assertThat(own.written().map(each -> each.sections()))
        .isEqualTo(other.written().map(each -> each.sections()));
    assertThat(own.written().map(each -> each.names().references()))
        .isEqualTo(other.written().map(each -> each.names().references()));
  }
}
