package studio.kriegsspiel.desktop.ui.map;

import java.awt.Cursor;
import java.awt.Graphics2D;
import java.awt.event.MouseEvent;
import studio.kriegsspiel.desktop.ui.look.Symbol;

/** One way of working on the map with the pointer. */
public interface MapTool {
  /** The words on its button, with {@code &} before its letter. */
  String name();

  /** What it does, in one phrase. */
  String description();

  /** The sign on its button. */
  Symbol symbol();

  /** The key that chooses it while the map has the keyboard. */
  char key();

  /** The pointer's shape at a place. */
  default Cursor cursorAt(MouseEvent event) {
    return Cursor.getDefaultCursor();
  }

  /** A button went down. */
  void pressed(MouseEvent event);

  /** The pointer moved with the button down. */
  void dragged(MouseEvent event);

  /** The button went up. */
  void released(MouseEvent event);

  /** The pointer moved with no button down. */
  default void moved(MouseEvent event) {}

  /** A key was hit while the map has the keyboard; false if it means nothing to this tool. */
  default boolean key(ToolKey key) {
    return false;
  }

  /** What was begun is given up. */
  void cancel();

  /** Draws what the tool shows above the map, in pixels. */
  void paint(Graphics2D graphics);
}
