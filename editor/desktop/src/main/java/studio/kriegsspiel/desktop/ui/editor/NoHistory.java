package studio.kriegsspiel.desktop.ui.editor;

import javax.swing.event.UndoableEditEvent;
import org.fife.ui.rtextarea.RTextArea;
import org.fife.ui.rtextarea.RUndoManager;

/**
 * Keeps no history: the manuscript does, for text and map together. It only learns which changes
 * the text pane means as one.
 */
final class NoHistory extends RUndoManager {
  private static final long serialVersionUID = 1L;

  private final transient Runnable begin;
  private final transient Runnable end;

  NoHistory(RTextArea area, Runnable begin, Runnable end) {
    super(area);
    this.begin = begin;
    this.end = end;
  }

  @Override
  public void beginInternalAtomicEdit() {
    begin.run();
  }

  @Override
  public void endInternalAtomicEdit() {
    end.run();
  }

  @Override
  public void undoableEditHappened(UndoableEditEvent event) {
    // The manuscript has heard of it already.
  }

  @Override
  public void updateActions() {
    // The window's own actions follow the manuscript.
  }
}
