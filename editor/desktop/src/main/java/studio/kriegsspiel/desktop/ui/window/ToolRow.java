package studio.kriegsspiel.desktop.ui.window;

import java.util.List;
import javax.swing.BorderFactory;
import javax.swing.JButton;
import javax.swing.JToolBar;
import studio.kriegsspiel.desktop.ui.action.StudioAction;

/** The row of buttons below the menus: the actions that have a sign. */
final class ToolRow {
  private ToolRow() {}

  static JToolBar of(Actions actions) {
    JToolBar bar = new JToolBar();
    bar.setFloatable(false);
    bar.setBorder(BorderFactory.createEmptyBorder(2, 8, 2, 8));
    for (List<Actions.Item> group : List.of(actions.file(), actions.edit(), actions.scenario())) {
      for (Actions.Item item : group) {
        if (item instanceof Actions.Do what && what.action().hasSign()) {
          bar.add(toolButton(what.action()));
        }
      }
      bar.addSeparator();
    }
    return bar;
  }

  private static JButton toolButton(StudioAction action) {
    JButton button = new JButton(action);
    button.setHideActionText(true);
    button.setToolTipText(action.tip());
    button.getAccessibleContext().setAccessibleName(action.name());
    return button;
  }
}
