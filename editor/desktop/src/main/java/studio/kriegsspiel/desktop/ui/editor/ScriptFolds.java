package studio.kriegsspiel.desktop.ui.editor;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import javax.swing.text.BadLocationException;
import org.fife.ui.rsyntaxtextarea.RSyntaxTextArea;
import org.fife.ui.rsyntaxtextarea.folding.Fold;
import org.fife.ui.rsyntaxtextarea.folding.FoldParser;
import org.fife.ui.rsyntaxtextarea.folding.FoldType;
import studio.kriegsspiel.language.ide.FoldRange;

/** Gives the text pane its folds. */
final class ScriptFolds implements FoldParser {
  @Override
  public List<Fold> getFolds(RSyntaxTextArea area) {
    List<Fold> outermost = new ArrayList<>();
    Deque<Fold> open = new ArrayDeque<>();
    Deque<FoldRange> openRanges = new ArrayDeque<>();
    try {
      for (FoldRange range : FoldRange.of(area.getText())) {
        while (!openRanges.isEmpty() && openRanges.getLast().last() < range.first()) {
          openRanges.removeLast();
          open.removeLast();
        }
        int start = area.getLineStartOffset(range.first());
        Fold fold =
            open.isEmpty()
                ? new Fold(FoldType.CODE, area, start)
                : open.getLast().createChild(FoldType.CODE, start);
        fold.setEndOffset(Math.max(start, area.getLineEndOffset(range.last()) - 1));
        if (open.isEmpty()) {
          outermost.add(fold);
        }
        open.addLast(fold);
        openRanges.addLast(range);
      }
    } catch (BadLocationException e) {
      return List.of();
    }
    return outermost;
  }
}
