package studio.kriegsspiel.desktop.ui.tree;

import java.awt.Component;
import javax.swing.Icon;
import javax.swing.JTree;
import javax.swing.tree.DefaultTreeCellRenderer;
import studio.kriegsspiel.desktop.model.forces.ForceNode;
import studio.kriegsspiel.desktop.ui.editor.FindingText;
import studio.kriegsspiel.desktop.ui.look.Symbol;
import studio.kriegsspiel.desktop.ui.look.SymbolIcon;
import studio.kriegsspiel.rules.concept.Arm;

/** Shows a unit with the sign of its arm, its name and, fainter, its strength. */
final class ForceRenderer extends DefaultTreeCellRenderer {
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
    if (value instanceof ForceNode node) {
      String name = FindingText.escape(node.label());
      String head = node.unit().isEmpty() ? "<b>" + name + "</b>" : name;
      String detail =
          node.detail().isEmpty()
              ? ""
              : " <span style='color:"
                  + faint()
                  + "'>"
                  + FindingText.escape(node.detail())
                  + "</span>";
      setText("<html><nobr>" + head + detail + "</nobr></html>");
      setIcon(node.arm().map(ForceRenderer::symbol).orElseGet(() -> new SymbolIcon(Symbol.SIDE)));
      getAccessibleContext().setAccessibleName(node.label() + ", " + node.detail());
    }
    return this;
  }

  private static String faint() {
    return String.format(
        "#%06x",
        studio.kriegsspiel.desktop.ui.look.Looks.colour("Studio.headingForeground").getRGB()
            & 0xffffff);
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
