package studio.kriegsspiel.desktop.ui.window;

import java.util.List;
import studio.kriegsspiel.desk.help.HelpPage;
import studio.kriegsspiel.desktop.ui.action.DoThis;
import studio.kriegsspiel.desktop.ui.dialog.AboutDialog;
import studio.kriegsspiel.desktop.ui.window.Actions.Do;
import studio.kriegsspiel.desktop.ui.window.Actions.Item;
import studio.kriegsspiel.desktop.ui.window.Actions.Line;

/** What explains the window, in the order of its menu. */
final class HelpActions {
  private final StudioWindow window;

  HelpActions(StudioWindow window) {
    this.window = window;
  }

  List<Item> all() {
    return List.of(
        page(HelpPage.FIRST_STEPS, "&First steps", "Show how a scenario is begun"),
        new Do(
            new DoThis(
                "&Tour of five minutes",
                "",
                "Lead through the parts of the window, with something to try in each",
                window.tour()::begin)),
        page(HelpPage.LANGUAGE, "The &language", "Show every statement by example"),
        page(HelpPage.WINDOW, "The &window", "Show what is where in the window"),
        new Do(
            new DoThis(
                "Explain this &problem",
                "shift F1",
                "Show what the problem at the caret, or the one chosen in the list, means",
                window::explain)),
        new Line(),
        new Do(
            new DoThis(
                "What can be &done…",
                "ctrl shift P",
                "Find anything that can be done by its name",
                () -> window.commands().palette())),
        new Do(
            new DoThis(
                "&Keys…",
                "F1",
                "Show what keys do, and choose others",
                () -> window.commands().keys())),
        new Do(
            new DoThis(
                "&About",
                "",
                "Tell which studio this is and where it keeps what is unsaved",
                () -> AboutDialog.show(window.parent()))));
  }

  private Item page(HelpPage page, String name, String description) {
    return new Do(new DoThis(name, "", description, () -> window.help().show(page)));
  }
}
