package studio.kriegsspiel.desktop.ui.map;

import java.awt.Graphics2D;
import studio.kriegsspiel.desk.map.Viewport;

/** Something drawn above the ground, in pixels. */
@FunctionalInterface
interface MapOverlay {
  /** Draws itself; may change the settings of {@code graphics} but must put back its clip. */
  void paint(Graphics2D graphics, Viewport viewport);
}
