package studio.kriegsspiel.desk.studied;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import studio.kriegsspiel.scenario.finding.Finding;
import studio.kriegsspiel.scenario.finding.Severity;
import studio.kriegsspiel.scenario.text.TextSpan;

class FindingsTest {
  private final Finding late = at(50, Severity.ERROR);
  private final Finding early = at(10, Severity.NOTE);
  private final Finding nowhere =
      Finding.ofText("KS-X", Severity.WARNING, TextSpan.NONE, "It has no place.");
  private final List<Finding> all = List.of(late, nowhere, early);

  private static Finding at(int offset, Severity severity) {
    return Finding.ofText(
        "KS-X-" + offset, severity, new TextSpan("a", offset, 5, 1, offset + 1), "At " + offset);
  }

  @Test
  void nextAndPreviousGoRoundTheText() {
    assertThat(Findings.after(all, 0)).contains(early);
    assertThat(Findings.after(all, 10)).contains(late);
    assertThat(Findings.after(all, 50)).contains(early);
    assertThat(Findings.before(all, 50)).contains(early);
    assertThat(Findings.before(all, 10)).contains(late);
    assertThat(Findings.after(List.of(nowhere), 0)).isEmpty();
  }

  @Test
  void findsTheOneAtTheCaret() {
    assertThat(Findings.at(all, 12)).contains(early);
    assertThat(Findings.at(all, 30)).isEmpty();
  }

  @Test
  void theWorstComesFirstAndTheSummaryCounts() {
    assertThat(all.stream().sorted(Findings.ORDER)).containsExactly(late, nowhere, early);
    assertThat(Findings.summary(studied(all))).isEqualTo("1 error, 1 warning, 1 note");
    assertThat(Findings.summary(studied(List.of(late, late)))).isEqualTo("2 errors");
    assertThat(Findings.summary(studied(List.of()))).isEqualTo("no problems");
  }

  private static Studied studied(List<Finding> findings) {
    return new Studied(1, Optional.empty(), findings, true);
  }
}
