package studio.kriegsspiel.desktop.ui.tree;

import java.awt.datatransfer.Transferable;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import javax.swing.JComponent;
import javax.swing.JTree;
import javax.swing.TransferHandler;
import javax.swing.tree.TreePath;
import org.jspecify.annotations.Nullable;
import studio.kriegsspiel.desk.forces.ForceNode;
import studio.kriegsspiel.desk.forces.ForceWork;
import studio.kriegsspiel.desktop.ui.force.Carried;
import studio.kriegsspiel.scenario.force.UnitId;

/**
 * Lets units be dragged out of the order of battle, onto the map, and onto another unit of it,
 * whose part they then become; units of a list are taken on where they are let go.
 */
final class UnitDrag extends TransferHandler {
  private static final long serialVersionUID = 1L;

  private final transient ForceWork work;
  private final transient Supplier<List<UnitId>> chosen;

  UnitDrag(ForceWork work, Supplier<List<UnitId>> chosen) {
    this.work = work;
    this.chosen = chosen;
  }

  @Override
  public int getSourceActions(JComponent tree) {
    return COPY_OR_MOVE;
  }

  @Override
  protected @Nullable Transferable createTransferable(JComponent tree) {
    List<UnitId> units = chosen.get();
    return units.isEmpty() ? null : new Carried.Units(units).transferable();
  }

  @Override
  public boolean canImport(TransferSupport support) {
    support.setShowDropLocation(true);
    return support.isDrop()
        && support.isDataFlavorSupported(Carried.FLAVOUR)
        && node(support).isPresent();
  }

  private static Optional<ForceNode> node(TransferSupport support) {
    if (support.getDropLocation() instanceof JTree.DropLocation place) {
      TreePath path = place.getPath();
      if (path != null && path.getPathCount() > 1) {
        return Optional.of((ForceNode) path.getLastPathComponent());
      }
    }
    return Optional.empty();
  }

  @Override
  public boolean importData(TransferSupport support) {
    Optional<ForceNode> node = node(support);
    Optional<Carried> carried = Carried.of(support.getTransferable());
    if (node.isEmpty() || carried.isEmpty()) {
      return false;
    }
    take(carried.get(), node.get());
    return true;
  }

  /** What is carried is let go on a node. */
  void take(Carried carried, ForceNode node) {
    if (carried instanceof Carried.Units units) {
      units.units().forEach(unit -> work.resubordinate(unit, node.unit()));
    } else if (carried instanceof Carried.Listed listed) {
      String side = node.unit().map(UnitId::side).orElse(node.side());
      work.add(side, node.unit(), listed.unit(), Optional.empty());
    }
  }
}
