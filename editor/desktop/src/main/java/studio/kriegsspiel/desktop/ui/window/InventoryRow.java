package studio.kriegsspiel.desktop.ui.window;

import java.awt.BorderLayout;
import java.awt.EventQueue;
import java.awt.event.ComponentAdapter;
import java.awt.event.ComponentEvent;
import java.util.List;
import javax.swing.JComponent;
import javax.swing.JPanel;
import net.miginfocom.swing.MigLayout;
import studio.kriegsspiel.desk.core.Desk;
import studio.kriegsspiel.desk.forms.Inventory;
import studio.kriegsspiel.desk.forms.Inventory.Row;
import studio.kriegsspiel.desk.watch.Later;
import studio.kriegsspiel.desktop.ui.forms.InventoryBar;

/**
 * The row above text and map with what the scenario has and lacks; none where it is no scenario.
 */
final class InventoryRow extends JPanel {
  private static final long serialVersionUID = 1L;

  private final transient InventoryBar inventory;
  private final OverflowRow tools;

  InventoryRow(InventoryBar inventory, Desk desk) {
    super(new MigLayout("insets 0 8 2 8, fillx", "[grow,fill]", ""));
    this.inventory = inventory;
    tools = new OverflowRow(inventory.tools(), true);
    add(tools, "wmin 30");
    getAccessibleContext().setAccessibleName("What the scenario has and lacks");
    tools.addComponentListener(
        new ComponentAdapter() {
          @Override
          public void componentResized(ComponentEvent event) {
            inventory.fit(tools.getWidth());
          }
        });
    desk.studied()
        .follow(new Later<>(EventQueue::invokeLater, studied -> show(Inventory.of(studied))));
  }

  /** Parts of a window with the row above them. */
  static JPanel over(JComponent parts, InventoryBar inventory, Desk desk) {
    JPanel all = new JPanel(new BorderLayout());
    all.add(new InventoryRow(inventory, desk), BorderLayout.NORTH);
    all.add(parts, BorderLayout.CENTER);
    return all;
  }

  private void show(List<Row> rows) {
    inventory.show(rows, tools.getWidth());
    setVisible(!rows.isEmpty());
    revalidate();
  }
}
