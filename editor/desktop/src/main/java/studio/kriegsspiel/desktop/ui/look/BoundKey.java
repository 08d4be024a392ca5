package studio.kriegsspiel.desktop.ui.look;

import java.awt.event.ActionEvent;
import javax.swing.AbstractAction;
import javax.swing.JComponent;
import javax.swing.KeyStroke;

/** What a key does in one part of the window. */
public final class BoundKey extends AbstractAction {
  private static final long serialVersionUID = 1L;

  private final transient Runnable what;

  private BoundKey(Runnable what) {
    this.what = what;
  }

  /** Has a key do something while a part has the keyboard. */
  public static void bind(JComponent part, String key, Runnable what) {
    bind(part, JComponent.WHEN_FOCUSED, key, what);
  }

  /**
   * Has a key do something.
   *
   * @param when as {@link JComponent#getInputMap(int)} has it
   */
  public static void bind(JComponent part, int when, String key, Runnable what) {
    String name = "studio-" + key;
    part.getInputMap(when).put(KeyStroke.getKeyStroke(key), name);
    part.getActionMap().put(name, new BoundKey(what));
  }

  @Override
  public void actionPerformed(ActionEvent event) {
    what.run();
  }
}
