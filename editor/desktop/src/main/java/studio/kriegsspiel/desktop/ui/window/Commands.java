package studio.kriegsspiel.desktop.ui.window;

import java.awt.event.ActionEvent;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import javax.swing.JMenu;
import javax.swing.JMenuItem;
import studio.kriegsspiel.desk.core.Jump;
import studio.kriegsspiel.desk.core.Message;
import studio.kriegsspiel.desk.help.HelpPage;
import studio.kriegsspiel.desk.keys.Command;
import studio.kriegsspiel.desk.keys.Outlined;
import studio.kriegsspiel.desk.work.Latest;
import studio.kriegsspiel.desk.work.WorkOutcome;
import studio.kriegsspiel.desktop.ui.action.OpenRecent;
import studio.kriegsspiel.desktop.ui.action.StudioAction;
import studio.kriegsspiel.desktop.ui.keys.CommandPalette;
import studio.kriegsspiel.desktop.ui.keys.KeysDialog;
import studio.kriegsspiel.desktop.ui.keys.WindowKeys;
import studio.kriegsspiel.language.ide.OutlineNode;

/** All that can be done in a window, by name and by key. */
public final class Commands {
  private final StudioWindow window;
  private final List<StudioAction> actions;
  private final Consumer<JMenu> readers;
  private final WindowKeys keys;
  private final Latest<Optional<OutlineNode>> outline;

  Commands(StudioWindow window, Actions actions, Consumer<JMenu> readers) {
    this.window = window;
    this.actions = actions.every();
    this.readers = readers;
    outline = new Latest<>(window.services().runner(), "What is in the text");
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
    CommandPalette.show(window.frame(), "What can be done", "What do you want to do?", all());
  }

  /** Opens the list of what the text holds, to go there. */
  void outline() {
    var snapshot = window.desk().manuscript().snapshot();
    outline.request(
        snapshot.version(),
        progress -> window.services().help().outline(snapshot.text()),
        outcome -> {
          if (outcome instanceof WorkOutcome.Done<Optional<OutlineNode>> done
              && done.version() == window.desk().manuscript().version()) {
            done.value().ifPresentOrElse(this::show, this::nothingToShow);
          }
        });
  }

  private void show(OutlineNode scenario) {
    List<Command> rows =
        Outlined.of(
            scenario, span -> window.desk().jumps().send(new Jump(span, Optional.empty(), true)));
    CommandPalette.show(window.frame(), "What is in the text", "Where do you want to go?", rows);
  }

  private void nothingToShow() {
    window.desk().message().set(Message.info("The text is not understood well enough yet."));
  }

  /** Opens the list of keys. */
  void keys() {
    KeysDialog.show(window.frame(), keys, () -> window.help().show(HelpPage.WINDOW));
  }
}
