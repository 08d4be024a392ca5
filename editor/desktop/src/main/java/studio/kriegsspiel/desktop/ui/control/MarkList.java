package studio.kriegsspiel.desktop.ui.control;

import com.formdev.flatlaf.util.UIScale;
import java.awt.Component;
import java.awt.event.ActionEvent;
import java.awt.event.KeyEvent;
import java.util.Optional;
import javax.swing.AbstractAction;
import javax.swing.JScrollPane;
import javax.swing.JTable;
import javax.swing.KeyStroke;
import javax.swing.ListSelectionModel;
import javax.swing.SwingConstants;
import javax.swing.table.DefaultTableCellRenderer;
import javax.swing.table.TableRowSorter;
import studio.kriegsspiel.desk.control.ControlDesk;
import studio.kriegsspiel.desktop.ui.look.Looks;
import studio.kriegsspiel.desktop.ui.rows.HeaderRow;

/** The list of points, sortable by error, with the suspicious ones in red. */
final class MarkList extends JScrollPane {
  private static final long serialVersionUID = 1L;

  private final transient ControlDesk desk;
  private final transient ScanPointTable rows;
  private final JTable table;
  private boolean choosing;

  MarkList(ControlDesk desk) {
    this.desk = desk;
    this.rows = new ScanPointTable(desk);
    this.table = new JTable(rows);
    setViewportView(table);
    table.setFillsViewportHeight(true);
    table.setSelectionMode(ListSelectionModel.SINGLE_SELECTION);
    HeaderRow.setUp(table);
    table.putClientProperty("terminateEditOnFocusLost", true);
    table.getAccessibleContext().setAccessibleName("Control points");
    table
        .getAccessibleContext()
        .setAccessibleDescription(
            "The column On the ground takes metres, a grid reference, or latitude and longitude.");
    TableRowSorter<ScanPointTable> sorter = new TableRowSorter<>(rows);
    sorter.setSortable(ScanPointTable.COUNTS, false);
    sorter.setSortable(2, false);
    sorter.setSortable(ScanPointTable.GROUND, false);
    sorter.setSortsOnUpdates(false);
    table.setRowSorter(sorter);
    int[] widths = {44, 70, 120, 190, 80, 70, 80};
    for (int i = 0; i < widths.length; i++) {
      table.getColumnModel().getColumn(i).setPreferredWidth(UIScale.scale(widths[i]));
    }
    table.getColumnModel().getColumn(0).setMaxWidth(UIScale.scale(54));
    table.setDefaultRenderer(String.class, new Words());
    table.setDefaultRenderer(Double.class, new Words());
    table.getSelectionModel().addListSelectionListener(event -> chosenInTable());
    desk.chosen().follow(id -> showChosen());
    rows.addTableModelListener(event -> showChosen());
    table.getInputMap().put(KeyStroke.getKeyStroke(KeyEvent.VK_DELETE, 0), "remove");
    table
        .getActionMap()
        .put(
            "remove",
            new AbstractAction() {
              private static final long serialVersionUID = 1L;

              @Override
              public void actionPerformed(ActionEvent event) {
                desk.chosen().get().ifPresent(desk::remove);
              }
            });
  }

  private void chosenInTable() {
    int row = table.getSelectedRow();
    if (!choosing && row >= 0 && row < table.getRowCount()) {
      desk.chosen().set(Optional.of(rows.at(table.convertRowIndexToModel(row)).id()));
    }
  }

  private void showChosen() {
    choosing = true;
    int row = desk.chosen().get().map(rows::indexOf).orElse(-1);
    if (row < 0) {
      table.clearSelection();
    } else {
      int shown = table.convertRowIndexToView(row);
      if (shown >= 0 && table.getSelectedRow() != shown) {
        table.setRowSelectionInterval(shown, shown);
        table.scrollRectToVisible(table.getCellRect(shown, 0, true));
      }
    }
    choosing = false;
  }

  private final class Words extends DefaultTableCellRenderer {
    private static final long serialVersionUID = 1L;

    @Override
    public Component getTableCellRendererComponent(
        JTable owner, Object value, boolean selected, boolean focused, int row, int column) {
      boolean figure = value instanceof Double;
      String words =
          value instanceof Double number
              ? ScanPointTable.words(number, column)
              : String.valueOf(value);
      super.getTableCellRendererComponent(owner, words, selected, focused, row, column);
      int index = owner.convertRowIndexToModel(row);
      boolean lacking = column == ScanPointTable.GROUND && words.isEmpty();
      if (lacking) {
        setText("click on the ground, or type");
      }
      setHorizontalAlignment(figure ? SwingConstants.RIGHT : SwingConstants.LEADING);
      if (!selected) {
        setForeground(
            rows.isSuspect(index)
                ? Looks.colour("Studio.error")
                : lacking || !rows.at(index).enabled()
                    ? Looks.colour("Studio.headingForeground")
                    : owner.getForeground());
      }
      return this;
    }
  }
}
