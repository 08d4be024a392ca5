package studio.kriegsspiel.desktop.ui.map;

import java.awt.Component;
import java.awt.event.KeyEvent;
import java.util.List;
import javax.swing.JButton;
import javax.swing.JPopupMenu;
import studio.kriegsspiel.desk.map.MapView;
import studio.kriegsspiel.desktop.ui.look.Symbol;
import studio.kriegsspiel.desktop.ui.look.SymbolIcon;

/** The buttons beside the tools: how near the map is looked at, and its layers. */
final class MapButtons {
  private MapButtons() {}

  static List<Component> of(MapView view) {
    JButton layers = button(Symbol.LAYERS, "Layers", () -> {});
    layers.setMnemonic(KeyEvent.VK_L);
    layers.setText("Layers");
    JPopupMenu menu = new JPopupMenu();
    LayerMenu.fill(menu, view);
    layers.setComponentPopupMenu(menu);
    layers.addActionListener(event -> menu.show(layers, 0, layers.getHeight()));
    return List.of(
        button(Symbol.ZOOM_OUT, "Show more ground (-)", () -> view.zoom(-1)),
        button(Symbol.ZOOM_IN, "Come nearer (+)", () -> view.zoom(1)),
        button(Symbol.FIT, "Show the whole map (0)", view::fit),
        layers);
  }

  private static JButton button(Symbol symbol, String tip, Runnable what) {
    JButton button = new JButton(new SymbolIcon(symbol));
    button.putClientProperty("JButton.buttonType", "toolBarButton");
    button.setToolTipText(tip);
    button.getAccessibleContext().setAccessibleName(tip);
    button.addActionListener(event -> what.run());
    return button;
  }
}
