package studio.kriegsspiel.desktop.ui.marking;

import java.util.List;
import java.util.Optional;
import javax.swing.table.AbstractTableModel;
import studio.kriegsspiel.desk.marking.MarkTable;
import studio.kriegsspiel.desk.marking.MarkTable.Cell;

/** Marks as rows and columns: a sheet each, and the model solution behind the last. */
final class MarkModel extends AbstractTableModel {
  private static final long serialVersionUID = 1L;
  private static final Cell EMPTY = new Cell("", MarkTable.Tone.ABSENT, "", List.of());

  private transient Optional<MarkTable> table = Optional.empty();

  void show(Optional<MarkTable> now) {
    boolean same =
        table.map(MarkTable::rows).equals(now.map(MarkTable::rows))
            && table.map(MarkTable::sheets).equals(now.map(MarkTable::sheets));
    table = now;
    if (same) {
      fireTableRowsUpdated(0, Math.max(0, getRowCount() - 1));
    } else {
      fireTableStructureChanged();
    }
  }

  @Override
  public int getRowCount() {
    return table.map(MarkTable::rows).orElse(0);
  }

  @Override
  public int getColumnCount() {
    return table.map(each -> each.sheets().size() + 1).orElse(0);
  }

  boolean isSolution(int column) {
    return column == getColumnCount() - 1;
  }

  @Override
  public String getColumnName(int column) {
    return isSolution(column)
        ? "The solution"
        : table.map(each -> each.sheets().get(column).name()).orElse("");
  }

  @Override
  public Class<?> getColumnClass(int column) {
    return Cell.class;
  }

  @Override
  public Cell getValueAt(int row, int column) {
    return table
        .map(each -> isSolution(column) ? each.solution(row) : each.cell(row, column))
        .orElse(EMPTY);
  }

  boolean isSum(int row) {
    return table.filter(each -> each.isSum(row)).isPresent();
  }

  String title(int row) {
    return table.map(each -> each.title(row)).orElse("");
  }

  String worth(int row) {
    return table.map(each -> each.worth(row)).orElse("");
  }

  /** What is on the sheet of a column; nothing for the solution. */
  String sheet(int column) {
    return isSolution(column) ? "" : table.map(each -> each.sheets().get(column).text()).orElse("");
  }
}
