package studio.kriegsspiel.desktop.ui.marking;

import java.awt.Component;
import java.awt.Dimension;
import java.awt.Font;
import java.awt.event.ActionEvent;
import java.awt.event.KeyEvent;
import java.awt.event.MouseAdapter;
import java.awt.event.MouseEvent;
import javax.swing.AbstractAction;
import javax.swing.BorderFactory;
import javax.swing.JScrollPane;
import javax.swing.JTable;
import javax.swing.JTextArea;
import javax.swing.KeyStroke;
import javax.swing.ListSelectionModel;
import javax.swing.SwingConstants;
import javax.swing.table.AbstractTableModel;
import javax.swing.table.DefaultTableCellRenderer;
import javax.swing.table.TableCellRenderer;
import javax.swing.table.TableColumn;
import studio.kriegsspiel.desk.marking.MarkTable.Cell;
import studio.kriegsspiel.desk.marking.MarkTable.Tone;
import studio.kriegsspiel.desktop.ui.look.Looks;
import studio.kriegsspiel.desktop.ui.rows.HeaderRow;

/**
 * Marks in a grid: what is expected stays in sight at the left, however many sheets there are at
 * the right.
 */
final class MarkPane extends JScrollPane {
  private static final long serialVersionUID = 1L;
  private static final int TITLE = 330;
  private static final int WORTH = 56;
  private static final int SHEET = 92;

  private final MarkModel model;
  private final JTable marks;
  private final JTable titles;

  /** What is done about a cell. */
  @FunctionalInterface
  interface Chosen {
    /** Shows the evidence of a cell, and goes to where it stands. */
    void cell(int row, int column, boolean go);
  }

  MarkPane(MarkModel model, Chosen chosen) {
    this.model = model;
    marks = new JTable(model);
    titles = new JTable(new Titles(model));
    setUp();
    setViewportView(marks);
    setRowHeaderView(titles);
    setCorner(UPPER_LEFT_CORNER, titles.getTableHeader());
    marks.getSelectionModel().addListSelectionListener(event -> tell(chosen, false));
    marks
        .getColumnModel()
        .getSelectionModel()
        .addListSelectionListener(event -> tell(chosen, false));
    marks
        .getInputMap(WHEN_ANCESTOR_OF_FOCUSED_COMPONENT)
        .put(KeyStroke.getKeyStroke(KeyEvent.VK_ENTER, 0), "studio-go");
    marks
        .getActionMap()
        .put(
            "studio-go",
            new AbstractAction() {
              private static final long serialVersionUID = 1L;

              @Override
              public void actionPerformed(ActionEvent event) {
                tell(chosen, true);
              }
            });
    marks.addMouseListener(
        new MouseAdapter() {
          @Override
          public void mouseClicked(MouseEvent event) {
            if (event.getClickCount() == 2) {
              tell(chosen, true);
            }
          }
        });
  }

  private void setUp() {
    HeaderRow.setUp(marks);
    HeaderRow.setUp(titles);
    marks.setCellSelectionEnabled(true);
    marks.setSelectionMode(ListSelectionModel.SINGLE_SELECTION);
    marks.setAutoResizeMode(JTable.AUTO_RESIZE_OFF);
    marks.setDefaultRenderer(Cell.class, new MarkCell());
    marks.setFillsViewportHeight(true);
    marks.getAccessibleContext().setAccessibleName("Marks, a column each sheet");
    titles.setSelectionModel(marks.getSelectionModel());
    titles.setFocusable(false);
    titles.setAutoResizeMode(JTable.AUTO_RESIZE_LAST_COLUMN);
    titles.getColumnModel().getColumn(0).setPreferredWidth(Looks.scaled(TITLE));
    titles.getColumnModel().getColumn(1).setPreferredWidth(Looks.scaled(WORTH));
    titles.getColumnModel().getColumn(1).setMaxWidth(Looks.scaled(WORTH));
    titles.setDefaultRenderer(Object.class, new TitleCell(model));
    titles.setPreferredScrollableViewportSize(
        new Dimension(Looks.scaled(TITLE + WORTH), Looks.scaled(100)));
  }

  private void tell(Chosen chosen, boolean go) {
    int row = marks.getSelectedRow();
    int column = marks.getSelectedColumn();
    if (row >= 0 && column >= 0 && row < model.getRowCount() && column < model.getColumnCount()) {
      chosen.cell(row, column, go);
    }
  }

  /** Follows the model: widths, and rows as high as their titles are long. */
  void refresh() {
    ((AbstractTableModel) titles.getModel()).fireTableDataChanged();
    for (int i = 0; i < marks.getColumnCount(); i++) {
      TableColumn column = marks.getColumnModel().getColumn(i);
      column.setPreferredWidth(Looks.scaled(SHEET));
      column.setWidth(Looks.scaled(SHEET));
    }
    for (int row = 0; row < titles.getRowCount(); row++) {
      Component words = titles.prepareRenderer(titles.getCellRenderer(row, 0), row, 0);
      int height = Math.max(titles.getRowHeight(), words.getPreferredSize().height);
      for (int column = 0; model.isSum(row) && column < marks.getColumnCount(); column++) {
        Component mark = marks.prepareRenderer(marks.getCellRenderer(row, column), row, column);
        height = Math.max(height, mark.getPreferredSize().height);
      }
      titles.setRowHeight(row, height);
      marks.setRowHeight(row, height);
    }
  }

  /** Chooses a cell and gives the grid the keyboard. */
  void choose(int row, int column) {
    marks.changeSelection(row, column, false, false);
    marks.requestFocusInWindow();
  }

  /** What is expected, and what it is worth. */
  private static final class Titles extends AbstractTableModel {
    private static final long serialVersionUID = 1L;
    private final MarkModel model;

    Titles(MarkModel model) {
      this.model = model;
    }

    @Override
    public int getRowCount() {
      return model.getRowCount();
    }

    @Override
    public int getColumnCount() {
      return 2;
    }

    @Override
    public String getColumnName(int column) {
      return column == 0 ? "Expected" : "Worth";
    }

    @Override
    public String getValueAt(int row, int column) {
      return column == 0 ? model.title(row) : model.worth(row);
    }
  }

  private static JTextArea wrapping() {
    JTextArea words = new JTextArea();
    words.setLineWrap(true);
    words.setWrapStyleWord(true);
    words.setBorder(BorderFactory.createEmptyBorder(3, 6, 3, 6));
    return words;
  }

  /** Words over as many lines as they need. */
  private static final class TitleCell implements TableCellRenderer {
    private final JTextArea words = wrapping();
    private final MarkModel model;

    TitleCell(MarkModel model) {
      this.model = model;
    }

    @Override
    public Component getTableCellRendererComponent(
        JTable table, Object value, boolean selected, boolean focused, int row, int column) {
      words.setFont(model.isSum(row) ? table.getFont().deriveFont(Font.BOLD) : table.getFont());
      words.setForeground(selected ? table.getSelectionForeground() : table.getForeground());
      words.setBackground(selected ? table.getSelectionBackground() : table.getBackground());
      words.setText(String.valueOf(value));
      words.setSize(table.getColumnModel().getColumn(column).getWidth(), Short.MAX_VALUE);
      return words;
    }
  }

  /** A mark in the colour of what it means; what an author wrote is never HTML. */
  private static final class MarkCell extends DefaultTableCellRenderer {
    private static final long serialVersionUID = 1L;

    private final JTextArea lines = wrapping();

    MarkCell() {
      putClientProperty("html.disable", true);
      setHorizontalAlignment(SwingConstants.CENTER);
    }

    @Override
    public Component getTableCellRendererComponent(
        JTable table, Object value, boolean selected, boolean focused, int row, int column) {
      Cell cell = (Cell) value;
      Component mark =
          super.getTableCellRendererComponent(table, cell.words(), selected, focused, row, column);
      if (!selected) {
        mark.setForeground(Looks.colour(colour(cell.tone())));
      }
      String tip = cell.evidence().lines().findFirst().orElse("");
      setToolTipText(tip.isEmpty() ? null : tip);
      int width = table.getColumnModel().getColumn(column).getWidth();
      return mark.getPreferredSize().width > width ? wrapped(cell, mark, width) : mark;
    }

    /** A verdict, which may be several words long. */
    private Component wrapped(Cell cell, Component mark, int width) {
      lines.setFont(mark.getFont());
      lines.setForeground(mark.getForeground());
      lines.setBackground(mark.getBackground());
      lines.setText(cell.words());
      lines.setToolTipText(getToolTipText());
      lines.setSize(width, Short.MAX_VALUE);
      return lines;
    }

    private static String colour(Tone tone) {
      return switch (tone) {
        case WHOLE -> "Studio.fine";
        case PART -> "Studio.warning";
        case NONE, ABSENT -> "Studio.headingForeground";
        case COST, TROUBLE -> "Studio.error";
        case OPEN -> "Studio.note";
        case SUM -> "Label.foreground";
      };
    }
  }
}
