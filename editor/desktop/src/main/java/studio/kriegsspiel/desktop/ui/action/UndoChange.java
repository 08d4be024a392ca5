package studio.kriegsspiel.desktop.ui.action;

import java.util.Optional;
import javax.swing.Action;
import studio.kriegsspiel.desktop.model.text.Manuscript;
import studio.kriegsspiel.desktop.ui.look.Symbol;

/** Take back the last change, in the text or on the map; its name says what that is. */
public final class UndoChange extends StudioAction {
  private static final long serialVersionUID = 1L;

  private final transient Manuscript manuscript;

  /** Works on {@code manuscript}. */
  public UndoChange(Manuscript manuscript) {
    super("&Undo", "ctrl Z", "Take back the last change, in the text or on the map");
    sign(Symbol.UNDO);
    this.manuscript = manuscript;
    manuscript.addListener(change -> show());
    show();
  }

  private void show() {
    Optional<String> next = manuscript.nextUndo();
    putValue(Action.NAME, next.map(label -> "Undo " + label).orElse("Undo"));
    setEnabled(next.isPresent());
  }

  @Override
  protected void perform() {
    manuscript.undo();
  }
}
