package studio.kriegsspiel.desk.importing;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import studio.kriegsspiel.scenario.text.TextEdit;

class GroundUseTest {
  private static String used(String text) {
    return TextEdit.applyAll(text, List.of(GroundUse.edit(text, "jena").orElseThrow()));
  }

  @Test
  void namesTheGroundWhereOneIsNamedAndTouchesNothingElse() {
    String text =
        "scenario \"A\" // terrain \"x\"\n  rules  british-1815\n  terrain   \"old\" // mine\n";
    assertThat(used(text)).isEqualTo(text.replace("\"old\"", "\"jena\""));
  }

  @Test
  void wordsInProseAreNotTakenForTheStatement() {
    String text =
        "scenario \"A\"\n  rules    reisswitz-1824\ngeneral idea \"\"\"\n  terrain \"old\"\n\"\"\"\n";
    assertThat(used(text))
        .contains("  rules    reisswitz-1824\n  terrain  \"jena\"\n")
        .contains("  terrain \"old\"\n\"\"\"");
  }

  @Test
  void aScenarioWithoutRulesGetsTheLineBelowItsTitle() {
    assertThat(used("scenario \"A\"\n\nside Blue\n"))
        .isEqualTo("scenario \"A\"\n  terrain  \"jena\"\n\nside Blue\n");
  }

  @Test
  void aTextWithoutScenarioCannotUseAGround() {
    assertThat(GroundUse.edit("army library \"x\"\n", "jena")).isEmpty();
  }

  @ParameterizedTest
  @CsvSource({
    "Jena and Auerstedt 1806, jena-and-auerstedt-1806",
    "Schönbrunn (süd), schonbrunn-sud",
    "'  ', ground",
    "Große Höhe, grosse-hohe"
  })
  void makesShortNamesOfTitles(String title, String slug) {
    assertThat(GroundName.of(title)).isEqualTo(slug);
  }
}
