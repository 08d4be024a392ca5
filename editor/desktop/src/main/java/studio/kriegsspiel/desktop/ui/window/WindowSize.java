package studio.kriegsspiel.desktop.ui.window;

import java.awt.Dimension;
import java.awt.Rectangle;
import javax.swing.JFrame;
import studio.kriegsspiel.desk.file.Settings;

/** How large the window stood last time. */
final class WindowSize {
  private static final String WIDTH = "window.width";
  private static final String HEIGHT = "window.height";
  private static final String MAXIMISED = "window.maximised";

  private final JFrame frame;
  private final Settings settings;

  WindowSize(JFrame frame, Settings settings) {
    this.frame = frame;
    this.settings = settings;
  }

  /** The size it had, no larger than the screen. */
  Dimension size() {
    Rectangle screen = frame.getGraphicsConfiguration().getBounds();
    int width = settings.getInt(WIDTH, Math.min(1500, screen.width - 40));
    int height = settings.getInt(HEIGHT, Math.min(940, screen.height - 60));
    return new Dimension(Math.min(width, screen.width), Math.min(height, screen.height));
  }

  /** Fills the screen if it did. */
  void maximise() {
    if (settings.getFlag(MAXIMISED, false)) {
      frame.setExtendedState(JFrame.MAXIMIZED_BOTH);
    }
  }

  /** Remembers how it stands. */
  void keep() {
    boolean maximised = (frame.getExtendedState() & JFrame.MAXIMIZED_BOTH) != 0;
    settings.put(MAXIMISED, Boolean.toString(maximised));
    if (!maximised && frame.isShowing()) {
      settings.put(WIDTH, Integer.toString(frame.getWidth()));
      settings.put(HEIGHT, Integer.toString(frame.getHeight()));
    }
  }
}
