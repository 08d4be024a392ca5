package studio.kriegsspiel.desktop.ui.problems;

import java.util.List;
import javax.swing.table.AbstractTableModel;
import studio.kriegsspiel.desktop.model.analysis.Findings;
import studio.kriegsspiel.scenario.finding.Finding;
import studio.kriegsspiel.scenario.finding.Severity;

/** Findings as rows of a table. */
final class ProblemTable extends AbstractTableModel {
  private static final long serialVersionUID = 1L;
  private static final List<String> HEADS = List.of("", "Problem", "Rule", "Line", "Mend");

  private transient List<Finding> findings = List.of();

  void show(List<Finding> newFindings) {
    if (!newFindings.equals(findings)) {
      findings = List.copyOf(newFindings);
      fireTableDataChanged();
    }
  }

  Finding at(int row) {
    return findings.get(row);
  }

  int indexOf(Finding finding) {
    return findings.indexOf(finding);
  }

  @Override
  public int getRowCount() {
    return findings.size();
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
    Finding finding = findings.get(row);
    return switch (column) {
      case 0 -> finding.severity();
      case 1 -> finding.message();
      case 2 -> Findings.rules(finding);
      case 3 -> finding.span().isPresent() ? Integer.toString(finding.span().line()) : "";
      default -> finding.fixes().isEmpty() ? "" : finding.fixes().get(0).title();
    };
  }
}
