package studio.kriegsspiel.desktop.ui.window;

import javax.swing.JSplitPane;
import studio.kriegsspiel.desktop.ui.look.Looks;

/**
 * Gives the map room when a panel opens beside it in a narrow window, and the text its room back
 * afterwards unless the author has moved the divider meanwhile.
 */
final class SideRoom {
  private static final int LEAST_MAP = 380;
  private static final int LEAST_TEXT = 130;

  private final JSplitPane split;
  private final Rooms rooms;
  private int before = -1;
  private int given = -1;

  /** Between the text on the left and the map on the right. */
  SideRoom(JSplitPane split, Rooms rooms) {
    this.split = split;
    this.rooms = rooms;
  }

  /** A panel so many pixels wide is beside the map now; 0 if there is none any more. */
  void give(int width) {
    if (width > 0) {
      rooms.squeeze(true);
      int room = split.getWidth() - split.getDividerSize() - width - Looks.scaled(LEAST_MAP);
      int wanted = Math.max(Looks.scaled(LEAST_TEXT), room);
      if (wanted < split.getDividerLocation()) {
        before = before < 0 ? split.getDividerLocation() : before;
        given = wanted;
        split.setDividerLocation(wanted);
      }
    } else if (before >= 0) {
      if (split.getDividerLocation() == given) {
        split.setDividerLocation(before);
      }
      before = -1;
      rooms.squeeze(false);
    } else {
      rooms.squeeze(false);
    }
  }
}
