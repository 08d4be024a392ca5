package studio.kriegsspiel.desktop.ui.action;

import java.util.Optional;
import javax.swing.Action;
import studio.kriegsspiel.desk.core.Desk;
import studio.kriegsspiel.desk.text.Manuscript;
import studio.kriegsspiel.desktop.ui.look.Symbol;

/** Take back the last change, in the text or on the map; its name says what that is. */
public final class UndoChange extends StudioAction {
  private static final long serialVersionUID = 1L;

  private final transient Desk desk;
  private final transient Manuscript manuscript;

  /** Works on the text of {@code desk}. */
  public UndoChange(Desk desk) {
    super("&Undo", "ctrl Z", "Take back the last change, in the text or on the map");
    sign(Symbol.UNDO);
    this.desk = desk;
    this.manuscript = desk.manuscript();
    manuscript.addListener(change -> show());
    show();
  }

  private void show() {
    Optional<String> next = manuscript.nextUndo();
    putValue(Action.NAME, next.map(label -> "Undo " + label).orElse("Undo"));
    setEnabled(next.isPresent());
  }

  @Override
  public String hindrance() {
    return isEnabled() ? "" : "Nothing has been done yet";
  }

  @Override
  protected void perform() {
    desk.settle();
    manuscript.undo();
  }
}
