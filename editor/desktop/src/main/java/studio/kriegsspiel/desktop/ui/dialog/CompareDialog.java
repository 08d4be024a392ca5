package studio.kriegsspiel.desktop.ui.dialog;

import java.awt.Color;
import java.awt.Component;
import java.awt.Dimension;
import java.awt.Font;
import java.util.List;
import javax.swing.JButton;
import javax.swing.JDialog;
import javax.swing.JFrame;
import javax.swing.JLabel;
import javax.swing.JPanel;
import javax.swing.JScrollPane;
import javax.swing.JTable;
import javax.swing.table.AbstractTableModel;
import javax.swing.table.DefaultTableCellRenderer;
import net.miginfocom.swing.MigLayout;
import studio.kriegsspiel.desk.core.Paperwork;
import studio.kriegsspiel.desk.file.Comparison;
import studio.kriegsspiel.desktop.ui.look.Escape;
import studio.kriegsspiel.desktop.ui.look.Looks;
import studio.kriegsspiel.desktop.ui.rows.HeaderRow;

/** The text on disk beside the one on the desk, and the choice between them. */
public final class CompareDialog {
  /** What can be done about a difference. */
  private record Answer(String words, Runnable what) {}

  private final JDialog dialog;
  private final JTable table;

  /** Shows {@code comparison} above {@code owner}. */
  public CompareDialog(JFrame owner, String name, Comparison comparison, Paperwork paperwork) {
    this(
        owner,
        name + ", on disk and here",
        comparison,
        List.of(
            new Answer("Reload from disk", paperwork::reload),
            new Answer("Keep mine", paperwork::keepMine)));
  }

  /** Shows unsaved text beside its file. */
  CompareDialog(JFrame owner, String name, Comparison comparison) {
    this(owner, name + ", on disk and left unsaved", comparison, List.of());
  }

  private CompareDialog(JFrame owner, String title, Comparison comparison, List<Answer> answers) {
    dialog = new JDialog(owner, title, true);
    table = new JTable(new Rows(comparison));
    table.setDefaultRenderer(Object.class, new Cell(comparison));
    table.setFont(new Font(Font.MONOSPACED, Font.PLAIN, table.getFont().getSize()));
    table.setIntercellSpacing(new Dimension(0, 0));
    HeaderRow.setUp(table);
    table.getAccessibleContext().setAccessibleName("Differences");
    for (int column : new int[] {0, 2}) {
      table.getColumnModel().getColumn(column).setMaxWidth(Looks.scaled(48));
    }
    JPanel content =
        new JPanel(new MigLayout("insets 14, fill, wrap 1", "[grow,fill]", "[][grow,fill][]"));
    content.add(new JLabel(words(comparison)));
    content.add(new JScrollPane(table));
    content.add(buttons(answers), "growx");
    dialog.setContentPane(content);
    dialog.setDefaultCloseOperation(JDialog.DISPOSE_ON_CLOSE);
    Escape.closes(dialog, dialog::dispose);
    dialog.setSize(
        Math.min(owner.getWidth(), Looks.scaled(1100)),
        Math.min(owner.getHeight(), Looks.scaled(620)));
    dialog.setLocationRelativeTo(owner);
  }

  private static String words(Comparison comparison) {
    return switch (comparison.places()) {
      case 0 -> "Both texts are alike.";
      case 1 -> "They differ in one place.";
      default -> "They differ in " + comparison.places() + " places.";
    };
  }

  private JPanel buttons(List<Answer> answers) {
    JPanel row = new JPanel(new MigLayout("insets 0", "push[][][]"));
    JButton close = new JButton("Close");
    answers.forEach(each -> row.add(button(each.words(), each.words().charAt(0), each.what())));
    close.addActionListener(event -> dialog.dispose());
    row.add(close);
    dialog.getRootPane().setDefaultButton(close);
    return row;
  }

  private JButton button(String words, char mnemonic, Runnable what) {
    JButton button = new JButton(words);
    button.setMnemonic(mnemonic);
    button.addActionListener(
        event -> {
          dialog.dispose();
          what.run();
        });
    return button;
  }

  /** Shows it and waits until it is closed. */
  public void show() {
    dialog.setVisible(true);
  }

  private static final class Rows extends AbstractTableModel {
    private static final long serialVersionUID = 1L;
    private final transient Comparison comparison;

    Rows(Comparison comparison) {
      this.comparison = comparison;
    }

    @Override
    public int getRowCount() {
      return comparison.rows().size();
    }

    @Override
    public int getColumnCount() {
      return 4;
    }

    @Override
    public String getColumnName(int column) {
      return column == 1 ? "On disk" : column == 3 ? "Here" : "";
    }

    @Override
    public Object getValueAt(int row, int column) {
      Comparison.Row at = comparison.rows().get(row);
      return switch (column) {
        case 0 -> at.theirLine() == 0 ? "" : at.theirLine();
        case 1 -> at.theirs();
        case 2 -> at.ownLine() == 0 ? "" : at.ownLine();
        default -> at.own();
      };
    }
  }

  private static final class Cell extends DefaultTableCellRenderer {
    private static final long serialVersionUID = 1L;
    private final transient Comparison comparison;

    Cell(Comparison comparison) {
      this.comparison = comparison;
      putClientProperty("html.disable", true);
    }

    @Override
    public Component getTableCellRendererComponent(
        JTable table, Object value, boolean selected, boolean focused, int row, int column) {
      super.getTableCellRendererComponent(table, value, selected, false, row, column);
      Comparison.Row at = comparison.rows().get(row);
      boolean number = column % 2 == 0;
      setHorizontalAlignment(number ? TRAILING : LEADING);
      setToolTipText(number ? null : String.valueOf(value));
      if (!selected) {
        Color mark = Looks.colour("Studio.editor.mark");
        setBackground(at.differs() ? mark : table.getBackground());
        setForeground(number ? Looks.colour("Studio.editor.lineNumber") : table.getForeground());
      }
      return this;
    }
  }
}
