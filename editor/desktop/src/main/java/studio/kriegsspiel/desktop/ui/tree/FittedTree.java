package studio.kriegsspiel.desktop.ui.tree;

import com.formdev.flatlaf.ui.FlatTreeUI;
import java.awt.Rectangle;
import java.awt.event.HierarchyBoundsAdapter;
import java.awt.event.HierarchyEvent;
import javax.swing.JTree;
import javax.swing.ToolTipManager;
import javax.swing.tree.AbstractLayoutCache.NodeDimensions;
import javax.swing.tree.TreeModel;
import studio.kriegsspiel.desktop.ui.look.Looks;

/** A tree whose rows are no wider than what is seen of it, as long as they keep some room. */
class FittedTree extends JTree {
  private static final long serialVersionUID = 1L;
  private static final int LEAST_ROW = 64;

  private int fitted = -1;

  FittedTree(TreeModel model) {
    super(model);
    ToolTipManager.sharedInstance().registerComponent(this);
    addHierarchyBoundsListener(
        new HierarchyBoundsAdapter() {
          @Override
          public void ancestorResized(HierarchyEvent event) {
            fit();
          }
        });
  }

  @Override
  public void updateUI() {
    setUI(new Fitting());
    fitted = -1;
  }

  @Override
  public void doLayout() {
    fit();
    super.doLayout();
  }

  private void fit() {
    int room = room();
    if (room != fitted && getUI() instanceof Fitting fitting) {
      fitted = room;
      fitting.measure();
    }
  }

  private int room() {
    int seen = getParent() == null ? getWidth() : getParent().getWidth();
    return seen - getInsets().left - getInsets().right;
  }

  private final class Fitting extends FlatTreeUI {
    void measure() {
      treeState.invalidateSizes();
      updateSize();
    }

    @Override
    protected NodeDimensions createNodeDimensions() {
      return new NodeDimensionsHandler() {
        @Override
        public Rectangle getNodeDimensions(
            Object value, int row, int depth, boolean expanded, Rectangle size) {
          Rectangle natural = super.getNodeDimensions(value, row, depth, expanded, size);
          if (natural != null && room() > 0) {
            int most = Math.max(Looks.scaled(LEAST_ROW), room() - natural.x);
            natural.width = Math.min(natural.width, most);
          }
          return natural;
        }
      };
    }
  }
}
