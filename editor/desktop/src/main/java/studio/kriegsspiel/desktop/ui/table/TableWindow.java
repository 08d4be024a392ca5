package studio.kriegsspiel.desktop.ui.table;

import com.formdev.flatlaf.util.UIScale;
import java.awt.Component;
import java.awt.Dimension;
import java.awt.Frame;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.BiConsumer;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import javax.swing.BorderFactory;
import javax.swing.JButton;
import javax.swing.JCheckBox;
import javax.swing.JComboBox;
import javax.swing.JDialog;
import javax.swing.JLabel;
import javax.swing.JPanel;
import javax.swing.JScrollPane;
import javax.swing.JTable;
import javax.swing.JTextField;
import javax.swing.WindowConstants;
import javax.swing.table.DefaultTableCellRenderer;
import net.miginfocom.swing.MigLayout;
import org.jspecify.annotations.Nullable;
import studio.kriegsspiel.desk.file.FileProblem;
import studio.kriegsspiel.desk.table.TableImport;
import studio.kriegsspiel.desk.table.TableImport.Understood;
import studio.kriegsspiel.desk.work.BackgroundRunner;
import studio.kriegsspiel.desktop.ui.importing.FormRows;
import studio.kriegsspiel.desktop.ui.look.Escape;
import studio.kriegsspiel.desktop.ui.look.Looks;
import studio.kriegsspiel.desktop.ui.look.Typing;
import studio.kriegsspiel.study.table.ArmyTable;

/**
 * The window in which an order of battle is taken from a table: which column tells what, what was
 * understood of each line, and what the list shall be called.
 */
public final class TableWindow {
  private static final String ALL = "all of them";
  private static final int[] BREADTHS = {44, 190, 74, 160, 220, 230, 170};
  private static final int HEIGHT = 380;

  private final JDialog dialog;
  private final TableImport model;
  private final BackgroundRunner runner;
  private final Uses uses;
  private final RowModel rows = new RowModel();
  private final JTable lines = new JTable(rows);
  private final ColumnChoices columns;
  private final JComboBox<String> army = new JComboBox<>();
  private final JLabel armyLabel = new JLabel("Army");
  private final JTextField title = new JTextField(24);
  private final JLabel target = FormRows.quiet(" ");
  private final JLabel summary = new JLabel(" ");
  private final JCheckBox bringIn = new JCheckBox("Bring it in for", true);
  private final JComboBox<String> side = new JComboBox<>();
  private final JButton write = new JButton("Write the list");
  private Optional<ArmyTable> read = Optional.empty();
  private long asked;
  private boolean filling;

  /**
   * What the window leaves to others.
   *
   * @param scenario the scenario beside which the list is written; none while it was never saved
   * @param sides the sides whose orders of battle may bring it in
   * @param bringIn brings the list of a name in for a side
   * @param written told where a list was written
   */
  public record Uses(
      Supplier<Optional<Path>> scenario,
      Supplier<List<String>> sides,
      BiConsumer<String, String> bringIn,
      java.util.function.Consumer<Path> written) {}

  /** A window over {@code owner}. */
  public TableWindow(@Nullable Frame owner, TableImport model, BackgroundRunner runner, Uses uses) {
    this.model = model;
    this.runner = runner;
    this.uses = uses;
    dialog = new JDialog(owner, "Army from " + model.fileName(), false);
    columns =
        new ColumnChoices(
            (column, what) -> {
              model.tell(column, what);
              read();
            });
    dialog.setContentPane(content());
    dialog.setDefaultCloseOperation(WindowConstants.DISPOSE_ON_CLOSE);
    dialog.getRootPane().setDefaultButton(write);
    Escape.closes(dialog, this::close);
    title.setText(model.title());
    Typing.listen(title, words -> call());
    army.addActionListener(event -> want());
    write.addActionListener(event -> write());
    read();
  }

  private JPanel content() {
    JPanel content =
        new JPanel(
            new MigLayout(
                "insets 14 16 12 16, fill, wrap 1, gapy 8",
                "[grow,fill]",
                "[][][][grow,fill][][]"));
    JLabel heading = new JLabel("What the columns tell");
    heading.putClientProperty("FlatLaf.styleClass", "h4");
    content.add(heading);
    JScrollPane choices = new JScrollPane(columns.panel());
    choices.setBorder(BorderFactory.createEmptyBorder());
    content.add(choices, "hmin 118, hmax 150");
    content.add(naming());
    lines.setFillsViewportHeight(true);
    lines.setAutoCreateRowSorter(true);
    lines.setPreferredScrollableViewportSize(
        UIScale.scale(new Dimension(IntStream.of(BREADTHS).sum(), HEIGHT)));
    lines.setAutoResizeMode(JTable.AUTO_RESIZE_LAST_COLUMN);
    lines.getAccessibleContext().setAccessibleName("What was understood of each line");
    for (int i = 0; i < BREADTHS.length; i++) {
      lines.getColumnModel().getColumn(i).setPreferredWidth(Looks.scaled(BREADTHS[i]));
    }
    lines.getColumnModel().getColumn(RowModel.REMARKS).setCellRenderer(new Remarks());
    JScrollPane scroll = new JScrollPane(lines);
    content.add(scroll, "hmin 160");
    content.add(summary, "wmin 40");
    content.add(foot());
    return content;
  }

  /** What was not understood stands out. */
  private static final class Remarks extends DefaultTableCellRenderer {
    private static final long serialVersionUID = 1L;

    @Override
    public Component getTableCellRendererComponent(
        JTable table, Object value, boolean chosen, boolean focus, int row, int column) {
      super.getTableCellRendererComponent(table, value, chosen, focus, row, column);
      setToolTipText(String.valueOf(value).isEmpty() ? null : String.valueOf(value));
      if (!chosen) {
        setForeground(Looks.colour("Studio.warning"));
      }
      return this;
    }
  }

  private JPanel naming() {
    JPanel row = new JPanel(new MigLayout("insets 0, hidemode 3", "[]6[]18[]6[]12[grow,fill]"));
    armyLabel.setDisplayedMnemonic('A');
    armyLabel.setLabelFor(army);
    JLabel called = new JLabel("Title of the list");
    called.setDisplayedMnemonic('T');
    called.setLabelFor(title);
    row.add(armyLabel);
    row.add(army);
    row.add(called);
    row.add(title);
    row.add(target, "wmin 20");
    return row;
  }

  private JPanel foot() {
    JPanel foot = new JPanel(new MigLayout("insets 4 0 0 0", "[]6[]push[][]"));
    bringIn.setMnemonic('B');
    write.setMnemonic('W');
    JButton close = new JButton("Close");
    close.addActionListener(event -> close());
    side.getAccessibleContext().setAccessibleName("Side that it is brought in for");
    uses.sides().get().forEach(side::addItem);
    bringIn.setEnabled(side.getItemCount() > 0);
    bringIn.setSelected(side.getItemCount() > 0);
    foot.add(bringIn);
    foot.add(side);
    foot.add(write, "sizegroup buttons");
    foot.add(close, "sizegroup buttons");
    return foot;
  }

  private void call() {
    model.call(title.getText());
    showTarget();
    read();
  }

  private void want() {
    if (!filling) {
      model.want(army.getSelectedIndex() <= 0 ? "" : String.valueOf(army.getSelectedItem()));
      read();
    }
  }

  /** Reads the table as its columns are taken now, beside the window; the last wish counts. */
  private void read() {
    long now = ++asked;
    runner.<Understood>startQuietly(
        "Reading " + model.fileName(),
        now,
        progress -> model.read(),
        outcome -> {
          if (now == asked) {
            outcome.match(
                done -> show(done.value()),
                failed -> show(new Understood(Optional.empty(), failed.sentence())),
                cancelled -> {});
          }
        });
  }

  private void show(Understood understood) {
    read = understood.army();
    columns.show(model.columns(understood), read.map(ArmyTable::columns));
    rows.show(read.map(ArmyTable::rows).orElse(List.of()));
    List<String> armies = model.armies(understood);
    if (read.isPresent() && army.getItemCount() <= 1) {
      filling = true;
      army.removeAllItems();
      army.addItem(ALL);
      armies.forEach(army::addItem);
      filling = false;
    }
    armyLabel.setVisible(armies.size() > 1);
    army.setVisible(armies.size() > 1);
    summary.setText(read.map(TableWindow::words).orElse(understood.fault()));
    summary.setForeground(read.isPresent() ? null : Looks.colour("Studio.error"));
    showTarget();
  }

  private static String words(ArmyTable table) {
    long units = table.rows().stream().filter(each -> !each.unit().isEmpty()).count();
    String faults = table.faults().isEmpty() ? "" : " " + table.faults().get(0);
    return units
        + " lines read"
        + (table.remarked() == 0
            ? "."
            : ", " + table.remarked() + " of them not wholly understood; what is not is left out.")
        + faults;
  }

  private void showTarget() {
    Optional<Path> scenario = uses.scenario().get();
    target.setText(
        scenario
            .map(each -> "is written to armies/" + model.target(each).getFileName())
            .orElse("Save the scenario first: the list is written beside it."));
    write.setEnabled(read.isPresent() && scenario.isPresent());
  }

  private void write() {
    Optional<Path> scenario = uses.scenario().get();
    if (read.isEmpty() || scenario.isEmpty()) {
      showTarget();
      return;
    }
    try {
      Path list = model.write(read.get(), scenario.get());
      uses.written().accept(list);
      if (bringIn.isSelected() && side.getSelectedItem() instanceof String wanted) {
        uses.bringIn().accept(wanted, model.name());
      }
      close();
    } catch (FileProblem problem) {
      summary.setText(problem.sentence());
      summary.setForeground(Looks.colour("Studio.error"));
    }
  }

  /** Opens it over its owner. */
  public void open() {
    dialog.pack();
    dialog.setLocationRelativeTo(dialog.getOwner());
    dialog.setVisible(true);
  }

  private void close() {
    dialog.dispose();
  }

  /** The window itself. */
  public JDialog dialog() {
    return dialog;
  }

  /** The lines as they were understood. */
  public JTable lines() {
    return lines;
  }

  /** The box that says what a column tells. */
  public JComboBox<?> column(String name) {
    return columns.box(name);
  }

  /** The box of the army that is wanted. */
  public JComboBox<String> army() {
    return army;
  }

  /** What the list is called. */
  public JTextField title() {
    return title;
  }

  /** The side that the list is brought in for. */
  public JComboBox<String> side() {
    return side;
  }

  /** What is said of the table. */
  public String said() {
    return summary.getText();
  }

  /** The button that writes. */
  public JButton writing() {
    return write;
  }
}
