package studio.kriegsspiel.desktop.ui.window;

import java.util.List;
import java.util.stream.Stream;
import studio.kriegsspiel.desktop.ui.action.StudioAction;

/**
 * The actions of a window, in the order of its menus.
 *
 * @param file what is done with files, a separator where an entry is absent
 * @param edit what is done with the text
 * @param view where the keyboard goes and how things look
 * @param map what is done on the map
 * @param write what is written in forms
 * @param scenario what is done with the scenario
 * @param help what explains
 */
record Actions(
    List<Item> file,
    List<Item> edit,
    List<Item> view,
    List<Item> map,
    List<Item> write,
    List<Item> scenario,
    List<Item> help) {

  /** All that can be done, in the order of the menus. */
  List<StudioAction> every() {
    return Stream.of(file, edit, view, map, write, scenario, help)
        .flatMap(List::stream)
        .flatMap(Item::actions)
        .toList();
  }

  /** An entry of a menu. */
  sealed interface Item {
    /** Has a menu make an entry of it. */
    void into(Entries menu);

    /** What it does, where it is an action by itself. */
    default Stream<StudioAction> actions() {
      return Stream.empty();
    }
  }

  /** What makes entries of a menu, a way for each kind. */
  interface Entries {
    /** One that does something. */
    void action(StudioAction action);

    /** One of several, of which one is chosen. */
    void choice(StudioAction action);

    /** A menu in the menu. */
    void menu(String name, List<Item> items);

    /** A line between groups. */
    void line();

    /** The scenarios opened last. */
    void recent();

    /** The layers of the map. */
    void layers();

    /** As whom the scenario is looked at. */
    void readers();
  }

  /** Does something. */
  record Do(StudioAction action) implements Item {
    @Override
    public void into(Entries menu) {
      menu.action(action);
    }

    @Override
    public Stream<StudioAction> actions() {
      return Stream.of(action);
    }
  }

  /** One of several, of which one is chosen. */
  record Choose(StudioAction action) implements Item {
    @Override
    public void into(Entries menu) {
      menu.choice(action);
    }

    @Override
    public Stream<StudioAction> actions() {
      return Stream.of(action);
    }
  }

  /** Entries of a menu of their own. */
  record Sub(String name, List<Item> items) implements Item {
    /** Copies the list. */
    public Sub {
      items = List.copyOf(items);
    }

    @Override
    public void into(Entries menu) {
      menu.menu(name, items);
    }

    @Override
    public Stream<StudioAction> actions() {
      return items.stream().flatMap(Item::actions);
    }
  }

  /** A line between groups. */
  record Line() implements Item {
    @Override
    public void into(Entries menu) {
      menu.line();
    }
  }

  /** The scenarios opened last. */
  record Recent() implements Item {
    @Override
    public void into(Entries menu) {
      menu.recent();
    }
  }

  /** The layers of the map. */
  record Layers() implements Item {
    @Override
    public void into(Entries menu) {
      menu.layers();
    }
  }

  /** As whom the scenario is looked at. */
  record Readers() implements Item {
    @Override
    public void into(Entries menu) {
      menu.readers();
    }
  }
}
