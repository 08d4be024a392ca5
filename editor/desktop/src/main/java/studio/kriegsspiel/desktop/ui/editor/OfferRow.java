package studio.kriegsspiel.desktop.ui.editor;

import java.awt.Component;
import javax.swing.JLabel;
import javax.swing.JList;
import javax.swing.JPanel;
import javax.swing.ListCellRenderer;
import net.miginfocom.swing.MigLayout;
import studio.kriegsspiel.desk.script.WordProposal;
import studio.kriegsspiel.desktop.ui.look.Looks;

/** A proposal in the list at the caret: what it is called, and quietly what it is. */
final class OfferRow implements ListCellRenderer<Object> {
  private final JPanel row = new JPanel(new MigLayout("insets 2 6 2 8, gap 14", "[grow][]", "[]"));
  private final JLabel name = new JLabel();
  private final JLabel kind = new JLabel();

  OfferRow() {
    kind.putClientProperty("FlatLaf.styleClass", "small");
    name.putClientProperty("html.disable", true);
    row.add(name, "wmin 120");
    row.add(kind);
  }

  @Override
  public Component getListCellRendererComponent(
      JList<?> list, Object value, int index, boolean selected, boolean focused) {
    if (value instanceof ProposalSource.Offer offer) {
      WordProposal proposal = offer.proposal();
      name.setText(proposal.label());
      kind.setText(proposal.kind());
      row.getAccessibleContext().setAccessibleName(proposal.label() + ", " + proposal.kind());
    }
    row.setBackground(selected ? list.getSelectionBackground() : list.getBackground());
    name.setForeground(selected ? list.getSelectionForeground() : list.getForeground());
    kind.setForeground(
        selected ? list.getSelectionForeground() : Looks.colour("Studio.headingForeground"));
    return row;
  }
}
