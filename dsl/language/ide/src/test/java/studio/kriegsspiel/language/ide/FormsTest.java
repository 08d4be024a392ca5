package studio.kriegsspiel.language.ide;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

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
  void aWordThatBeginsAStatementTellsAnExampleAndItsForm() {
    String text = START + "intelligence\n  ";
    Completion at =
        editing.complete(text, text.length()).stream()
            .filter(each -> each.label().equals("at"))
            .findFirst()
            .orElseThrow();
    assertThat(at.kind()).isEqualTo(Completion.Kind.STATEMENT);
    assertThat(at.doc())
        .startsWith("Intelligence is given so: `at 13:30 to Blue from patrol of Hussars3")
        .contains("\nForm: ")
        .contains("(to | tell) READER");
  }

  @Test
  void theInnermostStatementIsTheOneThatIsWritten() {
    Signature unit = editing.signature(START, START.length() - 1).orElseThrow();
    assertThat(unit.label()).as("not that of the army around it").doesNotStartWith("army");
    assertThat(unit.label()).contains("\"TITLE\"").contains("[as NAME]");
    String army = START.substring(0, START.indexOf("  division"));
    assertThat(editing.signature(army, army.length()).orElseThrow().label()).startsWith("army of");
  }
}
