package studio.kriegsspiel.desktop.ui.control;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import javax.swing.table.AbstractTableModel;
import studio.kriegsspiel.desk.control.Assessment;
import studio.kriegsspiel.desk.control.ControlDesk;
import studio.kriegsspiel.desk.control.ScanPoint;
import studio.kriegsspiel.desk.control.Verdict;

/** The points as rows; names, ground and whether they count can be changed in the row. */
final class ScanPointTable extends AbstractTableModel {
  private static final long serialVersionUID = 1L;
  static final int COUNTS = 0;
  static final int NAME = 1;
  static final int GROUND = 3;
  static final int ERROR = 4;
  private static final List<String> HEADS =
      List.of("Use", "Point", "On the scan", "On the ground", "Error", "In pixels", "Left out");

  private final transient ControlDesk desk;
  private transient List<ScanPoint> marks;

  ScanPointTable(ControlDesk desk) {
    this.desk = desk;
    this.marks = desk.sheet().get().marks();
    desk.sheet().listen(sheet -> show(sheet.marks()));
    desk.assessment()
        .listen(
            assessment -> {
              if (!marks.isEmpty()) {
                fireTableRowsUpdated(0, marks.size() - 1);
              }
            });
  }

  private void show(List<ScanPoint> fresh) {
    boolean same = marks.size() == fresh.size();
    marks = fresh;
    if (same && !marks.isEmpty()) {
      fireTableRowsUpdated(0, marks.size() - 1);
    } else {
      fireTableDataChanged();
    }
  }

  ScanPoint at(int row) {
    return marks.get(row);
  }

  int indexOf(String id) {
    for (int i = 0; i < marks.size(); i++) {
      if (marks.get(i).id().equals(id)) {
        return i;
      }
    }
    return -1;
  }

  boolean isSuspect(int row) {
    return desk.assessment().get().suspects().contains(marks.get(row).id());
  }

  @Override
  public int getRowCount() {
    return marks.size();
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
    return switch (column) {
      case COUNTS -> Boolean.class;
      case 4, 5, 6 -> Double.class;
      default -> String.class;
    };
  }

  @Override
  public boolean isCellEditable(int row, int column) {
    return column == COUNTS || column == NAME || column == GROUND;
  }

  @Override
  public Object getValueAt(int row, int column) {
    ScanPoint mark = marks.get(row);
    Optional<Assessment.Error> error = desk.assessment().get().findError(mark.id());
    return switch (column) {
      case COUNTS -> mark.enabled();
      case NAME -> mark.id();
      case 2 -> String.format(Locale.ROOT, "%.1f  %.1f", mark.column(), mark.row());
      case GROUND ->
          mark.ground()
              .map(at -> String.format(Locale.ROOT, "%.1f  %.1f", at.x(), at.y()))
              .orElse("");
      case ERROR -> error.map(Assessment.Error::metres).orElse(Double.NaN);
      case 5 -> error.map(Assessment.Error::pixels).orElse(Double.NaN);
      default -> error.map(Assessment.Error::leftOutMetres).orElse(Double.NaN);
    };
  }

  /** A figure of an error column in words. */
  static String words(double value, int column) {
    if (Double.isNaN(value)) {
      return "";
    }
    return column == 5 ? String.format(Locale.ROOT, "%.1f", value) : Verdict.metres(value);
  }

  @Override
  public void setValueAt(Object value, int row, int column) {
    if (row >= marks.size()) {
      return;
    }
    String id = marks.get(row).id();
    switch (column) {
      case COUNTS -> desk.enable(id, Boolean.TRUE.equals(value));
      case NAME -> desk.rename(id, String.valueOf(value));
      case GROUND -> {
        String words = String.valueOf(value).strip();
        if (!words.isEmpty() && !words.equals(getValueAt(row, GROUND))) {
          desk.place(id, words);
        }
      }
      default -> {
        // The other columns are worked out.
      }
    }
  }
}
