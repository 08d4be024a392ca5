package studio.kriegsspiel.desktop.ui.rows;

import javax.swing.JLabel;
import javax.swing.JTable;
import javax.swing.SwingConstants;

/** How the studio's tables are headed. */
public final class HeaderRow {
  private HeaderRow() {}

  /** Sets the titles of columns over the beginnings of what stands in them, in a fixed order. */
  public static void setUp(JTable table) {
    table.getTableHeader().setReorderingAllowed(false);
    if (table.getTableHeader().getDefaultRenderer() instanceof JLabel titles) {
      titles.setHorizontalAlignment(SwingConstants.LEADING);
    }
  }
}
