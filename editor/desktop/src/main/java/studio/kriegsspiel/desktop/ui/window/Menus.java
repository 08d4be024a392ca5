package studio.kriegsspiel.desktop.ui.window;

import java.awt.event.KeyEvent;
import java.nio.file.Path;
import java.util.List;
import java.util.function.Consumer;
import javax.swing.ButtonGroup;
import javax.swing.JMenu;
import javax.swing.JMenuBar;
import javax.swing.JMenuItem;
import javax.swing.JRadioButtonMenuItem;
import javax.swing.event.MenuEvent;
import javax.swing.event.MenuListener;
import studio.kriegsspiel.desk.core.Paperwork;
import studio.kriegsspiel.desktop.ui.action.OpenRecent;

/** Builds the menu bar from the window's actions. */
final class Menus {
  private final Paperwork paperwork;
  private final Consumer<JMenu> fillLayers;
  private final Consumer<JMenu> fillReaders;

  Menus(Paperwork paperwork, Consumer<JMenu> fillLayers, Consumer<JMenu> fillReaders) {
    this.paperwork = paperwork;
    this.fillLayers = fillLayers;
    this.fillReaders = fillReaders;
  }

  JMenuBar bar(Actions actions) {
    JMenuBar bar = new JMenuBar();
    bar.add(menu("File", KeyEvent.VK_F, actions.file()));
    bar.add(menu("Edit", KeyEvent.VK_E, actions.edit()));
    bar.add(menu("View", KeyEvent.VK_V, actions.view()));
    bar.add(menu("Map", KeyEvent.VK_M, actions.map()));
    bar.add(menu("Write", KeyEvent.VK_W, actions.write()));
    bar.add(menu("Scenario", KeyEvent.VK_S, actions.scenario()));
    bar.add(menu("Help", KeyEvent.VK_H, actions.help()));
    return bar;
  }

  private JMenu menu(String name, int mnemonic, List<Actions.Item> items) {
    JMenu menu = named(name, mnemonic);
    ButtonGroup group = new ButtonGroup();
    for (Actions.Item item : items) {
      if (item instanceof Actions.Do what) {
        menu.add(withoutTip(new JMenuItem(what.action())));
      } else if (item instanceof Actions.Choose what) {
        JRadioButtonMenuItem choice = new JRadioButtonMenuItem(what.action());
        group.add(choice);
        menu.add(withoutTip(choice));
      } else if (item instanceof Actions.Sub sub) {
        menu.add(menu(sub.name(), sub.name().charAt(0), sub.items()));
      } else if (item instanceof Actions.Recent) {
        menu.add(recent());
      } else if (item instanceof Actions.Layers) {
        JMenu layers = named("Layers", KeyEvent.VK_L);
        fillLayers.accept(layers);
        menu.add(layers);
      } else if (item instanceof Actions.Readers) {
        menu.add(whenOpened(named("As seen by", KeyEvent.VK_A), fillReaders));
      } else {
        menu.addSeparator();
      }
    }
    return menu;
  }

  private static JMenuItem withoutTip(JMenuItem item) {
    item.setToolTipText(null);
    return item;
  }

  private JMenu recent() {
    return whenOpened(
        named("Open recent", KeyEvent.VK_R),
        menu -> {
          for (Path path : paperwork.recent()) {
            menu.add(new JMenuItem(new OpenRecent(paperwork, path)));
          }
          if (menu.getMenuComponentCount() == 0) {
            JMenuItem none = new JMenuItem("Nothing opened yet");
            none.setEnabled(false);
            menu.add(none);
          }
        });
  }

  private static JMenu named(String name, int mnemonic) {
    JMenu menu = new JMenu(name);
    menu.setMnemonic(mnemonic);
    return menu;
  }

  /** A menu that is filled anew each time it opens. */
  private static JMenu whenOpened(JMenu menu, Consumer<JMenu> fill) {
    menu.addMenuListener(
        new MenuListener() {
          @Override
          public void menuSelected(MenuEvent event) {
            menu.removeAll();
            fill.accept(menu);
          }

          @Override
          public void menuDeselected(MenuEvent event) {
            // Filled when it opens.
          }

          @Override
          public void menuCanceled(MenuEvent event) {
            // Filled when it opens.
          }
        });
    return menu;
  }
}
