package studio.kriegsspiel.checks;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import studio.kriegsspiel.scenario.finding.Finding;
import studio.kriegsspiel.scenario.finding.Fix;
import studio.kriegsspiel.scenario.finding.Severity;
import studio.kriegsspiel.scenario.text.TextEdit;
import studio.kriegsspiel.scenario.text.TextSpan;

class OwnTextFixesTest {
  private static final String TEXT = "army of Blue\n  import \"armies/kgl.kriegsspiel\"\ndeploy\n";

  private static Finding withFixAt(int offset) {
    return new Finding(
        "KS-FRC-001",
        Severity.ERROR,
        new TextSpan("a", offset, 3, 2, 3),
        Optional.empty(),
        "Something.",
        List.of(),
        Optional.empty(),
        List.of(Fix.proposal("mend", List.of(new TextEdit(offset, 3, "x")))));
  }

  @Test
  void fixOnAnImportLineIsTakenBackAndSaysWhere() {
    Finding kept = OwnTextFixes.of(withFixAt(TEXT.indexOf("import")), TEXT);
    assertThat(kept.fixes()).isEmpty();
    assertThat(kept.hint().orElseThrow()).contains("army list");
  }

  @Test
  void fixInTheScenarioItselfStays() {
    Finding finding = withFixAt(TEXT.indexOf("deploy"));
    assertThat(OwnTextFixes.of(finding, TEXT)).isSameAs(finding);
  }
}
