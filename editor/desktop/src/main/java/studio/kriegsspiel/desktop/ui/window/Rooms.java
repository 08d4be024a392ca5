package studio.kriegsspiel.desktop.ui.window;

import java.awt.Component;
import java.awt.event.ComponentAdapter;
import java.awt.event.ComponentEvent;
import javax.swing.JSplitPane;
import javax.swing.SwingUtilities;
import javax.swing.UIManager;
import studio.kriegsspiel.desk.file.Settings;
import studio.kriegsspiel.desk.window.Room;
import studio.kriegsspiel.desktop.ui.look.Looks;

/**
 * Shares the window out among its parts: all of them, or the map or the text alone. Where the
 * window is small the order of battle goes first. How it stood is remembered.
 */
final class Rooms {
  private static final int NARROW = 1040;
  private static final int LEAST_TEXT = 240;
  private static final int LEAST_MAP = 330;
  private static final int LEAST_LIST = 104;
  private static final int USUAL_TREE = 300;
  private static final int USUAL_LIST = 270;

  private final Settings settings;
  private final JSplitPane left;
  private final JSplitPane middle;
  private final JSplitPane lower;
  private Room room = Room.ALL;
  private boolean treeWanted = true;
  private boolean listWanted = true;
  private boolean treeWantedNarrow;
  private boolean narrow;
  private boolean squeezed;
  private boolean shared;

  /**
   * The parts.
   *
   * @param left order of battle, and the rest
   * @param middle text and map
   * @param lower all of these, and the problems
   */
  Rooms(Settings settings, JSplitPane left, JSplitPane middle, JSplitPane lower) {
    this.settings = settings;
    this.left = left;
    this.middle = middle;
    this.lower = lower;
    room = Room.ofKey(settings.get("room", Room.ALL.key()));
    treeWanted = settings.getFlag("room.forces", true);
    treeWantedNarrow = settings.getFlag("room.forces.narrow", false);
    listWanted = settings.getFlag("room.problems", true);
    lower.addComponentListener(
        new ComponentAdapter() {
          @Override
          public void componentResized(ComponentEvent event) {
            resized();
          }
        });
  }

  /** Shares anew when the window has become narrow, or is so no more; dragging stays as it is. */
  private void resized() {
    boolean now = lower.getWidth() < Looks.scaled(NARROW);
    if (!shared || now != narrow) {
      shared = true;
      narrow = now;
      share();
    }
  }

  /** What is shown now. */
  Room room() {
    return room;
  }

  /** Gives the window to the map or to the text alone, or shows all again if it was so already. */
  void toggle(Room wanted) {
    keep();
    room = room == Room.ALL ? wanted : Room.ALL;
    share();
  }

  /** Shows or hides the order of battle. */
  void toggleForces() {
    keep();
    boolean shown = left.getLeftComponent().isVisible();
    room = Room.ALL;
    wantTree(!shown);
    share();
  }

  /**
   * A panel has opened beside the map, or is gone: in a small window the order of battle leaves its
   * room to text and map meanwhile.
   */
  void squeeze(boolean beside) {
    if (squeezed != beside) {
      keep();
      squeezed = beside;
      share();
      lower.validate();
    }
  }

  private void wantTree(boolean wanted) {
    squeezed = false;
    if (narrow) {
      treeWantedNarrow = wanted;
    } else {
      treeWanted = wanted;
    }
  }

  /** Shows or hides the problems. */
  void toggleProblems() {
    keep();
    boolean shown = lower.getBottomComponent().isVisible();
    room = Room.ALL;
    listWanted = !shown;
    share();
  }

  /** Makes sure that a part can be seen, as when the keyboard goes there. */
  void reveal(Component part) {
    if (part.isShowing()) {
      return;
    }
    keep();
    room = Room.ALL;
    if (SwingUtilities.isDescendingFrom(part, left.getLeftComponent())) {
      wantTree(true);
    }
    listWanted = listWanted || SwingUtilities.isDescendingFrom(part, lower.getBottomComponent());
    share();
  }

  /** Shares the window out anew, after it was opened or has another size. */
  void share() {
    boolean tree = narrow ? treeWantedNarrow : treeWanted;
    left.getLeftComponent().setVisible(room == Room.ALL && tree && !(squeezed && narrow));
    middle.getLeftComponent().setVisible(room != Room.MAP);
    middle.getRightComponent().setVisible(room != Room.TEXT);
    lower.getBottomComponent().setVisible(room == Room.ALL && listWanted);
    place();
  }

  /** Puts the dividers where they were last, as far as every part keeps its least room. */
  private void place() {
    int width = lower.getWidth();
    int height = lower.getHeight();
    if (width <= 0 || height <= 0) {
      return;
    }
    boolean list = lower.getBottomComponent().isVisible();
    boolean tree = left.getLeftComponent().isVisible();
    int usualList = Math.min(Looks.scaled(USUAL_LIST), height / 5);
    int mostTop = height - Looks.scaled(LEAST_LIST);
    set(lower, list, Math.min(mostTop, settings.getInt("divider.lower", height - usualList)));
    int usualTree = Math.min(Looks.scaled(USUAL_TREE), width / 4);
    int mostTree = Math.max(120, width - Looks.scaled(LEAST_TEXT + LEAST_MAP));
    int treeWidth = Math.min(mostTree, settings.getInt("divider.left", usualTree));
    set(left, tree, treeWidth);
    int rest = width - (tree ? treeWidth : 0);
    int most = Math.max(Looks.scaled(130), rest - Looks.scaled(LEAST_MAP));
    set(
        middle,
        room == Room.ALL,
        Math.min(most, settings.getInt("divider.middle", rest * 36 / 100)));
  }

  private static void set(JSplitPane split, boolean divided, int at) {
    split.setDividerSize(divided ? UIManager.getInt("SplitPane.dividerSize") : 0);
    if (divided) {
      split.setDividerLocation(at);
    }
  }

  /** Remembers how it stands. */
  void keep() {
    settings.put("room", room.key());
    settings.put("room.forces", Boolean.toString(treeWanted));
    settings.put("room.forces.narrow", Boolean.toString(treeWantedNarrow));
    settings.put("room.problems", Boolean.toString(listWanted));
    if (room == Room.ALL && lower.getWidth() > 0) {
      keep(lower, lower.getBottomComponent().isVisible(), "divider.lower");
      keep(left, left.getLeftComponent().isVisible(), "divider.left");
      keep(middle, true, "divider.middle");
    }
  }

  private void keep(JSplitPane split, boolean divided, String name) {
    if (divided && split.getDividerLocation() > 0) {
      settings.put(name, Integer.toString(split.getDividerLocation()));
    }
  }
}
