package studio.kriegsspiel.desktop.ui.look;

import com.formdev.flatlaf.util.UIScale;
import java.awt.Color;
import java.awt.Window;
import javax.swing.InputMap;
import javax.swing.KeyStroke;
import javax.swing.SwingUtilities;
import javax.swing.UIManager;
import javax.swing.UnsupportedLookAndFeelException;

/** Puts a look on, and answers with the colours it defines. */
public final class Looks {
  private Looks() {}

  /** The looks there are. */
  public enum Look {
    LIGHT("light"),
    DARK("dark");

    private final String key;

    Look(String key) {
      this.key = key;
    }

    /** The word kept among the settings. */
    public String key() {
      return key;
    }

    /** The look of that key; light for any other word. */
    public static Look ofKey(String key) {
      return DARK.key.equals(key) ? DARK : LIGHT;
    }
  }

  /**
   * Puts a look on all windows, those to come and those that are open with their dialogs. One that
   * is closed stays as it was: dressed again, its buttons would tell Swing their keys again, and
   * Swing would hold it for ever.
   */
  public static void wear(Look look) {
    try {
      UIManager.setLookAndFeel(look == Look.DARK ? new StudioDark() : new StudioLight());
    } catch (UnsupportedLookAndFeelException e) {
      throw new IllegalStateException("FlatLaf works on every system", e);
    }
    leaveKeysToProblems();
    for (Window window : Window.getWindows()) {
      if (isOpen(window)) {
        SwingUtilities.updateComponentTreeUI(window);
      }
    }
  }

  /** Whether the windows have the dark look. */
  public static boolean isDark() {
    return UIManager.getLookAndFeel() instanceof StudioDark;
  }

  /** Swing would have F8 take hold of a divider; here it goes to the next problem. */
  private static void leaveKeysToProblems() {
    if (UIManager.get("SplitPane.ancestorInputMap") instanceof InputMap keys) {
      keys.remove(KeyStroke.getKeyStroke("F8"));
    }
  }

  private static boolean isOpen(Window window) {
    return window.isDisplayable() || (window.getOwner() != null && isOpen(window.getOwner()));
  }

  /** A length in pixels as large as the letters of the system want it. */
  public static int scaled(int pixels) {
    return UIScale.scale(pixels);
  }

  /** How much larger than usual the letters of the system are. */
  public static float scale() {
    return UIScale.getUserScaleFactor();
  }

  /** A colour of the present look, such as {@code Studio.error}. */
  public static Color colour(String key) {
    Color colour = UIManager.getColor(key);
    return colour == null ? Color.GRAY : colour;
  }

  /** The same colour, less opaque. */
  public static Color colour(String key, int alpha) {
    Color colour = colour(key);
    return new Color(colour.getRed(), colour.getGreen(), colour.getBlue(), alpha);
  }
}
