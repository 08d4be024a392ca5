package studio.kriegsspiel.desktop.ui.window;

import java.awt.Component;
import java.awt.Container;
import java.awt.Window;
import java.awt.event.MouseEvent;
import java.awt.event.WindowAdapter;
import java.awt.event.WindowEvent;
import java.util.List;
import javax.swing.JDialog;
import javax.swing.JFrame;
import javax.swing.JPanel;
import javax.swing.JRootPane;
import javax.swing.RootPaneContainer;
import javax.swing.ToolTipManager;
import javax.swing.text.DefaultCaret;
import javax.swing.text.JTextComponent;

/**
 * Empties a frame and its dialogs once it is closed. Java goes on holding a frame that is gone,
 * such as the one that last had the keyboard; what is held must not be a whole window with its
 * ground.
 */
final class EmptiedFrame extends WindowAdapter {
  private final JFrame frame;

  private EmptiedFrame(JFrame frame) {
    this.frame = frame;
  }

  /** Has a frame emptied when it is closed for good. */
  static void whenClosed(JFrame frame) {
    frame.addWindowListener(new EmptiedFrame(frame));
  }

  @Override
  public void windowClosed(WindowEvent event) {
    empty(frame);
  }

  private static void empty(Window window) {
    List.of(window.getWindowListeners()).forEach(window::removeWindowListener);
    List.of(window.getComponentListeners()).forEach(window::removeComponentListener);
    if (window instanceof RootPaneContainer container) {
      JRootPane root = container.getRootPane();
      root.setJMenuBar(null);
      root.setDefaultButton(null);
      root.setTransferHandler(null);
      root.resetKeyboardActions();
      forgetCarets(root.getContentPane());
      root.setContentPane(new JPanel());
      forgetPointer(root);
    }
    if (window instanceof JDialog dialog) {
      dialog.dispose();
    }
    for (Window owned : window.getOwnedWindows()) {
      empty(owned);
    }
  }

  /** The one manager of tool tips remembers the part that the pointer was last over. */
  private static void forgetPointer(JRootPane root) {
    ToolTipManager.sharedInstance()
        .mouseExited(
            new MouseEvent(
                root, MouseEvent.MOUSE_EXITED, System.currentTimeMillis(), 0, -1, -1, 0, false));
  }

  /**
   * Where selecting is copying (X11), the caret of what was selected last is held: no text keeps
   * its own.
   */
  private static void forgetCarets(Container parent) {
    for (Component part : parent.getComponents()) {
      if (part instanceof JTextComponent text) {
        text.setCaretPosition(text.getCaretPosition());
        text.setCaret(new DefaultCaret());
      } else if (part instanceof Container inner) {
        forgetCarets(inner);
      }
    }
  }
}
