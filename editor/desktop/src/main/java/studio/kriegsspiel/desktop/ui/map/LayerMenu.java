package studio.kriegsspiel.desktop.ui.map;

import java.util.function.Consumer;
import javax.swing.JCheckBoxMenuItem;
import javax.swing.JComponent;
import studio.kriegsspiel.desk.map.LayerChoice;
import studio.kriegsspiel.desk.map.LayerChoice.Group;
import studio.kriegsspiel.desk.map.MapView;
import studio.kriegsspiel.drawing.MapLayer;

/** Fills a menu with the layers of the map. */
final class LayerMenu {
  private LayerMenu() {}

  static void fill(JComponent menu, MapView view) {
    for (Group group : Group.values()) {
      add(
          menu,
          group.label(),
          view,
          choice -> choice.has(group),
          on -> view.layers().set(view.layers().get().with(group, on)));
      if (group == Group.SHEET) {
        strength(menu, view, "      Strong", 1);
        strength(menu, view, "      Half as strong", 0.5);
        strength(menu, view, "      Faint", 0.25);
        swipe(menu, view);
      }
      if (group == Group.RELIEF) {
        for (MapLayer layer : group.layers()) {
          add(
              menu,
              "      " + layer.title(),
              view,
              choice -> choice.drawn().has(layer),
              on -> view.layers().set(view.layers().get().with(layer, on)));
        }
      }
    }
    add(
        menu,
        "Marches and patrols",
        view,
        LayerChoice::plans,
        on -> view.layers().set(view.layers().get().withPlans(on)));
    add(
        menu,
        "Problems",
        view,
        LayerChoice::findings,
        on -> view.layers().set(view.layers().get().withFindings(on)));
    add(
        menu,
        "Hand edits",
        view,
        LayerChoice::edits,
        on -> view.layers().set(view.layers().get().withEdits(on)));
    add(
        menu,
        "Difference of heights",
        view,
        LayerChoice::difference,
        on -> view.layers().set(view.layers().get().withDifference(on)));
  }

  /** How strongly the sheet is drawn: what it is traced into is to show through. */
  private static void strength(JComponent menu, MapView view, String label, double opacity) {
    add(
        menu,
        label,
        view,
        choice -> choice.has(Group.SHEET) && choice.drawn().sheetOpacity() == opacity,
        on -> view.layers().set(view.layers().get().withSheet(opacity)));
  }

  /** The sheet left of a divider and the drawn map right of it, where there is a sheet. */
  private static void swipe(JComponent menu, MapView view) {
    JCheckBoxMenuItem item =
        add(
            menu,
            "      Left of a divider",
            view,
            LayerChoice::swipe,
            on -> view.layers().set(view.layers().get().withSwipe(on)));
    item.getAccessibleContext().setAccessibleName("Sheet image left of a divider");
    item.setToolTipText("Sheet image on the left, drawn map on the right");
    view.scene().follow(scene -> item.setEnabled(view.hasSheet()));
  }

  private static JCheckBoxMenuItem add(
      JComponent menu,
      String label,
      MapView view,
      java.util.function.Predicate<LayerChoice> isOn,
      Consumer<Boolean> turn) {
    JCheckBoxMenuItem item = new JCheckBoxMenuItem(label);
    item.putClientProperty("CheckBoxMenuItem.doNotCloseOnMouseClick", true);
    item.addActionListener(event -> turn.accept(item.isSelected()));
    view.layers().follow(choice -> item.setSelected(isOn.test(choice)));
    menu.add(item);
    return item;
  }
}
