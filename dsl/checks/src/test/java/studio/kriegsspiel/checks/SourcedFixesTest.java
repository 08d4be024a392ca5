package studio.kriegsspiel.checks;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import studio.kriegsspiel.scenario.finding.Fix;
import studio.kriegsspiel.scenario.text.TextEdit;

/** What a source has is changed by choice alone, and the text says then that it is not its own. */
class SourcedFixesTest {

  private static Fix fix(String text, String id) {
    return Samples.of(id, Samples.check(Samples.parse("sourced.kriegsspiel", text))).stream()
        .filter(each -> !each.fixes().isEmpty())
        .findFirst()
        .orElseThrow()
        .fixes()
        .get(0);
  }

  private static String behind(String id, String line, String source) {
    String text = Samples.read(Samples.fails(id));
    assertThat(text).contains(line + "\n");
    return text.replace(line + "\n", line + source + "\n");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        " source \"Return\" confidence certain",
        " source \"Return\"",
        "\n      source \"Return\" confidence conjecture",
        "\n      state tired\n      source \"Return\" confidence probable",
      })
  void aStrengthBecomesAConjectureAndTheSourcesIsKept(String source) {
    String text = behind("KS-FRC-002", "  brigade \"Red Brigade\" as Omega: 2000 men", source);
    Fix fix = fix(text, "KS-FRC-002");
    assertThat(fix.isCertain()).isFalse();
    assertThat(fix.title()).endsWith(", and mark that its source has it otherwise");
    String mended = TextEdit.applyAll(text, fix.edits());
    assertThat(mended)
        .contains("as Omega: 1800 men")
        .contains(
            "source \"Return\" confidence conjecture // the source has: brigade \"Red Brigade\" as Omega: 2000 men");
    assertThat(Samples.parse("m", mended).findings()).isEmpty();
  }

  @Test
  void aPlaceIsMarkedBehindItsSource() {
    String line = "  Foot3 in line at \"Sand-pit\" facing south";
    String text = behind("KS-MOV-003", line, " source \"Map\" confidence certain");
    Fix fix =
        Samples.of("KS-MOV-003", Samples.check(Samples.parse("sourced.kriegsspiel", text))).stream()
            .filter(each -> each.message().contains("`Foot3`"))
            .findFirst()
            .orElseThrow()
            .fixes()
            .get(0);
    assertThat(fix.title()).startsWith("move `Foot3`").endsWith("has it otherwise");
    assertThat(TextEdit.applyAll(text, fix.edits()))
        .contains(" source \"Map\" confidence conjecture // the source has: " + line.strip())
        .doesNotContain("\n" + line);
  }

  @Test
  void anotherStatementsSourceMarksNothing() {
    String line = "    battalion \"Third Foot\" as Foot3: 900 men, line";
    String text = behind("KS-FRC-002", line, "\n      source \"Return\"");
    assertThat(fix(text, "KS-FRC-002").edits()).hasSize(1);
  }

  @Test
  void aSlipInASourcedPlaceIsAProposalWithoutAMark() {
    String sample = Samples.read(Samples.fails("KS-POS-001")).replace("Framm", "Brige");
    String line = "  Foot1 in line at \"Brige\" facing north";
    assertThat(fix(sample, "KS-POS-001").isCertain()).isTrue();
    String sourced = sample.replace(line, line + " source \"Map\" confidence certain");
    Fix fix = fix(sourced, "KS-POS-001");
    assertThat(fix.isCertain()).isFalse();
    assertThat(fix.edits()).hasSize(1);
  }
}
