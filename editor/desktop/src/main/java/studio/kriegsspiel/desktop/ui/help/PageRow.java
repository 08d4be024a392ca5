package studio.kriegsspiel.desktop.ui.help;

import java.awt.Component;
import javax.swing.BorderFactory;
import javax.swing.DefaultListCellRenderer;
import javax.swing.JList;
import studio.kriegsspiel.desk.help.HelpPage;

/** The title of a page in the list. */
final class PageRow extends DefaultListCellRenderer {
  private static final long serialVersionUID = 1L;

  @Override
  public Component getListCellRendererComponent(
      JList<?> list, Object value, int index, boolean selected, boolean focused) {
    String title = value instanceof HelpPage page ? page.title() : "";
    super.getListCellRendererComponent(list, title, index, selected, focused);
    setBorder(BorderFactory.createEmptyBorder(4, 10, 4, 10));
    return this;
  }
}
