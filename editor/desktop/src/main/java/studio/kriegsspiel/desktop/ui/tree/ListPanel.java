package studio.kriegsspiel.desktop.ui.tree;

import java.awt.BorderLayout;
import java.awt.Component;
import java.awt.datatransfer.Transferable;
import java.awt.event.ActionEvent;
import java.awt.event.KeyEvent;
import java.awt.event.MouseAdapter;
import java.awt.event.MouseEvent;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import javax.swing.AbstractAction;
import javax.swing.BorderFactory;
import javax.swing.DefaultComboBoxModel;
import javax.swing.JComboBox;
import javax.swing.JComponent;
import javax.swing.JLabel;
import javax.swing.JPanel;
import javax.swing.JScrollPane;
import javax.swing.JTree;
import javax.swing.KeyStroke;
import javax.swing.TransferHandler;
import javax.swing.tree.DefaultMutableTreeNode;
import javax.swing.tree.DefaultTreeModel;
import javax.swing.tree.TreePath;
import javax.swing.tree.TreeSelectionModel;
import net.miginfocom.swing.MigLayout;
import org.jspecify.annotations.Nullable;
import studio.kriegsspiel.desk.core.Desk;
import studio.kriegsspiel.desk.forces.ArmyChoice;
import studio.kriegsspiel.desk.forces.ArmyShelf;
import studio.kriegsspiel.desk.forces.ForceWork;
import studio.kriegsspiel.desk.forces.ListedUnit;
import studio.kriegsspiel.desk.studied.Studied;
import studio.kriegsspiel.desktop.ui.force.Carried;
import studio.kriegsspiel.scenario.Scenario;
import studio.kriegsspiel.scenario.force.Side;
import studio.kriegsspiel.scenario.force.Unit;

/** Units of army lists, to be dragged to the map or into the order of battle. */
final class ListPanel extends JPanel {
  private static final long serialVersionUID = 1L;

  private final transient Desk desk;
  private final transient ForceWork work;
  private final DefaultMutableTreeNode root = new DefaultMutableTreeNode();
  private final DefaultTreeModel model = new DefaultTreeModel(root);
  private final JTree tree =
      new FittedTree(model) {
        private static final long serialVersionUID = 1L;

        @Override
        public String convertValueToText(
            Object value, boolean chosen, boolean open, boolean leaf, int row, boolean focused) {
          return Row.words(value);
        }
      };
  private final JComboBox<String> side = new JComboBox<>();

  ListPanel(Desk desk, ForceWork work, ArmyChoice choice) {
    super(new BorderLayout());
    this.desk = desk;
    this.work = work;
    JPanel head = new JPanel(new MigLayout("insets 2 10 2 6, gap 6", "[][grow][]", "[26!]"));
    JLabel title = new JLabel("Take on");
    title.putClientProperty("FlatLaf.styleClass", "h4");
    title.setDisplayedMnemonic('k');
    title.setLabelFor(tree);
    side.getAccessibleContext().setAccessibleName("Side that takes units on");
    head.add(title);
    head.add(new JLabel("for"), "align right");
    head.add(side);
    add(head, BorderLayout.NORTH);
    tree.setRootVisible(false);
    tree.setShowsRootHandles(true);
    tree.setToggleClickCount(0);
    tree.setCellRenderer(new Row());
    tree.getSelectionModel().setSelectionMode(TreeSelectionModel.SINGLE_TREE_SELECTION);
    tree.getAccessibleContext().setAccessibleName("Units of army lists");
    tree.setToolTipText(
        "Drag a unit to the map or into the order of battle; Enter takes it on without deploying it");
    tree.setDragEnabled(true);
    tree.setTransferHandler(new Handing());
    JScrollPane scroll = new JScrollPane(tree);
    scroll.setBorder(BorderFactory.createEmptyBorder());
    add(scroll, BorderLayout.CENTER);
    bind();
    choice.lists().follow(this::show);
    desk.studied().follow(this::followSides);
  }

  private void bind() {
    tree.getInputMap().put(KeyStroke.getKeyStroke(KeyEvent.VK_ENTER, 0), "studio-take");
    tree.getActionMap()
        .put(
            "studio-take",
            new AbstractAction() {
              private static final long serialVersionUID = 1L;

              @Override
              public void actionPerformed(ActionEvent event) {
                takeOn();
              }
            });
    tree.addMouseListener(
        new MouseAdapter() {
          @Override
          public void mouseClicked(MouseEvent event) {
            if (event.getClickCount() == 2) {
              takeOn();
            }
          }
        });
  }

  private void takeOn() {
    chosen()
        .ifPresent(
            unit ->
                side().ifPresent(name -> work.add(name, Optional.empty(), unit, Optional.empty())));
  }

  private void followSides(Studied studied) {
    List<String> names =
        studied.scenario().map(Scenario::sides).orElse(List.of()).stream().map(Side::name).toList();
    Optional<String> before = side();
    DefaultComboBoxModel<String> sides = new DefaultComboBoxModel<>();
    names.forEach(sides::addElement);
    before.filter(names::contains).ifPresent(sides::setSelectedItem);
    boolean same = side.getItemCount() == names.size();
    for (int i = 0; same && i < names.size(); i++) {
      same = names.get(i).equals(side.getItemAt(i));
    }
    if (!same) {
      side.setModel(sides);
    }
    desk.selection().get().map(unit -> unit.side()).ifPresent(side::setSelectedItem);
  }

  private Optional<String> side() {
    return Optional.ofNullable((String) side.getSelectedItem());
  }

  private void show(List<ArmyShelf.ArmyList> lists) {
    root.removeAllChildren();
    for (ArmyShelf.ArmyList list : lists) {
      DefaultMutableTreeNode head = new DefaultMutableTreeNode(list.title());
      list.units().forEach(unit -> head.add(node(unit)));
      root.add(head);
    }
    model.reload();
    for (int i = 0; i < root.getChildCount(); i++) {
      tree.expandPath(new TreePath(model.getPathToRoot(root.getChildAt(i))));
    }
  }

  private static DefaultMutableTreeNode node(ListedUnit unit) {
    return new DefaultMutableTreeNode(unit);
  }

  private Optional<ListedUnit> chosen() {
    TreePath path = tree.getSelectionPath();
    return path != null
            && path.getLastPathComponent() instanceof DefaultMutableTreeNode node
            && node.getUserObject() instanceof ListedUnit unit
        ? Optional.of(unit)
        : Optional.empty();
  }

  /** Gives the keyboard to the lists. */
  void focusLists() {
    tree.requestFocusInWindow();
    if (tree.getSelectionCount() == 0 && tree.getRowCount() > 1) {
      tree.setSelectionRow(1);
    }
  }

  private final class Handing extends TransferHandler {
    private static final long serialVersionUID = 1L;

    @Override
    public int getSourceActions(JComponent source) {
      return COPY;
    }

    @Override
    protected @Nullable Transferable createTransferable(JComponent source) {
      return chosen()
          .flatMap(unit -> side().map(name -> new Carried.Listed(name, unit).transferable()))
          .orElse(null);
    }
  }

  /** A unit with its strength and, where it has some, how many parts. */
  private static final class Row extends UnitRow {
    private static final long serialVersionUID = 1L;

    @Override
    public Component getTreeCellRendererComponent(
        JTree tree,
        Object value,
        boolean isSelected,
        boolean expanded,
        boolean leaf,
        int row,
        boolean focused) {
      super.getTreeCellRendererComponent(tree, value, isSelected, expanded, leaf, row, focused);
      if (value instanceof DefaultMutableTreeNode node
          && node.getUserObject() instanceof ListedUnit listed) {
        write(tree, listed.unit().title(), strength(listed.unit()), isSelected, false);
        setIcon(ForceRenderer.symbol(listed.unit().type().arm()));
      } else {
        write(tree, words(value), "", isSelected, false);
        setIcon(null);
      }
      return this;
    }

    private static String words(Object value) {
      Object held = value instanceof DefaultMutableTreeNode node ? node.getUserObject() : null;
      if (held instanceof ListedUnit listed) {
        String strength = strength(listed.unit());
        return listed.unit().title() + (strength.isEmpty() ? "" : ", " + strength);
      }
      return held instanceof String title ? title : "";
    }

    private static String strength(Unit unit) {
      int pieces = unit.totalPieces();
      String men =
          unit.totalMen() > 0 ? String.format(Locale.ROOT, "%,d men", unit.totalMen()) : "";
      String guns = pieces > 0 ? pieces + " guns" : "";
      return men.isEmpty() || guns.isEmpty() ? men + guns : men + ", " + guns;
    }
  }
}
