package studio.kriegsspiel.desktop.ui.problems;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import javax.swing.table.AbstractTableModel;
import studio.kriegsspiel.desk.studied.Findings;
import studio.kriegsspiel.desktop.ui.editor.FindingText;
import studio.kriegsspiel.scenario.finding.Finding;
import studio.kriegsspiel.scenario.finding.Severity;

/** Findings as rows of a table, under headings where they are put together in groups. */
final class ProblemTable extends AbstractTableModel {
  private static final long serialVersionUID = 1L;
  private static final List<String> HEADS = List.of("", "Problem", "Rule", "Line", "Mend");

  private transient List<Row> rows = List.of();

  /** A finding, or the heading of a group. */
  private record Row(String heading, Optional<Finding> finding) {}

  /** Shows findings in their groups; a group without a name has no heading. */
  void show(Map<String, List<Finding>> groups) {
    List<Row> all = new ArrayList<>();
    groups.forEach(
        (name, findings) -> {
          if (!name.isEmpty()) {
            all.add(new Row(name + " (" + findings.size() + ")", Optional.empty()));
          }
          findings.forEach(each -> all.add(new Row("", Optional.of(each))));
        });
    if (!all.equals(rows)) {
      rows = List.copyOf(all);
      fireTableDataChanged();
    }
  }

  /** The finding of a row; nothing for a heading. */
  Optional<Finding> find(int row) {
    return row < 0 || row >= rows.size() ? Optional.empty() : rows.get(row).finding();
  }

  int indexOf(Finding finding) {
    return rows.indexOf(new Row("", Optional.of(finding)));
  }

  @Override
  public int getRowCount() {
    return rows.size();
  }

  @Override
  public int getColumnCount() {
    return HEADS.size();
  }

  @Override
  public String getColumnName(int column) {
    return HEADS.get(column);
  }

  @Override
  public Class<?> getColumnClass(int column) {
    return column == 0 ? Severity.class : String.class;
  }

  @Override
  public Object getValueAt(int row, int column) {
    Row at = rows.get(row);
    return at.finding()
        .map(finding -> value(finding, column))
        .orElse(column == 1 ? at.heading() : "");
  }

  private static Object value(Finding finding, int column) {
    return switch (column) {
      case 0 -> finding.severity();
      case 1 -> FindingText.quoted(finding.message());
      case 2 -> Findings.rules(finding);
      case 3 -> finding.span().isPresent() ? Integer.toString(finding.span().line()) : "";
      default ->
          finding.fixes().isEmpty() ? "" : FindingText.quoted(finding.fixes().get(0).title());
    };
  }
}
