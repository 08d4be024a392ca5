package studio.kriegsspiel.desktop.ui.tree;

import java.awt.BorderLayout;
import java.awt.CardLayout;
import java.awt.Dimension;
import java.awt.EventQueue;
import java.awt.Point;
import java.awt.Rectangle;
import java.awt.event.MouseAdapter;
import java.awt.event.MouseEvent;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import javax.swing.BorderFactory;
import javax.swing.DropMode;
import javax.swing.JLabel;
import javax.swing.JPanel;
import javax.swing.JScrollPane;
import javax.swing.JSplitPane;
import javax.swing.JTextField;
import javax.swing.JTree;
import javax.swing.SwingConstants;
import javax.swing.event.TreeExpansionEvent;
import javax.swing.event.TreeExpansionListener;
import javax.swing.tree.TreePath;
import javax.swing.tree.TreeSelectionModel;
import studio.kriegsspiel.desk.core.Desk;
import studio.kriegsspiel.desk.core.Navigation;
import studio.kriegsspiel.desk.forces.ArmyChoice;
import studio.kriegsspiel.desk.forces.ForceNode;
import studio.kriegsspiel.desk.forces.ForceWork;
import studio.kriegsspiel.desk.readers.ReaderWork;
import studio.kriegsspiel.desk.studied.Studied;
import studio.kriegsspiel.desk.watch.Later;
import studio.kriegsspiel.desktop.ui.force.Carried;
import studio.kriegsspiel.desktop.ui.force.UnitMenu;
import studio.kriegsspiel.desktop.ui.look.BoundKey;
import studio.kriegsspiel.desktop.ui.look.Typing;
import studio.kriegsspiel.scenario.force.UnitId;

/**
 * The order of battle: choosing a unit shows it in the text and on the map, dragging it deploys it
 * or puts it under another. Below it stand the units of army lists that can be taken on.
 */
public final class ForcePanel extends JPanel {
  private static final long serialVersionUID = 1L;

  private final transient Desk desk;
  private final transient Navigation navigation;
  private final transient ForceTreeModel model = new ForceTreeModel();
  private final JTree tree =
      new FittedTree(model) {
        private static final long serialVersionUID = 1L;

        @Override
        public String convertValueToText(
            Object value, boolean chosen, boolean open, boolean leaf, int row, boolean focused) {
          return value instanceof ForceNode node ? node.words() : "";
        }
      };
  private final CardLayout cards = new CardLayout();
  private final JPanel body = new JPanel(cards);
  private final Set<String> collapsed = new HashSet<>();
  private final JTextField search = new JTextField();
  private final transient ForceWork work;
  private final transient UnitMenu menu;
  private final transient UnitDrag drag;
  private final ListPanel lists;
  private boolean following;

  /** Shows the forces of {@code desk}. */
  public ForcePanel(
      Desk desk, Navigation navigation, ForceWork work, ReaderWork readers, ArmyChoice choice) {
    super(new BorderLayout());
    this.desk = desk;
    this.navigation = navigation;
    this.work = work;
    this.menu = new UnitMenu(work, navigation);
    this.drag = new UnitDrag(work, this::chosenUnits);
    this.lists = new ListPanel(desk, work, choice);
    tree.setRootVisible(false);
    tree.setShowsRootHandles(true);
    tree.setCellRenderer(new ForceRenderer(readers));
    readers.seen().listen(seen -> tree.repaint());
    tree.getSelectionModel().setSelectionMode(TreeSelectionModel.DISCONTIGUOUS_TREE_SELECTION);
    tree.setDragEnabled(true);
    tree.setDropMode(DropMode.ON);
    tree.setTransferHandler(drag);
    tree.getAccessibleContext().setAccessibleName("Order of battle");
    tree.setToggleClickCount(0);
    tree.setExpandsSelectedPaths(true);
    tree.setScrollsOnExpand(false);
    JScrollPane scroll = new JScrollPane(tree);
    scroll.setBorder(BorderFactory.createEmptyBorder());
    JLabel empty = new JLabel("", SwingConstants.CENTER);
    desk.shown().follow(studied -> empty.setText(emptyWords(studied)));
    body.add(scroll, "tree");
    body.add(empty, "empty");
    JSplitPane split = new JSplitPane(JSplitPane.VERTICAL_SPLIT, true, body, lists);
    split.setResizeWeight(0.68);
    split.setBorder(BorderFactory.createEmptyBorder());
    body.setMinimumSize(new Dimension(0, 80));
    lists.setMinimumSize(new Dimension(0, 30));
    add(searchRow(), BorderLayout.NORTH);
    add(split, BorderLayout.CENTER);
    listen();
    desk.shown().follow(new Later<>(EventQueue::invokeLater, this::show));
    desk.selection().follow(unit -> choose(desk.group().get()));
    desk.group().listen(this::choose);
  }

  private static String emptyWords(Studied studied) {
    return studied.version() < 0
        ? "<html><center>The forces are shown<br>as soon as the text has been read.</center></html>"
        : "<html><center>No forces yet.<br>Write <b>side</b> and <b>army of</b> in the text."
            + "</center></html>";
  }

  private JPanel searchRow() {
    search.putClientProperty("JTextField.placeholderText", "Find a unit");
    search.putClientProperty("JTextField.showClearButton", true);
    search.getAccessibleContext().setAccessibleName("Find a unit");
    search.setToolTipText(
        "Shows the units that have these words in their names; Down leads to them");
    Typing.listen(search, words -> show(desk.shown().get()));
    BoundKey.bind(search, "DOWN", this::focusFound);
    BoundKey.bind(search, "ENTER", this::focusFound);
    BoundKey.bind(search, "ESCAPE", () -> search.setText(""));
    JPanel row = new JPanel(new BorderLayout());
    row.setBorder(BorderFactory.createEmptyBorder(0, 6, 4, 6));
    row.add(search);
    return row;
  }

  /** The first unit found. */
  private void focusFound() {
    tree.requestFocusInWindow();
    for (int row = 0; row < tree.getRowCount(); row++) {
      ForceNode node = (ForceNode) tree.getPathForRow(row).getLastPathComponent();
      boolean found =
          node.unit().isPresent()
              && !ForceNode.matching(List.of(leaf(node)), search.getText()).isEmpty();
      if (found) {
        tree.setSelectionRow(row);
        return;
      }
    }
  }

  private static ForceNode leaf(ForceNode node) {
    return new ForceNode(
        node.label(),
        node.detail(),
        node.unit(),
        node.arm(),
        node.side(),
        node.colour(),
        List.of());
  }

  private void popUp(Point at) {
    List<UnitId> units = chosenUnits();
    if (!units.isEmpty()) {
      menu.of(units, tree).show(tree, at.x, at.y);
    }
  }

  private void popUpAtSelection() {
    Rectangle row = tree.getPathBounds(tree.getSelectionPath());
    if (row != null) {
      popUp(new Point(row.x + 20, row.y + row.height));
    }
  }

  private void listen() {
    tree.addTreeSelectionListener(event -> chosenChanged());
    BoundKey.bind(tree, "ENTER", () -> chosen().ifPresent(unit -> navigation.showUnit(unit, true)));
    BoundKey.bind(tree, "DELETE", () -> forChosen(work::withdraw));
    BoundKey.bind(tree, "shift DELETE", () -> forChosen(work::remove));
    BoundKey.bind(tree, "ctrl C", () -> chosen().ifPresent(work::copy));
    BoundKey.bind(tree, "ctrl V", () -> work.paste(chosen().flatMap(work::beside)));
    BoundKey.bind(tree, "F2", () -> chosen().ifPresent(unit -> menu.retitle(unit, tree)));
    BoundKey.bind(tree, "CONTEXT_MENU", this::popUpAtSelection);
    BoundKey.bind(tree, "shift F10", this::popUpAtSelection);
    tree.addMouseListener(
        new MouseAdapter() {
          @Override
          public void mouseClicked(MouseEvent event) {
            if (event.getClickCount() == 2) {
              chosen().ifPresent(unit -> navigation.showUnit(unit, true));
            }
          }

          @Override
          public void mousePressed(MouseEvent event) {
            maybePopUp(event);
          }

          @Override
          public void mouseReleased(MouseEvent event) {
            maybePopUp(event);
          }

          private void maybePopUp(MouseEvent event) {
            if (event.isPopupTrigger()) {
              int row = tree.getClosestRowForLocation(event.getX(), event.getY());
              if (row >= 0 && !tree.isRowSelected(row)) {
                tree.setSelectionRow(row);
              }
              popUp(event.getPoint());
            }
          }
        });
    tree.addTreeExpansionListener(
        new TreeExpansionListener() {
          @Override
          public void treeExpanded(TreeExpansionEvent event) {
            if (!following) {
              collapsed.remove(keyOf(event.getPath()));
            }
          }

          @Override
          public void treeCollapsed(TreeExpansionEvent event) {
            if (!following) {
              collapsed.add(keyOf(event.getPath()));
            }
          }
        });
  }

  private static String keyOf(TreePath path) {
    return ((ForceNode) path.getLastPathComponent()).key();
  }

  private Optional<UnitId> chosen() {
    TreePath path = tree.getSelectionPath();
    return path == null ? Optional.empty() : ((ForceNode) path.getLastPathComponent()).unit();
  }

  private List<UnitId> chosenUnits() {
    TreePath[] paths = tree.getSelectionPaths();
    return paths == null
        ? List.of()
        : Arrays.stream(paths)
            .flatMap(path -> ((ForceNode) path.getLastPathComponent()).unit().stream())
            .toList();
  }

  private void forChosen(Consumer<List<UnitId>> what) {
    List<UnitId> units = chosenUnits();
    if (!units.isEmpty()) {
      what.accept(units);
    }
  }

  private void chosenChanged() {
    if (following) {
      return;
    }
    List<UnitId> units = chosenUnits();
    if (units.size() == 1) {
      navigation.showUnit(units.get(0), false);
    } else if (units.size() > 1) {
      desk.chooseAll(units);
    }
  }

  private void show(Studied studied) {
    List<ForceNode> sides =
        ForceNode.matching(
            studied.scenario().map(ForceNode::of).orElse(List.of()), search.getText());
    following = true;
    try {
      if (model.show(sides)) {
        for (TreePath branch : model.branches()) {
          if (!collapsed.contains(keyOf(branch)) || !search.getText().isBlank()) {
            tree.expandPath(branch);
          }
        }
        choose(desk.group().get());
      }
    } finally {
      following = false;
    }
    cards.show(body, sides.isEmpty() && search.getText().isBlank() ? "empty" : "tree");
  }

  private void choose(Set<UnitId> units) {
    boolean before = following;
    following = true;
    try {
      TreePath[] paths =
          units.stream().flatMap(unit -> model.findPath(unit).stream()).toArray(TreePath[]::new);
      if (paths.length == 0) {
        tree.clearSelection();
      } else {
        tree.setSelectionPaths(paths);
        scrollTo(paths[paths.length - 1]);
      }
    } finally {
      following = before;
    }
  }

  /** Shows a row without moving sideways, so that names stay readable from their start. */
  private void scrollTo(TreePath path) {
    tree.makeVisible(path);
    Rectangle row = tree.getPathBounds(path);
    if (row != null) {
      tree.scrollRectToVisible(new Rectangle(tree.getVisibleRect().x, row.y, 1, row.height));
    }
  }

  /** The tree itself. */
  public JTree tree() {
    return tree;
  }

  /** Lets go of what is carried on the unit, or the side, of a row. */
  public void take(Carried carried, int row) {
    drag.take(carried, (ForceNode) tree.getPathForRow(row).getLastPathComponent());
  }

  /** The field that looks for units. */
  public JTextField search() {
    return search;
  }

  /** Gives the keyboard to the search. */
  public void focusSearch() {
    search.requestFocusInWindow();
    search.selectAll();
  }

  /** Gives the keyboard to the army lists. */
  public void focusLists() {
    lists.focusLists();
  }

  /** Gives the keyboard to the tree. */
  public void focusTree() {
    tree.requestFocusInWindow();
  }
}
