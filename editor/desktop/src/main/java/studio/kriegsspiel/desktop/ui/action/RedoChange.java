package studio.kriegsspiel.desktop.ui.action;

import java.util.Optional;
import javax.swing.Action;
import studio.kriegsspiel.desk.core.Desk;
import studio.kriegsspiel.desk.text.Manuscript;
import studio.kriegsspiel.desktop.ui.look.Symbol;

/** Make the change again that was taken back; its name says what that is. */
public final class RedoChange extends StudioAction {
  private static final long serialVersionUID = 1L;

  private final transient Desk desk;
  private final transient Manuscript manuscript;

  /** Works on the text of {@code desk}. */
  public RedoChange(Desk desk) {
    super("&Redo", "ctrl shift Z", "Make the change again that was taken back");
    sign(Symbol.REDO);
    this.desk = desk;
    this.manuscript = desk.manuscript();
    manuscript.addListener(change -> show());
    show();
  }

  private void show() {
    Optional<String> next = manuscript.nextRedo();
    putValue(Action.NAME, next.map(label -> "Redo " + label).orElse("Redo"));
    setEnabled(next.isPresent());
  }

  @Override
  public String hindrance() {
    return isEnabled() ? "" : "Nothing has been taken back";
  }

  @Override
  protected void perform() {
    desk.settle();
    manuscript.redo();
  }
}
