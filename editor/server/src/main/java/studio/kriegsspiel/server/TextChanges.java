package studio.kriegsspiel.server;

import java.util.List;
import org.eclipse.lsp4j.Range;
import org.eclipse.lsp4j.TextDocumentContentChangeEvent;

/** Applies what an editor says has changed, one change after the other. */
final class TextChanges {
  private TextChanges() {}

  /**
   * The text after the changes; a change without a range replaces all of it. A range outside the
   * text is cut off at its end.
   */
  static String apply(String text, List<TextDocumentContentChangeEvent> changes) {
    String now = text;
    for (TextDocumentContentChangeEvent each : changes) {
      Range range = each.getRange();
      if (range == null) {
        now = each.getText();
        continue;
      }
      Ranges places = new Ranges(now);
      int from = places.offset(range.getStart());
      int to = Math.max(from, places.offset(range.getEnd()));
      now = now.substring(0, from) + each.getText() + now.substring(to);
    }
    return now;
  }
}
