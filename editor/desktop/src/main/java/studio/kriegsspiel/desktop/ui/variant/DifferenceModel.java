package studio.kriegsspiel.desktop.ui.variant;

import java.util.List;
import javax.swing.table.AbstractTableModel;
import studio.kriegsspiel.desk.variants.ComparedVariants;
import studio.kriegsspiel.desk.variants.Difference;
import studio.kriegsspiel.desktop.ui.editor.FindingText;

/** What differs between two variants, a row for each thing. */
final class DifferenceModel extends AbstractTableModel {
  private static final long serialVersionUID = 1L;

  private transient ComparedVariants.Face face =
      new ComparedVariants.Face(List.of(), "", "", List.of(), "");

  void show(ComparedVariants.Face now) {
    boolean titled = !now.one().equals(face.one()) || !now.other().equals(face.other());
    boolean same = now.differences().equals(face.differences());
    face = now;
    if (titled) {
      fireTableStructureChanged();
    } else if (!same) {
      fireTableDataChanged();
    }
  }

  Difference at(int row) {
    return face.differences().get(row);
  }

  @Override
  public int getRowCount() {
    return face.differences().size();
  }

  @Override
  public int getColumnCount() {
    return 3;
  }

  @Override
  public Class<?> getColumnClass(int column) {
    return String.class;
  }

  @Override
  public String getColumnName(int column) {
    return switch (column) {
      case 0 -> "What";
      case 1 -> face.one();
      default -> face.other();
    };
  }

  @Override
  public String getValueAt(int row, int column) {
    Difference difference = at(row);
    return FindingText.quoted(
        switch (column) {
          case 0 -> difference.what();
          case 1 -> difference.one();
          default -> difference.other();
        });
  }
}
