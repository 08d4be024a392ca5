package studio.kriegsspiel.desktop.ui.problems;

import java.awt.BorderLayout;
import java.awt.CardLayout;
import java.awt.Component;
import java.awt.EventQueue;
import java.awt.Font;
import java.awt.event.MouseAdapter;
import java.awt.event.MouseEvent;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import javax.swing.BorderFactory;
import javax.swing.JLabel;
import javax.swing.JPanel;
import javax.swing.JPopupMenu;
import javax.swing.JScrollPane;
import javax.swing.JTable;
import javax.swing.JToggleButton;
import javax.swing.SwingConstants;
import javax.swing.table.DefaultTableCellRenderer;
import javax.swing.table.TableColumn;
import javax.swing.table.TableColumnModel;
import net.miginfocom.swing.MigLayout;
import studio.kriegsspiel.desk.core.Desk;
import studio.kriegsspiel.desk.core.Navigation;
import studio.kriegsspiel.desk.studied.Studied;
import studio.kriegsspiel.desk.watch.Later;
import studio.kriegsspiel.desktop.ui.editor.FindingText;
import studio.kriegsspiel.desktop.ui.look.Looks;
import studio.kriegsspiel.desktop.ui.look.SeverityLook;
import studio.kriegsspiel.desktop.ui.rows.LeadingTable;
import studio.kriegsspiel.scenario.finding.Finding;
import studio.kriegsspiel.scenario.finding.Severity;

/** The list of problems: choosing one shows it in the text and on the map. */
public final class ProblemPanel extends JPanel {
  private static final long serialVersionUID = 1L;
  private static final int MEND_WIDTH = 220;

  private static final int MEND_COLUMN = 4;

  private final transient Desk desk;
  private final transient Navigation navigation;
  private final ProblemTable model = new ProblemTable();
  private final LeadingTable table;
  private final CardLayout cards = new CardLayout();
  private final JPanel body = new JPanel(cards);
  private final JLabel empty = new JLabel("", SwingConstants.CENTER);
  private final GroupChoice group = new GroupChoice();
  private final Map<Severity, JToggleButton> filters = new EnumMap<>(Severity.class);

  /** Shows the findings of {@code desk}. */
  public ProblemPanel(Desk desk, Navigation navigation) {
    super(new BorderLayout());
    this.desk = desk;
    this.navigation = navigation;
    table =
        new LeadingTable(
            model,
            "Problems",
            (row, go) -> model.find(row).ifPresent(each -> navigation.showFinding(each, go)));
    makeFilters();
    group.addActionListener(event -> refill());
    JScrollPane scroll = new JScrollPane(table);
    scroll.setBorder(BorderFactory.createEmptyBorder());
    body.add(scroll, "table");
    body.add(empty, "empty");
    add(body, BorderLayout.CENTER);
    setUpTable();
    desk.studied().follow(new Later<>(EventQueue::invokeLater, studied -> refill()));
    desk.finding().listen(finding -> finding.ifPresent(this::choose));
  }

  private void choose(Finding finding) {
    int row = model.indexOf(finding);
    if (row >= 0) {
      table.follow(row);
    }
  }

  /**
   * Buttons that say how many problems there are of each severity, and hide them; and how they are
   * put together.
   */
  public JPanel severities() {
    JPanel row = new JPanel(new MigLayout("insets 0 0 0 8, gap 4, aligny center", "[][][]8[]push"));
    row.setOpaque(false);
    filters.values().forEach(row::add);
    row.add(group);
    return row;
  }

  private void makeFilters() {
    for (Severity severity : Severity.values()) {
      JToggleButton filter = new JToggleButton("0", SeverityLook.icon(severity), true);
      filter.putClientProperty("JButton.buttonType", "toolBarButton");
      filter.setToolTipText("Show " + severity.word() + "s");
      filter.getAccessibleContext().setAccessibleName("Show " + severity.word() + "s");
      filter.addActionListener(event -> refill());
      filters.put(severity, filter);
    }
  }

  /** Where no problem has a mend, its column leaves its room to the words of the problems. */
  private void giveRoom() {
    TableColumn mend = table.getColumnModel().getColumn(4);
    boolean any =
        IntStream.range(0, model.getRowCount())
            .anyMatch(row -> !model.getValueAt(row, 4).toString().isEmpty());
    mend.setMaxWidth(any ? Integer.MAX_VALUE : Looks.scaled(76));
    mend.setPreferredWidth(any ? Looks.scaled(MEND_WIDTH) : Looks.scaled(76));
    table.doLayout();
  }

  private void setUpTable() {
    TableColumnModel columns = table.getColumnModel();
    columns.getColumn(0).setMaxWidth(Looks.scaled(30));
    columns.getColumn(1).setPreferredWidth(Looks.scaled(620));
    columns.getColumn(2).setPreferredWidth(Looks.scaled(260));
    columns.getColumn(2).setMaxWidth(Looks.scaled(300));
    columns.getColumn(3).setMaxWidth(Looks.scaled(76));
    columns.getColumn(4).setPreferredWidth(Looks.scaled(MEND_WIDTH));
    model.addTableModelListener(event -> giveRoom());
    table.setDefaultRenderer(Severity.class, new SeverityCell());
    table.setDefaultRenderer(String.class, new TextCell());
    table.addMouseListener(new Mouse());
  }

  private Optional<Finding> chosen() {
    return model.find(table.getSelectedRow());
  }

  private void refill() {
    Studied studied = desk.studied().get();
    filters.forEach((severity, filter) -> filter.setText(Long.toString(studied.count(severity))));
    List<Finding> shown =
        studied.findings().stream().filter(finding -> isShown(finding.severity())).toList();
    Optional<Finding> before = chosen();
    model.show(group.groups(shown, studied));
    before.ifPresent(this::choose);
    desk.finding().get().ifPresent(this::choose);
    empty.setText(emptyWords(studied));
    cards.show(body, shown.isEmpty() ? "empty" : "table");
  }

  private boolean isShown(Severity severity) {
    JToggleButton filter = filters.get(severity);
    return filter == null || filter.isSelected();
  }

  private static String emptyWords(Studied studied) {
    if (studied.version() < 0) {
      return "The text is being read for the first time.";
    }
    return studied.findings().isEmpty()
        ? "No problems: everything that can be checked keeps to the rules."
        : "All problems are hidden; press the buttons above to show them.";
  }

  /** Opens what can be done about the chosen problem, under the mend that its row names. */
  public void openFixes() {
    chosen()
        .ifPresent(
            finding -> {
              var cell = table.getCellRect(table.getSelectedRow(), MEND_COLUMN, true);
              menu(finding).show(table, cell.x, cell.y + cell.height);
            });
  }

  private JPopupMenu menu(Finding finding) {
    return FixMenu.of(List.of(finding), navigation);
  }

  /** Gives the keyboard to the list. */
  public void focusList() {
    table.focusRows();
  }

  private final class Mouse extends MouseAdapter {
    @Override
    public void mousePressed(MouseEvent event) {
      popUp(event);
    }

    @Override
    public void mouseReleased(MouseEvent event) {
      popUp(event);
    }

    @Override
    public void mouseClicked(MouseEvent event) {
      boolean onMend = table.columnAtPoint(event.getPoint()) == MEND_COLUMN;
      boolean mends =
          model
              .find(table.rowAtPoint(event.getPoint()))
              .filter(finding -> !finding.fixes().isEmpty())
              .isPresent();
      if (onMend && mends && !event.isPopupTrigger()) {
        openFixes();
      }
    }

    private void popUp(MouseEvent event) {
      if (event.isPopupTrigger()) {
        chosen().ifPresent(finding -> menu(finding).show(table, event.getX(), event.getY()));
      }
    }
  }

  private static final class SeverityCell extends DefaultTableCellRenderer {
    private static final long serialVersionUID = 1L;

    @Override
    public Component getTableCellRendererComponent(
        JTable table, Object value, boolean selected, boolean focused, int row, int column) {
      super.getTableCellRendererComponent(table, "", selected, false, row, column);
      setIcon(null);
      if (value instanceof Severity severity) {
        setIcon(SeverityLook.icon(severity));
        getAccessibleContext().setAccessibleName(severity.word());
      }
      return this;
    }
  }

  private static final class TextCell extends LeadingTable.PlainCell {
    private static final long serialVersionUID = 1L;

    @Override
    public Component getTableCellRendererComponent(
        JTable table, Object value, boolean selected, boolean focused, int row, int column) {
      super.getTableCellRendererComponent(table, value, selected, false, row, column);
      if (table.getModel() instanceof ProblemTable problems) {
        Optional<Finding> finding = problems.find(row);
        setToolTipText(finding.map(each -> FindingText.tip(List.of(each))).orElse(null));
        setFont(finding.isPresent() ? table.getFont() : table.getFont().deriveFont(Font.BOLD));
      }
      return this;
    }
  }
}
