package studio.kriegsspiel.desktop.ui.tree;

import java.awt.Color;
import java.awt.Component;
import java.awt.Font;
import java.awt.Graphics;
import javax.swing.Icon;
import javax.swing.JTree;
import javax.swing.tree.DefaultTreeCellRenderer;
import studio.kriegsspiel.desktop.model.forces.ForceNode;
import studio.kriegsspiel.desktop.ui.look.Looks;
import studio.kriegsspiel.desktop.ui.look.Symbol;
import studio.kriegsspiel.desktop.ui.look.SymbolIcon;
import studio.kriegsspiel.rules.concept.Arm;

/**
 * Shows a unit with the sign of its arm, its name and, fainter, its strength. One line of text in
 * two colours: a row of HTML costs a hundred times as much, and a corps has a hundred rows.
 */
final class ForceRenderer extends DefaultTreeCellRenderer {
  private static final long serialVersionUID = 1L;

  private String name = "";
  private boolean chosen;

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
    if (value instanceof ForceNode node) {
      name = node.label();
      chosen = isSelected;
      setFont(node.unit().isEmpty() ? tree.getFont().deriveFont(Font.BOLD) : tree.getFont());
      setIcon(node.arm().map(ForceRenderer::symbol).orElseGet(() -> new SymbolIcon(Symbol.SIDE)));
      getAccessibleContext().setAccessibleName(node.label() + ", " + node.detail());
    }
    return this;
  }

  /** The name in the usual colour, then what stands behind it in a fainter one. */
  @Override
  public void paint(Graphics graphics) {
    int end =
        getInsets().left
            + (getIcon() == null ? 0 : getIcon().getIconWidth() + getIconTextGap())
            + getFontMetrics(getFont()).stringWidth(name + " ");
    if (chosen || end >= getWidth()) {
      super.paint(graphics);
      return;
    }
    paintPart(graphics, 0, end, getForeground());
    paintPart(graphics, end, getWidth() - end, Looks.colour("Studio.headingForeground"));
  }

  private void paintPart(Graphics graphics, int from, int width, Color colour) {
    Graphics part = graphics.create();
    Color before = getForeground();
    try {
      part.clipRect(from, 0, width, getHeight());
      setForeground(colour);
      super.paint(part);
    } finally {
      setForeground(before);
      part.dispose();
    }
  }

  /** The sign of an arm. */
  static Icon symbol(Arm arm) {
    return new SymbolIcon(
        switch (arm) {
          case INFANTRY -> Symbol.INFANTRY;
          case CAVALRY -> Symbol.CAVALRY;
          case ARTILLERY -> Symbol.ARTILLERY;
          case ENGINEERS -> Symbol.ENGINEERS;
          case TRAIN -> Symbol.TRAIN;
          case STAFF -> Symbol.STAFF;
        });
  }
}
