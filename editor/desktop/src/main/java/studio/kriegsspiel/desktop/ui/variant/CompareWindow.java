package studio.kriegsspiel.desktop.ui.variant;

import java.awt.BorderLayout;
import java.awt.Dimension;
import java.awt.event.ComponentAdapter;
import java.awt.event.ComponentEvent;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import javax.swing.DefaultListCellRenderer;
import javax.swing.JComponent;
import javax.swing.JDialog;
import javax.swing.JFrame;
import javax.swing.JLabel;
import javax.swing.JPanel;
import javax.swing.JScrollPane;
import javax.swing.JSplitPane;
import javax.swing.SwingUtilities;
import net.miginfocom.swing.MigLayout;
import studio.kriegsspiel.desk.map.MapView;
import studio.kriegsspiel.desk.variants.ComparedVariants;
import studio.kriegsspiel.desk.variants.Difference;
import studio.kriegsspiel.desk.work.BackgroundRunner;
import studio.kriegsspiel.desktop.ui.look.Choice;
import studio.kriegsspiel.desktop.ui.look.Escape;
import studio.kriegsspiel.desktop.ui.look.FieldLabel;
import studio.kriegsspiel.desktop.ui.look.Looks;
import studio.kriegsspiel.desktop.ui.map.TwinMap;
import studio.kriegsspiel.desktop.ui.rows.LeadingTable;
import studio.kriegsspiel.scenario.force.UnitId;

/** The scenario and a variant, or two variants, side by side, with what differs in words. */
public final class CompareWindow {
  private static final int WIDE = 1240;
  private static final int HIGH = 820;
  private static final int MAPS_HIGH = 520;
  private static final int FIRST_COLUMN = 230;
  private static final int OTHER_COLUMNS = 500;

  private final ComparedVariants both;
  private final JDialog dialog;
  private final Choice<String> one;
  private final Choice<String> other;
  private final TwinMap left;
  private final TwinMap right;
  private final DifferenceModel rows = new DifferenceModel();
  private final LeadingTable table;
  private final JLabel words = new JLabel(" ");
  private final JSplitPane maps;

  /**
   * A window beside {@code owner}; it is shown by {@link #show()}.
   *
   * @param like the map of the window, whose layers the maps show
   */
  public CompareWindow(JFrame owner, ComparedVariants both, MapView like, BackgroundRunner runner) {
    this.both = both;
    dialog = new JDialog(owner, "Variants side by side", false);
    one = choice(both::chooseOne);
    other = choice(both::chooseOther);
    left = new TwinMap(both.first(), like, runner, "Map on the left");
    right = new TwinMap(both.second(), like, runner, "Map on the right");
    TwinMap.together(left, right);
    table = new LeadingTable(rows, "What differs", this::lead);
    if (table.getTableHeader().getDefaultRenderer() instanceof JComponent plain) {
      plain.putClientProperty("html.disable", true);
    }
    maps =
        new JSplitPane(
            JSplitPane.HORIZONTAL_SPLIT,
            true,
            under(FieldLabel.of("Left", 'L', one), one, left),
            under(FieldLabel.of("Right", 'R', other), other, right));
    maps.setResizeWeight(0.5);
    JSplitPane all = new JSplitPane(JSplitPane.VERTICAL_SPLIT, true, maps, list());
    all.setResizeWeight(0.7);
    all.setDividerLocation(Looks.scaled(MAPS_HIGH));
    dialog.setContentPane(all);
    dialog.setSize(new Dimension(Looks.scaled(WIDE), Looks.scaled(HIGH)));
    dialog.setLocationRelativeTo(owner);
    Escape.closes(dialog, () -> dialog.setVisible(false));
    dialog.addComponentListener(
        new ComponentAdapter() {
          @Override
          public void componentHidden(ComponentEvent event) {
            both.open(false);
          }
        });
    both.face().follow(this::show);
  }

  private static Choice<String> choice(Consumer<String> chosen) {
    Choice<String> choice = new Choice<>(List.of(), each -> each, chosen);
    if (choice.getRenderer() instanceof DefaultListCellRenderer plain) {
      plain.putClientProperty("html.disable", true);
    }
    return choice;
  }

  private static JPanel under(JLabel label, Choice<String> choice, TwinMap map) {
    JPanel head = new JPanel(new MigLayout("insets 6 10 6 6", "[]8[grow]"));
    head.add(label);
    head.add(choice, "wmin 80");
    JPanel panel = new JPanel(new BorderLayout());
    panel.add(head, BorderLayout.NORTH);
    panel.add(map, BorderLayout.CENTER);
    panel.setMinimumSize(new Dimension(Looks.scaled(160), Looks.scaled(120)));
    return panel;
  }

  private JPanel list() {
    JPanel list = new JPanel(new BorderLayout());
    JPanel head = new JPanel(new MigLayout("insets 6 10 6 6"));
    words.putClientProperty("html.disable", true);
    head.add(words);
    list.add(head, BorderLayout.NORTH);
    list.add(new JScrollPane(table), BorderLayout.CENTER);
    return list;
  }

  /** Shows it with the scenario and the variant that is on the map. */
  public void show() {
    if (!dialog.isVisible()) {
      left.begin();
      right.begin();
    }
    both.open(true);
    dialog.setVisible(true);
    SwingUtilities.invokeLater(() -> maps.setDividerLocation(0.5));
    table.focusRows();
  }

  private void show(ComparedVariants.Face face) {
    one.show(face.titles(), face.one());
    other.show(face.titles(), face.other());
    words.setText(face.words());
    rows.show(face);
    table.getColumnModel().getColumn(0).setPreferredWidth(Looks.scaled(FIRST_COLUMN));
    table.getColumnModel().getColumn(1).setPreferredWidth(Looks.scaled(OTHER_COLUMNS));
    table.getColumnModel().getColumn(2).setPreferredWidth(Looks.scaled(OTHER_COLUMNS));
    Set<UnitId> units =
        face.differences().stream()
            .flatMap(each -> each.unit().stream())
            .collect(Collectors.toSet());
    left.ring(units);
    right.ring(units);
  }

  private void lead(int row, boolean go) {
    Difference difference = rows.at(row);
    Optional<UnitId> unit = difference.unit();
    right.choose(unit);
    left.choose(unit);
    both.show(difference, go);
  }

  /** The window itself. */
  public JDialog dialog() {
    return dialog;
  }

  /** What differs, row by row. */
  public LeadingTable table() {
    return table;
  }

  /** Whether both maps are drawn. */
  public boolean isFresh() {
    return left.isFresh() && right.isFresh();
  }

  /** The map on the left. */
  public TwinMap left() {
    return left;
  }

  /** The map on the right. */
  public TwinMap right() {
    return right;
  }
}
