package studio.kriegsspiel.desktop.ui.tree;

import java.awt.Component;
import javax.swing.Icon;
import javax.swing.JTree;
import studio.kriegsspiel.desk.forces.ForceNode;
import studio.kriegsspiel.desk.readers.ReaderWork;
import studio.kriegsspiel.desktop.ui.look.Symbol;
import studio.kriegsspiel.desktop.ui.look.SymbolIcon;
import studio.kriegsspiel.rules.concept.Arm;

/**
 * Shows a unit with the sign of its arm, its name and, fainter, its strength; all of it faint where
 * the reader as whom the scenario is looked at does not know of the unit.
 */
final class ForceRenderer extends UnitRow {
  private static final long serialVersionUID = 1L;

  private final transient ReaderWork readers;

  ForceRenderer(ReaderWork readers) {
    this.readers = readers;
  }

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
      write(tree, node.label(), node.detail(), isSelected, node.unit().isEmpty());
      setIcon(node.arm().map(ForceRenderer::symbol).orElseGet(() -> new SymbolIcon(Symbol.SIDE)));
      boolean unknown = isUnknown(node);
      pale(unknown);
      getAccessibleContext()
          .setAccessibleName(
              node.label() + ", " + node.detail() + (unknown ? ", not known to the reader" : ""));
    }
    return this;
  }

  private boolean isUnknown(ForceNode node) {
    return readers
        .seen()
        .get()
        .flatMap(seen -> node.unit().map(unit -> !seen.knows(unit)))
        .orElse(false);
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
