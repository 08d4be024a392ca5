package studio.kriegsspiel.language.ide;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Forms of statements, told while they are written and before. */
class FormsTest {
  private static final String START =
      """
      scenario "Bridge"
        on 18 June 1815 from 13:00 to 18:30
      side Blue "Prussians" colour blue
      army of Blue
        division "1st" as First
      """;

  private final ScenarioEditing editing = new ScenarioEditing();

  @Test
  void aWordThatBeginsAStatementTellsAnExample() {
    String text = START + "intelligence\n  ";
    Completion at =
        editing.complete(text, text.length()).stream()
            .filter(each -> each.label().equals("at"))
            .findFirst()
            .orElseThrow();
    assertThat(at.kind()).isEqualTo(Completion.Kind.STATEMENT);
    assertThat(at.doc()).startsWith("Intelligence is given so: `at 13:30 to Blue");
  }

  @Test
  void theInnermostStatementIsTheOneThatIsWritten() {
    Signature unit = editing.signature(START, START.length() - 1).orElseThrow();
    assertThat(unit.example()).as("not that of the army around it").startsWith("battalion \"5th");
    String army = START.substring(0, START.indexOf("  division"));
    assertThat(editing.signature(army, army.length()).orElseThrow().example())
        .isEqualTo("army of Blue");
  }

  /** What is written so far | what is marked in the example | what may come, in words. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "deploy; First | in line | garrisons, in, as, limbered, facing, at, patrols, marches, deploys, anywhere",
        "deploy; First in | in line | a formation, a place",
        "deploy; First in line at | 300 paces north of \"La Haye Sainte\" | a place",
        "deploy; First in line at \"Mill\" | facing south | facing, a comma, source, or",
        "intelligence; at 13:30 to | Blue | a reader",
        "side Red; role \"Commander\" | for \"Alten\" | for, under, duty",
      })
  void theExampleMarksWhatComesNext(String written, String marked, String next) {
    String text = START + written.replace("; ", "\n  ") + " ";
    Signature at = editing.signature(text, text.length()).orElseThrow();
    assertThat(at.example().substring(at.from(), at.to())).isEqualTo(marked);
    assertThat(String.join(", ", at.next())).isEqualTo(next);
  }
}
