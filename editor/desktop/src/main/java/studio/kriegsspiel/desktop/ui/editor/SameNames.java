package studio.kriegsspiel.desktop.ui.editor;

import java.util.ArrayList;
import java.util.List;
import javax.swing.text.BadLocationException;
import org.fife.ui.rtextarea.SmartHighlightPainter;
import studio.kriegsspiel.desk.core.Desk;
import studio.kriegsspiel.desk.script.WritingHelp;
import studio.kriegsspiel.desk.text.Manuscript.Snapshot;
import studio.kriegsspiel.desk.work.BackgroundRunner;
import studio.kriegsspiel.desk.work.Latest;
import studio.kriegsspiel.desk.work.WorkOutcome;
import studio.kriegsspiel.desktop.ui.look.Looks;
import studio.kriegsspiel.language.ide.names.NameUse;

/** Marks every place of the text that names what is named at the caret. */
final class SameNames {
  private final ScriptArea area;
  private final Desk desk;
  private final WritingHelp help;
  private final Latest<List<NameUse>> latest;
  private final List<Object> marks = new ArrayList<>();

  SameNames(ScriptArea area, Desk desk, WritingHelp help, BackgroundRunner runner) {
    this.area = area;
    this.desk = desk;
    this.help = help;
    this.latest = new Latest<>(runner, "Same names");
  }

  /** Marks those at the caret, once the text has been understood as it stands. */
  void follow() {
    Snapshot now = desk.manuscript().snapshot();
    int caret = area.getCaretPosition();
    if (!help.isUnderstood(now.text())) {
      show(List.of());
      return;
    }
    latest.request(
        now.version(),
        progress -> help.sameNames(now.text(), caret),
        outcome -> {
          if (outcome instanceof WorkOutcome.Done<List<NameUse>> done
              && done.version() == desk.manuscript().version()) {
            show(done.value().size() > 1 ? done.value() : List.of());
          }
        });
  }

  private void show(List<NameUse> uses) {
    marks.forEach(area.getHighlighter()::removeHighlight);
    marks.clear();
    SmartHighlightPainter paint = new SmartHighlightPainter(Looks.colour("Studio.editor.sameName"));
    paint.setRoundedEdges(true);
    int length = area.getDocument().getLength();
    for (NameUse use : uses) {
      if (use.span().end() <= length) {
        try {
          marks.add(
              area.getHighlighter().addHighlight(use.span().offset(), use.span().end(), paint));
        } catch (BadLocationException e) {
          throw new IllegalStateException("The name lies within the text", e);
        }
      }
    }
  }
}
