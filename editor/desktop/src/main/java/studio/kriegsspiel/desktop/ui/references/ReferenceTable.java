package studio.kriegsspiel.desktop.ui.references;

import javax.swing.table.AbstractTableModel;
import studio.kriegsspiel.desk.core.NamedAt;
import studio.kriegsspiel.desk.core.References;

/** The places that name a thing, as rows: what stands there, and where that is. */
final class ReferenceTable extends AbstractTableModel {
  private static final long serialVersionUID = 1L;
  private static final String[] HEADS = {"Line", "What it does", "File", "No."};

  private transient References shown = References.NONE;

  void show(References references) {
    shown = references;
    fireTableDataChanged();
  }

  NamedAt at(int row) {
    return shown.places().get(row);
  }

  @Override
  public int getRowCount() {
    return shown.places().size();
  }

  @Override
  public int getColumnCount() {
    return HEADS.length;
  }

  @Override
  public String getColumnName(int column) {
    return HEADS[column];
  }

  @Override
  public Class<?> getColumnClass(int column) {
    return String.class;
  }

  @Override
  public Object getValueAt(int row, int column) {
    NamedAt place = at(row);
    return switch (column) {
      case 0 -> place.words();
      case 1 -> place.does();
      case 2 -> place.document();
      default -> Integer.toString(place.line());
    };
  }
}
