package studio.kriegsspiel.desktop.ui.action;

import java.awt.event.ActionEvent;
import java.awt.event.InputEvent;
import java.awt.event.KeyEvent;
import javax.swing.AbstractAction;
import javax.swing.Action;
import javax.swing.KeyStroke;
import org.jspecify.annotations.Nullable;
import studio.kriegsspiel.desktop.ui.look.Symbol;
import studio.kriegsspiel.desktop.ui.look.SymbolIcon;

/** One thing that can be done, with its name, its letter, its key and its sign. */
public abstract class StudioAction extends AbstractAction {
  private static final long serialVersionUID = 1L;

  private final String id;
  private final String delivered;

  /**
   * An action.
   *
   * @param name with {@code &} before the letter that stands for it in the menu
   * @param key such as {@code ctrl S}; empty for none
   * @param description one phrase
   */
  protected StudioAction(String name, String key, String description) {
    int mark = name.indexOf('&');
    id = name.replace("&", "");
    putValue(Action.NAME, id);
    if (mark >= 0) {
      putValue(Action.MNEMONIC_KEY, (int) Character.toUpperCase(name.charAt(mark + 1)));
      putValue(Action.DISPLAYED_MNEMONIC_INDEX_KEY, mark);
    }
    putValue(Action.SHORT_DESCRIPTION, description);
    @Nullable KeyStroke stroke = key.isEmpty() ? null : KeyStroke.getKeyStroke(key);
    delivered = stroke == null ? "" : nameOf(stroke);
    if (stroke != null) {
      putValue(Action.ACCELERATOR_KEY, stroke);
    }
  }

  /** A key as {@link KeyStroke#getKeyStroke(String)} reads it. */
  public static String nameOf(KeyStroke stroke) {
    return stroke.toString();
  }

  /** A key for people. */
  public static String words(KeyStroke stroke) {
    String held = InputEvent.getModifiersExText(stroke.getModifiers());
    return (held.isEmpty() ? "" : held + "+") + KeyEvent.getKeyText(stroke.getKeyCode());
  }

  /** What it is called for ever, whatever its name tells of the moment. */
  public final String id() {
    return id;
  }

  /** The key that it comes with; empty for none. */
  public final String delivered() {
    return delivered;
  }

  /** The key that it has, for people; empty for none. */
  public final String keyWords() {
    return getValue(Action.ACCELERATOR_KEY) instanceof KeyStroke stroke ? words(stroke) : "";
  }

  /** What it does, in a phrase. */
  public final String description() {
    return String.valueOf(getValue(Action.SHORT_DESCRIPTION));
  }

  /** Why it cannot be done now; empty if it can. */
  public String hindrance() {
    return isEnabled() ? "" : "not now";
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
    String key = keyWords();
    return description() + (key.isEmpty() ? "" : " (" + key + ")");
  }

  /** Does it. */
  protected abstract void perform();

  @Override
  public final void actionPerformed(ActionEvent event) {
    perform();
  }
}
