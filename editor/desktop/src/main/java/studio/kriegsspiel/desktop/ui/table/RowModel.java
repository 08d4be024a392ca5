package studio.kriegsspiel.desktop.ui.table;

import java.util.List;
import javax.swing.table.AbstractTableModel;
import studio.kriegsspiel.study.table.ArmyTable;

/** What was understood of the lines of a table, line by line. */
public final class RowModel extends AbstractTableModel {
  /** The column that tells what was not understood. */
  public static final int REMARKS = 6;

  private static final long serialVersionUID = 1L;
  private static final List<String> NAMES =
      List.of("Line", "Unit", "Level", "Part of", "Figures", "Source", "Not understood");

  private transient List<ArmyTable.Row> rows = List.of();

  void show(List<ArmyTable.Row> others) {
    rows = others;
    fireTableDataChanged();
  }

  @Override
  public int getRowCount() {
    return rows.size();
  }

  @Override
  public int getColumnCount() {
    return NAMES.size();
  }

  @Override
  public String getColumnName(int column) {
    return NAMES.get(column);
  }

  @Override
  public Class<?> getColumnClass(int column) {
    return column == 0 ? Integer.class : String.class;
  }

  @Override
  public Object getValueAt(int row, int column) {
    ArmyTable.Row line = rows.get(row);
    return switch (column) {
      case 0 -> line.line();
      case 1 -> line.unit();
      case 2 -> line.level();
      case 3 -> line.under();
      case 4 -> line.figures();
      case 5 -> line.source();
      default -> String.join("; ", line.remarks());
    };
  }
}
