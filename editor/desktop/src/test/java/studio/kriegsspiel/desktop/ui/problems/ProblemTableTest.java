package studio.kriegsspiel.desktop.ui.problems;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import studio.kriegsspiel.scenario.finding.Finding;
import studio.kriegsspiel.scenario.finding.Severity;
import studio.kriegsspiel.scenario.text.TextSpan;

/** Groups have headings, which are no findings and cannot be chosen as one. */
class ProblemTableTest {
  private static final Finding FIRST = finding("Blue has no objective.", 3);
  private static final Finding SECOND = finding("Red has no objective.", 7);

  private static Finding finding(String message, int line) {
    return Finding.ofText(
        "KS-SID-001", Severity.WARNING, new TextSpan("a.kriegsspiel", 0, 1, line, 1), message);
  }

  @Test
  void groupsStandUnderTheirHeadings() {
    ProblemTable table = new ProblemTable();
    Map<String, List<Finding>> groups = new LinkedHashMap<>();
    groups.put("Blue", List.of(FIRST));
    groups.put("the umpire alone", List.of(SECOND));
    table.show(groups);
    assertThat(table.getRowCount()).isEqualTo(4);
    assertThat(table.getValueAt(0, 1)).isEqualTo("Blue (1)");
    assertThat(table.find(0)).isEmpty();
    assertThat(table.find(1)).contains(FIRST);
    assertThat(table.getValueAt(2, 1)).isEqualTo("the umpire alone (1)");
    assertThat(table.getValueAt(2, 0)).isEqualTo("");
    assertThat(table.getValueAt(3, 3)).isEqualTo("7");
    assertThat(table.indexOf(SECOND)).isEqualTo(3);
    assertThat(table.find(-1)).isEmpty();
    assertThat(table.find(4)).isEmpty();
  }

  @Test
  void oneListHasNoHeading() {
    ProblemTable table = new ProblemTable();
    table.show(Map.of("", List.of(FIRST, SECOND)));
    assertThat(table.getRowCount()).isEqualTo(2);
    assertThat(table.indexOf(FIRST)).isZero();
  }
}
