package studio.kriegsspiel.desk.template;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import studio.kriegsspiel.language.ParsedScenario;
import studio.kriegsspiel.language.ScenarioLanguage;
import studio.kriegsspiel.library.Library;
import studio.kriegsspiel.rules.RuleBookId;

class BeginningTest {
  @ParameterizedTest
  @MethodSource("studio.kriegsspiel.rules.RuleBookId#values")
  void theBlankScenarioBecomesOneOfTheChosenBook(RuleBookId book) throws Exception {
    String blank = Files.readString(Library.open().blankScenario());
    String text = new Beginning("Soor, \"1745\"", book).write(blank);
    ParsedScenario parsed = new ScenarioLanguage().parse("new.kriegsspiel", text);
    assertThat(parsed.hasErrors()).as(parsed.findings().toString()).isFalse();
    assertThat(parsed.scenario().orElseThrow().title()).isEqualTo("Soor, '1745'");
    assertThat(parsed.scenario().orElseThrow().header().rules().orElseThrow().book())
        .isEqualTo(book);
  }

  @Test
  void theFileIsNamedAfterTheTitle() {
    assertThat(new Beginning("The Farm of La Haye Sainte", RuleBookId.REISSWITZ_1824).fileName())
        .isEqualTo("the-farm-of-la-haye-sainte.kriegsspiel");
    assertThat(new Beginning("?!", RuleBookId.REISSWITZ_1824).fileName())
        .isEqualTo("untitled.kriegsspiel");
  }
}
