package studio.kriegsspiel.desktop.ui.tree;

import java.awt.BorderLayout;
import java.awt.CardLayout;
import java.awt.Rectangle;
import java.awt.event.ActionEvent;
import java.awt.event.KeyEvent;
import java.awt.event.MouseAdapter;
import java.awt.event.MouseEvent;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import javax.swing.AbstractAction;
import javax.swing.BorderFactory;
import javax.swing.JLabel;
import javax.swing.JPanel;
import javax.swing.JScrollPane;
import javax.swing.JTree;
import javax.swing.KeyStroke;
import javax.swing.SwingConstants;
import javax.swing.event.TreeExpansionEvent;
import javax.swing.event.TreeExpansionListener;
import javax.swing.tree.TreePath;
import javax.swing.tree.TreeSelectionModel;
import studio.kriegsspiel.desktop.model.analysis.Analysis;
import studio.kriegsspiel.desktop.model.desk.Desk;
import studio.kriegsspiel.desktop.model.desk.Navigation;
import studio.kriegsspiel.desktop.model.forces.ForceNode;
import studio.kriegsspiel.scenario.force.UnitId;

/** The order of battle: choosing a unit shows it in the text and on the map. */
public final class ForcePanel extends JPanel {
  private static final long serialVersionUID = 1L;

  private final transient Desk desk;
  private final transient Navigation navigation;
  private final transient ForceTreeModel model = new ForceTreeModel();
  private final JTree tree = new JTree(model);
  private final CardLayout cards = new CardLayout();
  private final JPanel body = new JPanel(cards);
  private final Set<String> collapsed = new HashSet<>();
  private boolean following;

  /** Shows the forces of {@code desk}. */
  public ForcePanel(Desk desk, Navigation navigation) {
    super(new BorderLayout());
    this.desk = desk;
    this.navigation = navigation;
    tree.setRootVisible(false);
    tree.setShowsRootHandles(true);
    tree.setCellRenderer(new ForceRenderer());
    tree.getSelectionModel().setSelectionMode(TreeSelectionModel.SINGLE_TREE_SELECTION);
    tree.getAccessibleContext().setAccessibleName("Order of battle");
    tree.setToggleClickCount(0);
    tree.setExpandsSelectedPaths(true);
    tree.setScrollsOnExpand(false);
    JScrollPane scroll = new JScrollPane(tree);
    scroll.setBorder(BorderFactory.createEmptyBorder());
    JLabel empty = new JLabel("", SwingConstants.CENTER);
    desk.analysis().follow(analysis -> empty.setText(emptyWords(analysis)));
    body.add(scroll, "tree");
    body.add(empty, "empty");
    add(body, BorderLayout.CENTER);
    listen();
    desk.analysis().follow(this::show);
    desk.selection().follow(this::choose);
  }

  private static String emptyWords(Analysis analysis) {
    return analysis.version() < 0
        ? "The forces are shown as soon as the text has been read."
        : "<html><center>No forces yet.<br>Write <b>side</b> and <b>army of</b> in the text."
            + "</center></html>";
  }

  private void listen() {
    tree.addTreeSelectionListener(event -> chosen().ifPresent(unit -> go(unit, false)));
    tree.getInputMap().put(KeyStroke.getKeyStroke(KeyEvent.VK_ENTER, 0), "studio-go");
    tree.getActionMap()
        .put(
            "studio-go",
            new AbstractAction() {
              private static final long serialVersionUID = 1L;

              @Override
              public void actionPerformed(ActionEvent event) {
                chosen().ifPresent(unit -> navigation.showUnit(unit, true));
              }
            });
    tree.addMouseListener(
        new MouseAdapter() {
          @Override
          public void mouseClicked(MouseEvent event) {
            if (event.getClickCount() == 2) {
              chosen().ifPresent(unit -> navigation.showUnit(unit, true));
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

  private void go(UnitId unit, boolean focusText) {
    if (!following) {
      navigation.showUnit(unit, focusText);
    }
  }

  private void show(Analysis analysis) {
    List<ForceNode> sides = analysis.scenario().map(ForceNode::of).orElse(List.of());
    following = true;
    try {
      if (model.show(sides)) {
        for (TreePath branch : model.branches()) {
          if (!collapsed.contains(keyOf(branch))) {
            tree.expandPath(branch);
          }
        }
        choose(desk.selection().get());
      }
    } finally {
      following = false;
    }
    cards.show(body, sides.isEmpty() ? "empty" : "tree");
  }

  private void choose(Optional<UnitId> unit) {
    boolean before = following;
    following = true;
    try {
      Optional<TreePath> path = unit.flatMap(model::findPath);
      path.ifPresentOrElse(
          found -> {
            tree.setSelectionPath(found);
            scrollTo(found);
          },
          tree::clearSelection);
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

  /** Gives the keyboard to the tree. */
  public void focusTree() {
    tree.requestFocusInWindow();
  }
}
