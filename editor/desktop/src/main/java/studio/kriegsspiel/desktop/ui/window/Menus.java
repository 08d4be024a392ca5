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
import studio.kriegsspiel.desktop.ui.action.StudioAction;

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
    Filling filling = new Filling(menu);
    items.forEach(each -> each.into(filling));
    return menu;
  }

  /** Makes the entries of one menu. */
  private final class Filling implements Actions.Entries {
    private final JMenu menu;
    private final ButtonGroup group = new ButtonGroup();

    Filling(JMenu menu) {
      this.menu = menu;
    }

    @Override
    public void action(StudioAction action) {
      menu.add(withoutTip(new JMenuItem(action)));
    }

    @Override
    public void choice(StudioAction action) {
      JRadioButtonMenuItem choice = new JRadioButtonMenuItem(action);
      group.add(choice);
      menu.add(withoutTip(choice));
    }

    @Override
    public void menu(String name, List<Actions.Item> items) {
      menu.add(Menus.this.menu(name, name.charAt(0), items));
    }

    @Override
    public void line() {
      menu.addSeparator();
    }

    @Override
    public void recent() {
      menu.add(recentMenu());
    }

    @Override
    public void layers() {
      JMenu layers = named("Layers", KeyEvent.VK_L);
      fillLayers.accept(layers);
      menu.add(layers);
    }

    @Override
    public void readers() {
      menu.add(whenOpened(named("As seen by", KeyEvent.VK_A), fillReaders));
    }
  }

  private static JMenuItem withoutTip(JMenuItem item) {
    item.setToolTipText(null);
    return item;
  }

  private JMenu recentMenu() {
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
