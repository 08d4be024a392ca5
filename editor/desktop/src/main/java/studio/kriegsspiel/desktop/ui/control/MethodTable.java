package studio.kriegsspiel.desktop.ui.control;

import com.formdev.flatlaf.util.UIScale;
import java.awt.Component;
import java.util.List;
import javax.swing.JScrollPane;
import javax.swing.JTable;
import javax.swing.ListSelectionModel;
import javax.swing.SwingConstants;
import javax.swing.table.AbstractTableModel;
import javax.swing.table.DefaultTableCellRenderer;
import studio.kriegsspiel.desk.control.ControlDesk;
import studio.kriegsspiel.desk.control.Verdict;
import studio.kriegsspiel.desktop.ui.look.Looks;
import studio.kriegsspiel.desktop.ui.rows.HeaderRow;
import studio.kriegsspiel.importer.control.Method;

/** The ways from scan to ground with the error of each; the chosen row is the way taken. */
final class MethodTable extends JScrollPane {
  private static final long serialVersionUID = 1L;

  private final transient ControlDesk desk;
  private final Rows rows = new Rows();
  private final JTable table = new JTable(rows);
  private boolean showing;

  MethodTable(ControlDesk desk) {
    this.desk = desk;
    setViewportView(table);
    table.setSelectionMode(ListSelectionModel.SINGLE_SELECTION);
    table.setFillsViewportHeight(true);
    HeaderRow.setUp(table);
    table.getAccessibleContext().setAccessibleName("Ways from scan to ground");
    table.getColumnModel().getColumn(0).setPreferredWidth(UIScale.scale(190));
    table.setDefaultRenderer(Object.class, new Words());
    table
        .getSelectionModel()
        .addListSelectionListener(
            event -> {
              int row = table.getSelectedRow();
              if (!showing && row >= 0) {
                desk.choose(Method.values()[row]);
              }
            });
    desk.assessment().listen(assessment -> refresh());
    desk.sheet().listen(sheet -> refresh());
    refresh();
    setPreferredSize(
        new java.awt.Dimension(400, table.getRowHeight() * (Method.values().length + 1) + 12));
  }

  private void refresh() {
    showing = true;
    rows.fireTableRowsUpdated(0, Method.values().length - 1);
    int row = desk.sheet().get().method().ordinal();
    if (table.getSelectedRow() != row) {
      table.setRowSelectionInterval(row, row);
    }
    showing = false;
  }

  private final class Rows extends AbstractTableModel {
    private static final long serialVersionUID = 1L;
    private static final String[] HEADS = {"Way", "RMS", "Left out", "Unused"};

    @Override
    public int getRowCount() {
      return Method.values().length;
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
    public Object getValueAt(int row, int column) {
      List<Verdict> verdicts = desk.assessment().get().verdicts();
      if (column == 0) {
        return Verdict.words(Method.values()[row]);
      }
      if (row >= verdicts.size()) {
        return "";
      }
      Verdict verdict = verdicts.get(row);
      if (verdict.fit().isEmpty()) {
        return column == 1 ? verdict.fault() : "";
      }
      return switch (column) {
        case 1 -> verdict.rms();
        case 2 -> verdict.leftOut();
        default -> verdict.unused();
      };
    }
  }

  private final class Words extends DefaultTableCellRenderer {
    private static final long serialVersionUID = 1L;

    @Override
    public Component getTableCellRendererComponent(
        JTable owner, Object value, boolean selected, boolean focused, int row, int column) {
      super.getTableCellRendererComponent(owner, value, selected, focused, row, column);
      setHorizontalAlignment(column == 0 ? SwingConstants.LEADING : SwingConstants.RIGHT);
      setToolTipText(Verdict.meaning(Method.values()[row]));
      List<Verdict> verdicts = desk.assessment().get().verdicts();
      boolean none = row < verdicts.size() && verdicts.get(row).fit().isEmpty();
      if (!selected) {
        setForeground(none ? Looks.colour("Studio.headingForeground") : owner.getForeground());
      }
      return this;
    }
  }
}
