package studio.kriegsspiel.desktop.ui.action;

import java.awt.event.ActionEvent;
import javax.swing.AbstractAction;
import javax.swing.Action;
import javax.swing.KeyStroke;
import org.jspecify.annotations.Nullable;
import studio.kriegsspiel.desktop.ui.look.Symbol;
import studio.kriegsspiel.desktop.ui.look.SymbolIcon;

/** One thing that can be done, with its name, its letter, its key and its sign. */
public abstract class StudioAction extends AbstractAction {
  private static final long serialVersionUID = 1L;

  /**
   * An action.
   *
   * @param name with {@code &} before the letter that stands for it in the menu
   * @param key such as {@code ctrl S}; empty for none
   * @param description one phrase
   */
  protected StudioAction(String name, String key, String description) {
    int mark = name.indexOf('&');
    putValue(Action.NAME, name.replace("&", ""));
    if (mark >= 0) {
      putValue(Action.MNEMONIC_KEY, (int) Character.toUpperCase(name.charAt(mark + 1)));
      putValue(Action.DISPLAYED_MNEMONIC_INDEX_KEY, mark);
    }
    putValue(Action.SHORT_DESCRIPTION, description);
    @Nullable KeyStroke stroke = key.isEmpty() ? null : KeyStroke.getKeyStroke(key);
    if (stroke != null) {
      putValue(Action.ACCELERATOR_KEY, stroke);
    }
  }

  /** Gives it a sign. */
  protected final void sign(Symbol symbol) {
    putValue(Action.SMALL_ICON, new SymbolIcon(symbol));
  }

  /** Whether it has a sign, and so a place on the tool bar. */
  public final boolean hasSign() {
    return getValue(Action.SMALL_ICON) != null;
  }

  /** Its name, without the mark of its letter. */
  public final String name() {
    return String.valueOf(getValue(Action.NAME));
  }

  /** What it does and its key, for a tool tip. */
  public final String tip() {
    Object key = getValue(Action.ACCELERATOR_KEY);
    String keyWords =
        key instanceof KeyStroke stroke
            ? " ("
                + java.awt.event.InputEvent.getModifiersExText(stroke.getModifiers())
                + "+"
                + java.awt.event.KeyEvent.getKeyText(stroke.getKeyCode())
                + ")"
            : "";
    return getValue(Action.SHORT_DESCRIPTION) + keyWords.replace("(+", "(");
  }

  /** Does it. */
  protected abstract void perform();

  @Override
  public final void actionPerformed(ActionEvent event) {
    perform();
  }
}
