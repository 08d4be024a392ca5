package studio.kriegsspiel.desktop.ui.rows;

import java.awt.Component;
import java.awt.Insets;
import java.awt.event.ActionEvent;
import java.awt.event.KeyEvent;
import java.awt.event.MouseAdapter;
import java.awt.event.MouseEvent;
import javax.swing.AbstractAction;
import javax.swing.BorderFactory;
import javax.swing.JComponent;
import javax.swing.JTable;
import javax.swing.JTextArea;
import javax.swing.KeyStroke;
import javax.swing.ListSelectionModel;
import javax.swing.SwingUtilities;
import javax.swing.UIManager;
import javax.swing.event.ListSelectionEvent;
import javax.swing.table.DefaultTableCellRenderer;
import javax.swing.table.TableCellRenderer;
import javax.swing.table.TableModel;

/**
 * A list of which a row leads to its place: choosing it shows the place, Enter or a double click
 * goes there. The chosen row is as high as it takes to read all of its words.
 */
public final class LeadingTable extends JTable {
  private static final long serialVersionUID = 1L;

  private final transient Way way;
  private final JTextArea whole = new JTextArea();
  private boolean led;
  private int opened = -1;

  /** Where a row leads. */
  @FunctionalInterface
  public interface Way {
    /** Shows the place of a row, and gives the text the keyboard if one goes there. */
    void lead(int row, boolean go);
  }

  /** A list of {@code model}, called {@code name} for those who hear it read. */
  public LeadingTable(TableModel model, String name, Way way) {
    super(model);
    this.way = way;
    setSelectionMode(ListSelectionModel.SINGLE_SELECTION);
    setFillsViewportHeight(true);
    HeaderRow.setUp(this);
    getAccessibleContext().setAccessibleName(name);
    setDefaultRenderer(String.class, new PlainCell());
    whole.setLineWrap(true);
    whole.setWrapStyleWord(true);
    getInputMap(WHEN_ANCESTOR_OF_FOCUSED_COMPONENT)
        .put(KeyStroke.getKeyStroke(KeyEvent.VK_ENTER, 0), "studio-go");
    getActionMap().put("studio-go", new Go());
    addMouseListener(new Mouse());
  }

  /** Chooses a row without showing its place, because one is there already. */
  public void follow(int row) {
    if (row != getSelectedRow()) {
      led = true;
      setRowSelectionInterval(row, row);
      led = false;
    }
    scrollRectToVisible(getCellRect(row, 1, true));
  }

  /** Gives the keyboard to the list, with a row chosen if there is one. */
  public void focusRows() {
    requestFocusInWindow();
    if (getSelectedRow() < 0 && getRowCount() > 0) {
      setRowSelectionInterval(0, 0);
    }
  }

  @Override
  public void valueChanged(ListSelectionEvent event) {
    super.valueChanged(event);
    open();
    int row = getSelectedRow();
    if (!event.getValueIsAdjusting() && isFocusOwner() && !led && row >= 0) {
      way.lead(row, false);
    }
  }

  @Override
  public void doLayout() {
    super.doLayout();
    open();
  }

  @Override
  public void updateUI() {
    super.updateUI();
    if (whole != null) {
      SwingUtilities.updateComponentTreeUI(whole);
    }
  }

  /**
   * Makes the chosen row as high as its words are, and the one chosen before a row like any other.
   */
  private void open() {
    int row = getSelectedRow();
    if (opened != row && opened >= 0 && opened < getRowCount()) {
      heighten(opened, getRowHeight());
    }
    opened = row;
    if (row >= 0 && row < getRowCount()) {
      int highest = getRowHeight();
      for (int column = 0; column < getColumnCount(); column++) {
        if (isWords(column)) {
          highest = Math.max(highest, write(row, column).getPreferredSize().height);
        }
      }
      heighten(row, highest);
    }
  }

  private void heighten(int row, int height) {
    if (getRowHeight(row) != height) {
      setRowHeight(row, height);
    }
  }

  private boolean isWords(int column) {
    return getColumnClass(column) == String.class;
  }

  private JTextArea write(int row, int column) {
    int width = getColumnModel().getColumn(column).getWidth();
    Insets margins = UIManager.getInsets("Table.cellMargins");
    int line = getFontMetrics(getFont()).getHeight();
    int above = Math.max(0, (getRowHeight() - line) / 2);
    whole.setFont(getFont());
    whole.setBorder(
        BorderFactory.createEmptyBorder(
            above, margins == null ? 3 : margins.left, above, margins == null ? 3 : margins.right));
    whole.setText(String.valueOf(getValueAt(row, column)));
    whole.setSize(Math.max(1, width), Short.MAX_VALUE);
    return whole;
  }

  @Override
  public Component prepareRenderer(TableCellRenderer renderer, int row, int column) {
    Component usual = super.prepareRenderer(renderer, row, column);
    if (!isWords(column) || !isRowSelected(row) || getRowHeight(row) == getRowHeight()) {
      return usual;
    }
    JTextArea open = write(row, column);
    open.setForeground(usual.getForeground());
    open.setBackground(usual.getBackground());
    open.setToolTipText(usual instanceof JComponent part ? part.getToolTipText() : null);
    return open;
  }

  private final class Go extends AbstractAction {
    private static final long serialVersionUID = 1L;

    @Override
    public void actionPerformed(ActionEvent event) {
      int row = getSelectedRow();
      if (row >= 0) {
        way.lead(row, true);
      }
    }
  }

  private final class Mouse extends MouseAdapter {
    @Override
    public void mousePressed(MouseEvent event) {
      int row = rowAtPoint(event.getPoint());
      if (row >= 0) {
        requestFocusInWindow();
        follow(row);
        way.lead(row, false);
      }
    }

    @Override
    public void mouseClicked(MouseEvent event) {
      int row = rowAtPoint(event.getPoint());
      if (row >= 0 && event.getClickCount() == 2) {
        way.lead(row, true);
      }
    }
  }

  /** Shows what an author wrote as it is, never as HTML. */
  public static class PlainCell extends DefaultTableCellRenderer {
    private static final long serialVersionUID = 1L;

    /** A cell. */
    public PlainCell() {
      putClientProperty("html.disable", true);
    }

    @Override
    public Component getTableCellRendererComponent(
        JTable table, Object value, boolean selected, boolean focused, int row, int column) {
      return super.getTableCellRendererComponent(table, value, selected, false, row, column);
    }
  }
}
