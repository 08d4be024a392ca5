package studio.kriegsspiel.desktop.ui.editor;

import java.awt.event.ActionEvent;
import java.util.ArrayList;
import java.util.List;
import javax.swing.AbstractAction;
import javax.swing.KeyStroke;
import javax.swing.event.CaretEvent;
import javax.swing.event.CaretListener;
import javax.swing.text.BadLocationException;
import javax.swing.text.Document;
import javax.swing.text.Position;
import studio.kriegsspiel.desk.script.Snippet.Hole;

/**
 * Leads with Tab and Shift+Tab from one word that is to be filled in to the next, and after the
 * last to the end of what was written. It ends there, with Escape, and where the caret leaves what
 * was written.
 */
final class FillingIn {
  private static final String NEXT = "TAB";
  private static final String BEFORE = "shift TAB";
  private static final String END = "ESCAPE";

  private final ScriptArea area;
  private final List<Span> words = new ArrayList<>();
  private final CaretListener leaving = this::watch;
  private int at;

  /**
   * A stretch of the text that keeps its edges while it is written over: {@code before} is the
   * character before it.
   */
  private record Span(Position before, boolean first, Position after) {
    static Span of(Document text, int start, int end) throws BadLocationException {
      return new Span(
          text.createPosition(Math.max(0, start - 1)), start == 0, text.createPosition(end));
    }

    int start() {
      return first ? 0 : before.getOffset() + 1;
    }

    int end() {
      return after.getOffset();
    }
  }

  FillingIn(ScriptArea area) {
    this.area = area;
  }

  /** Begins with the words of what has just been written at {@code start}. */
  void begin(int start, int length, List<Hole> holes) {
    end();
    if (holes.isEmpty()) {
      return;
    }
    try {
      Document text = area.getDocument();
      for (Hole each : holes) {
        int from = start + each.offset();
        words.add(Span.of(text, from, from + each.length()));
      }
      words.add(Span.of(text, start + length, start + length));
      words.add(Span.of(text, start, start + length));
    } catch (BadLocationException e) {
      throw new IllegalStateException("The words were written just now", e);
    }
    bind(NEXT, () -> go(at + 1));
    bind(BEFORE, () -> go(at - 1));
    bind(END, this::end);
    area.addCaretListener(leaving);
    go(0);
  }

  private void go(int word) {
    at = Math.max(0, word);
    Span span = words.get(at);
    area.setCaretPosition(span.start());
    area.moveCaretPosition(span.end());
    if (at == words.size() - 2) {
      end();
    }
  }

  private void watch(CaretEvent event) {
    Span all = words.get(words.size() - 1);
    if (event.getDot() < all.start() || event.getDot() > all.end()) {
      end();
    }
  }

  private void end() {
    area.removeCaretListener(leaving);
    words.clear();
    for (String key : List.of(NEXT, BEFORE, END)) {
      area.getInputMap().remove(KeyStroke.getKeyStroke(key));
    }
  }

  private void bind(String key, Runnable what) {
    area.getInputMap().put(KeyStroke.getKeyStroke(key), "studio-fill-" + key);
    area.getActionMap()
        .put(
            "studio-fill-" + key,
            new AbstractAction() {
              private static final long serialVersionUID = 1L;

              @Override
              public void actionPerformed(ActionEvent event) {
                what.run();
              }
            });
  }
}
