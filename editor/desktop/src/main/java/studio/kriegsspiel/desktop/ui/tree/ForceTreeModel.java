package studio.kriegsspiel.desktop.ui.tree;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javax.swing.event.EventListenerList;
import javax.swing.event.TreeModelEvent;
import javax.swing.event.TreeModelListener;
import javax.swing.tree.TreeModel;
import javax.swing.tree.TreePath;
import studio.kriegsspiel.desk.forces.ForceNode;
import studio.kriegsspiel.scenario.force.UnitId;

/** Shows sides and units to a tree; the root is hidden. */
final class ForceTreeModel implements TreeModel {
  private final EventListenerList listeners = new EventListenerList();
  private ForceNode root = root(List.of());

  private static ForceNode root(List<ForceNode> sides) {
    return new ForceNode("Forces", "", Optional.empty(), Optional.empty(), "", "", sides);
  }

  /** Changes what is shown; false if it is the same as before. */
  boolean show(List<ForceNode> sides) {
    ForceNode fresh = root(sides);
    if (fresh.equals(root)) {
      return false;
    }
    root = fresh;
    TreeModelEvent event = new TreeModelEvent(this, new Object[] {root});
    for (TreeModelListener listener : listeners.getListeners(TreeModelListener.class)) {
      listener.treeStructureChanged(event);
    }
    return true;
  }

  /** The way from the root to a unit. */
  Optional<TreePath> findPath(UnitId unit) {
    return findPath(new TreePath(root), unit);
  }

  private static Optional<TreePath> findPath(TreePath path, UnitId unit) {
    ForceNode node = (ForceNode) path.getLastPathComponent();
    if (node.unit().filter(unit::equals).isPresent()) {
      return Optional.of(path);
    }
    for (ForceNode child : node.children()) {
      Optional<TreePath> found = findPath(path.pathByAddingChild(child), unit);
      if (found.isPresent()) {
        return found;
      }
    }
    return Optional.empty();
  }

  /** All paths with children, parents first. */
  List<TreePath> branches() {
    List<TreePath> result = new ArrayList<>();
    collect(new TreePath(root), result);
    return result;
  }

  private static void collect(TreePath path, List<TreePath> result) {
    ForceNode node = (ForceNode) path.getLastPathComponent();
    if (!node.children().isEmpty()) {
      result.add(path);
      node.children().forEach(child -> collect(path.pathByAddingChild(child), result));
    }
  }

  @Override
  public Object getRoot() {
    return root;
  }

  @Override
  public Object getChild(Object parent, int index) {
    return ((ForceNode) parent).children().get(index);
  }

  @Override
  public int getChildCount(Object parent) {
    return ((ForceNode) parent).children().size();
  }

  @Override
  public boolean isLeaf(Object node) {
    return ((ForceNode) node).children().isEmpty();
  }

  @Override
  public void valueForPathChanged(TreePath path, Object newValue) {
    throw new UnsupportedOperationException("Names are changed in the text");
  }

  @Override
  public int getIndexOfChild(Object parent, Object child) {
    return parent == null || child == null ? -1 : ((ForceNode) parent).children().indexOf(child);
  }

  @Override
  public void addTreeModelListener(TreeModelListener listener) {
    listeners.add(TreeModelListener.class, listener);
  }

  @Override
  public void removeTreeModelListener(TreeModelListener listener) {
    listeners.remove(TreeModelListener.class, listener);
  }
}
