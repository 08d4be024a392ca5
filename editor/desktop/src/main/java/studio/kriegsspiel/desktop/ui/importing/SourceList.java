package studio.kriegsspiel.desktop.ui.importing;

import com.formdev.flatlaf.util.UIScale;
import java.awt.BorderLayout;
import java.awt.Component;
import java.awt.Dimension;
import java.awt.event.ActionEvent;
import java.awt.event.KeyEvent;
import java.nio.file.Path;
import java.util.Optional;
import java.util.function.Consumer;
import javax.swing.AbstractAction;
import javax.swing.DefaultCellEditor;
import javax.swing.JComboBox;
import javax.swing.JPanel;
import javax.swing.JScrollPane;
import javax.swing.JTable;
import javax.swing.KeyStroke;
import javax.swing.ListSelectionModel;
import javax.swing.SwingConstants;
import javax.swing.table.DefaultTableCellRenderer;
import studio.kriegsspiel.desk.importing.GroundImport;
import studio.kriegsspiel.desk.importing.PlanRequest;
import studio.kriegsspiel.desk.importing.SourceItem;
import studio.kriegsspiel.desktop.ui.look.Looks;
import studio.kriegsspiel.desktop.ui.look.Symbol;
import studio.kriegsspiel.desktop.ui.look.SymbolIcon;
import studio.kriegsspiel.desktop.ui.rows.HeaderRow;
import studio.kriegsspiel.importer.survey.SourceRole;

/** The list of files, with a sign that tells how each stands. */
final class SourceList extends JPanel {
  private static final long serialVersionUID = 1L;

  private final transient GroundImport model;
  private final transient SourceTable rows;
  private final JTable table;
  private boolean byHand;

  SourceList(GroundImport model, Consumer<Optional<Path>> chosen) {
    super(new BorderLayout());
    this.model = model;
    this.rows = new SourceTable(model);
    this.table = new RoleTable(rows);
    table.setFillsViewportHeight(true);
    table.setSelectionMode(ListSelectionModel.SINGLE_SELECTION);
    HeaderRow.setUp(table);
    table.getAccessibleContext().setAccessibleName("Files");
    table.putClientProperty("terminateEditOnFocusLost", true);
    var columns = table.getColumnModel();
    columns.getColumn(0).setMaxWidth(UIScale.scale(30));
    columns.getColumn(1).setPreferredWidth(UIScale.scale(220));
    columns.getColumn(2).setPreferredWidth(UIScale.scale(190));
    columns.getColumn(3).setPreferredWidth(UIScale.scale(560));
    table.setDefaultRenderer(SourceTable.State.class, new StateRenderer());
    table.setDefaultRenderer(String.class, new WordRenderer());
    table
        .getSelectionModel()
        .addListSelectionListener(
            event -> {
              byHand = byHand || table.isFocusOwner();
              chosen.accept(selected().map(SourceItem::file));
            });
    model.plan().listen(plan -> keepSelection());
    table.getInputMap().put(KeyStroke.getKeyStroke(KeyEvent.VK_DELETE, 0), "remove");
    table
        .getActionMap()
        .put(
            "remove",
            new AbstractAction() {
              private static final long serialVersionUID = 1L;

              @Override
              public void actionPerformed(ActionEvent event) {
                removeSelected();
              }
            });
    JScrollPane scroll = new JScrollPane(table);
    scroll.setPreferredSize(new Dimension(900, 150));
    add(scroll, BorderLayout.CENTER);
  }

  /** The file that is chosen. */
  Optional<SourceItem> selected() {
    int row = table.getSelectedRow();
    return row >= 0 && row < rows.getRowCount() ? Optional.of(rows.at(row)) : Optional.empty();
  }

  void removeSelected() {
    selected().ifPresent(item -> model.remove(item.file()));
  }

  /**
   * One file is always chosen, so that its particulars are in view: the first that lacks something,
   * unless the author has chosen one.
   */
  private void keepSelection() {
    int count = rows.getRowCount();
    if (count == 0 || (byHand && table.getSelectedRow() >= 0)) {
      return;
    }
    int wanted = Math.max(0, Math.min(count - 1, table.getSelectedRow()));
    for (int row = count - 1; row >= 0; row--) {
      wanted = PlanRequest.lacks(model.plan().get(), rows.at(row)) ? row : wanted;
    }
    if (table.getSelectedRow() != wanted) {
      table.setRowSelectionInterval(wanted, wanted);
    }
  }

  /** A table whose role column offers what each file can be. */
  private static final class RoleTable extends JTable {
    private static final long serialVersionUID = 1L;
    private final transient SourceTable rows;

    RoleTable(SourceTable rows) {
      super(rows);
      this.rows = rows;
    }

    @Override
    public javax.swing.table.TableCellEditor getCellEditor(int row, int column) {
      JComboBox<SourceRole> roles = new JComboBox<>();
      rows.at(row).roles().forEach(roles::addItem);
      return new DefaultCellEditor(roles);
    }

    @Override
    public String getToolTipText(java.awt.event.MouseEvent event) {
      int row = rowAtPoint(event.getPoint());
      return row < 0 ? "" : rows.at(row).file() + ": " + rows.at(row).found();
    }
  }

  private static final class StateRenderer extends DefaultTableCellRenderer {
    private static final long serialVersionUID = 1L;

    @Override
    public Component getTableCellRendererComponent(
        JTable table, Object value, boolean selected, boolean focused, int row, int column) {
      super.getTableCellRendererComponent(table, "", selected, false, row, column);
      setHorizontalAlignment(SwingConstants.CENTER);
      setIcon(
          switch ((SourceTable.State) value) {
            case LOOKING -> new SymbolIcon(Symbol.FIND);
            case FINE -> new SymbolIcon(Symbol.FINE, "Studio.fine");
            case WANTING -> new SymbolIcon(Symbol.WARNING, "Studio.warning");
            case UNUSABLE -> new SymbolIcon(Symbol.ERROR, "Studio.error");
            case LEFT_OUT -> new SymbolIcon(Symbol.NOTE, "Studio.headingForeground");
          });
      getAccessibleContext()
          .setAccessibleName(value.toString().toLowerCase(java.util.Locale.ROOT).replace('_', ' '));
      return this;
    }
  }

  private static final class WordRenderer extends DefaultTableCellRenderer {
    private static final long serialVersionUID = 1L;

    @Override
    public Component getTableCellRendererComponent(
        JTable table, Object value, boolean selected, boolean focused, int row, int column) {
      super.getTableCellRendererComponent(table, value, selected, false, row, column);
      SourceItem item = ((SourceTable) table.getModel()).at(row);
      if (!selected) {
        setForeground(
            column == 3 && !item.fault().isEmpty()
                ? Looks.colour("Studio.error")
                : item.isTaken() || item.isLooking()
                    ? table.getForeground()
                    : Looks.colour("Studio.headingForeground"));
      }
      return this;
    }
  }
}
