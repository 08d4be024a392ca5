package studio.kriegsspiel.desktop.ui.window;

import java.awt.event.ActionEvent;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import javax.swing.JMenu;
import javax.swing.JMenuItem;
import studio.kriegsspiel.desk.help.HelpPage;
import studio.kriegsspiel.desk.keys.Command;
import studio.kriegsspiel.desktop.ui.action.OpenRecent;
import studio.kriegsspiel.desktop.ui.action.StudioAction;
import studio.kriegsspiel.desktop.ui.keys.CommandPalette;
import studio.kriegsspiel.desktop.ui.keys.KeysDialog;
import studio.kriegsspiel.desktop.ui.keys.WindowKeys;

/** All that can be done in a window, by name and by key. */
public final class Commands {
  private final StudioWindow window;
  private final List<StudioAction> actions;
  private final Consumer<JMenu> readers;
  private final WindowKeys keys;

  Commands(StudioWindow window, Actions actions, Consumer<JMenu> readers) {
    this.window = window;
    this.actions = actions.every();
    this.readers = readers;
    keys =
        new WindowKeys(
            this.actions, window.services().settings(), window.script().area().getInputMap());
  }

  /** All that can be done now: the actions of the menus, and what is chosen in their lists. */
  public List<Command> all() {
    List<Command> all = new ArrayList<>();
    actions.forEach(each -> all.add(command(each.name(), each)));
    window
        .paperwork()
        .recent()
        .forEach(
            path -> {
              OpenRecent open = new OpenRecent(window.paperwork(), path);
              all.add(command("Open " + open.name(), open));
            });
    addItems("Layer: ", window.map()::fillLayers, all);
    addItems("As seen by: ", readers, all);
    return all;
  }

  private static Command command(String name, StudioAction action) {
    return new Command(
        name,
        action.description(),
        action.keyWords(),
        action.hindrance(),
        () ->
            action.actionPerformed(
                new ActionEvent(action, ActionEvent.ACTION_PERFORMED, action.id())));
  }

  private static void addItems(String before, Consumer<JMenu> filler, List<Command> all) {
    JMenu menu = new JMenu();
    filler.accept(menu);
    for (int i = 0; i < menu.getItemCount(); i++) {
      JMenuItem item = menu.getItem(i);
      if (item != null) {
        all.add(
            new Command(
                before + item.getText(),
                item.isSelected() ? "chosen now" : "",
                "",
                item.isEnabled() ? "" : "not now",
                () -> item.doClick(0)));
      }
    }
  }

  /** Opens the list of all that can be done. */
  void palette() {
    CommandPalette.show(window.frame(), all());
  }

  /** Opens the list of keys. */
  void keys() {
    KeysDialog.show(window.frame(), keys, () -> window.help().show(HelpPage.WINDOW));
  }
}
