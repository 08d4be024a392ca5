package studio.kriegsspiel.checks.secrets;

import java.util.Optional;
import studio.kriegsspiel.scenario.edit.TextIndex;
import studio.kriegsspiel.scenario.text.TextSpan;
import studio.kriegsspiel.situation.knowledge.ReadableText;

/**
 * A text that players read, as it is written where that is known.
 *
 * @param text as it is written, or as it is read where the writing is not at hand
 * @param from where it begins in the file
 * @param isWritten whether it is as it is written
 */
public record PlayerText(String text, TextSpan from, boolean isWritten) {

  /** A text beside its file. */
  public static PlayerText of(ReadableText readable, TextIndex file) {
    Optional<String> written = file.find(readable.within());
    if (written.isEmpty()) {
      return new PlayerText(readable.text(), readable.within(), false);
    }
    int at = written.get().indexOf(readable.text());
    if (at >= 0 && readable.references().isEmpty()) {
      return new PlayerText(readable.text(), part(readable.within(), written.get(), at), true);
    }
    boolean prose = written.get().startsWith("\"");
    return prose
        ? new PlayerText(written.get(), readable.within(), true)
        : new PlayerText(readable.text(), readable.within(), false);
  }

  /** The place of some of its characters; that of the whole statement where it is not at hand. */
  public TextSpan at(int start, int end) {
    if (!isWritten) {
      return from;
    }
    TextSpan place = part(from, text, start);
    return new TextSpan(
        place.document(), place.offset(), end - start, place.line(), place.column());
  }

  /** Where a place of the file lies in the text, -1 if it does not. */
  public int find(TextSpan place) {
    int start = place.offset() - from.offset();
    return isWritten && start >= 0 && start + place.length() <= text.length() ? start : -1;
  }

  private static TextSpan part(TextSpan whole, String written, int at) {
    int line = whole.line();
    int lineStart = -1;
    for (int i = 0; i < at; i++) {
      if (written.charAt(i) == '\n') {
        line++;
        lineStart = i;
      }
    }
    int column = lineStart < 0 ? whole.column() + at : at - lineStart;
    return new TextSpan(whole.document(), whole.offset() + at, whole.length() - at, line, column);
  }
}
