package studio.kriegsspiel.desktop.ui.look;

import java.awt.event.KeyEvent;
import javax.swing.JComponent;
import javax.swing.JDialog;
import javax.swing.KeyStroke;

/** The Escape key, which ends a dialog unless what holds the keyboard has a use for it. */
public final class Escape {
  private Escape() {}

  /** Has Escape close a dialog. */
  public static void closes(JDialog dialog, Runnable close) {
    dialog
        .getRootPane()
        .registerKeyboardAction(
            event -> close.run(),
            KeyStroke.getKeyStroke(KeyEvent.VK_ESCAPE, 0),
            JComponent.WHEN_ANCESTOR_OF_FOCUSED_COMPONENT);
  }
}
