package studio.kriegsspiel.desktop.ui.window;

import java.util.List;
import java.util.Optional;
import javax.swing.JMenuItem;
import javax.swing.JPopupMenu;
import javax.swing.KeyStroke;
import studio.kriegsspiel.desk.core.Desk;
import studio.kriegsspiel.desk.core.FormWish;
import studio.kriegsspiel.desk.core.NameWork;
import studio.kriegsspiel.desk.core.Navigation;
import studio.kriegsspiel.desktop.ui.editor.ScriptPane;
import studio.kriegsspiel.desktop.ui.force.UnitMenu;
import studio.kriegsspiel.desktop.ui.problems.FixMenu;
import studio.kriegsspiel.language.ide.names.NameUse;
import studio.kriegsspiel.scenario.finding.Finding;
import studio.kriegsspiel.scenario.force.UnitId;

/** What can be done about the line at the caret: its problem, and the unit it speaks of. */
final class TextMenu {
  private final Desk desk;
  private final Navigation navigation;
  private final NameWork names;
  private final UnitMenu units;
  private final ScriptPane over;

  TextMenu(Desk desk, Navigation navigation, NameWork names, UnitMenu units, ScriptPane over) {
    this.desk = desk;
    this.navigation = navigation;
    this.names = names;
    this.units = units;
    this.over = over;
  }

  /** Adds to the menu of the text. */
  void fill(JPopupMenu menu) {
    names.here().ifPresent(use -> fill(menu, use));
    if (!desk.isChecked()) {
      return;
    }
    int caret = desk.caret().get();
    menu.addSeparator();
    menu.add(item("Change in a form…", "F7", () -> desk.forms().send(FormWish.changeAt(caret))));
    List<Finding> here = navigation.onLine();
    if (!here.isEmpty()) {
      menu.addSeparator();
      FixMenu.fill(menu, here, navigation);
    }
    Optional<UnitId> unit = navigation.findUnit(caret);
    if (unit.isPresent()) {
      menu.addSeparator();
      units.fill(menu, List.of(unit.get()), over);
    }
  }

  private void fill(JPopupMenu menu, NameUse use) {
    menu.addSeparator();
    menu.add(item("Go to where " + use.name() + " is defined", "F3", names::goToDefinition));
    menu.add(item("Find every place that names it", "shift F3", names::findReferences));
    menu.add(item("Rename…", "F2", over::rename));
  }

  private static JMenuItem item(String title, String key, Runnable what) {
    JMenuItem item = new JMenuItem(title);
    item.putClientProperty("html.disable", true);
    item.setAccelerator(KeyStroke.getKeyStroke(key));
    item.addActionListener(event -> what.run());
    return item;
  }
}
