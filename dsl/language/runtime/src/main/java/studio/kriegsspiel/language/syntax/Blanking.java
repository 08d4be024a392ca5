package studio.kriegsspiel.language.syntax;

import java.util.List;
import org.jspecify.annotations.Nullable;
import studio.kriegsspiel.language.source.SourceText;

/** A copy of a text in which what could not be understood becomes blanks, step by step. */
final class Blanking {
  private static final int NONE = -1;

  private final SourceText source;

  /** Begin and end of each token that may stand on several lines, once somebody asks. */
  private @Nullable List<int[]> longTokens;

  private final StringBuilder text;
  private final boolean[] touched;
  private int lastHidden = NONE;

  Blanking(SourceText source) {
    this.source = source;
    this.text = new StringBuilder(source.text());
    this.touched = new boolean[source.lines()];
  }

  private Blanking(Blanking other) {
    this.source = other.source;
    this.longTokens = other.longTokens;
    this.text = new StringBuilder(other.text);
    this.touched = other.touched.clone();
    this.lastHidden = other.lastHidden;
  }

  /** A copy to try something out on. */
  Blanking copy() {
    return new Blanking(this);
  }

  /** Its characters from one place to another. */
  String text(int from, int to) {
    return text.substring(from, to);
  }

  /** Begin and end of each token that may stand on several lines, in the order of the text. */
  List<int[]> longTokens() {
    List<int[]> known = longTokens;
    if (known == null) {
      known = LongTokens.of(source);
      longTokens = known;
    }
    return known;
  }

  /** Whether the error's line was not touched yet and stands by itself, so that it is news. */
  boolean isNews(SyntaxError error) {
    int line = lineOf(error);
    return !touched[line] && !followsHidden(line);
  }

  /** Hides the error's words to the end of their line. */
  void hideRest(SyntaxError error) {
    int line = lineOf(error);
    touched[line] = true;
    blank(error.offset(), source.lineEnd(line));
    if (isBlank(line)) {
      lastHidden = line;
    }
  }

  /** Hides the error's whole line, or all that follows if the line is hidden already. */
  void hideLine(SyntaxError error) {
    int line = lineOf(error);
    touched[line] = true;
    if (blankLine(line)) {
      lastHidden = line;
    } else {
      hideFrom(error);
    }
  }

  private int lineOf(SyntaxError error) {
    return source.lineIndex(Math.min(error.offset(), source.text().length()));
  }

  void hideFrom(SyntaxError error) {
    blank(error.offset(), text.length());
  }

  /** Hides the last line on which something is left. */
  void hideLastLine() {
    for (int line = source.lines() - 1; line >= 0; line--) {
      if (!isBlank(line)) {
        blank(source.lineStart(line), source.lineEnd(line));
        return;
      }
    }
  }

  /** Whether a line stands, deeper, right below a line that is hidden. */
  private boolean followsHidden(int line) {
    if (lastHidden == NONE || line <= lastHidden) {
      return false;
    }
    int depth = source.indentation(source.lineStart(lastHidden));
    for (int each = lastHidden + 1; each <= line; each++) {
      boolean empty = source.lineStart(each) == source.lineEnd(each);
      if (!empty && source.indentation(source.lineStart(each)) <= depth) {
        return false;
      }
    }
    return true;
  }

  private boolean blankLine(int line) {
    boolean before = isBlank(line);
    blank(source.lineStart(line), source.lineEnd(line));
    return !before;
  }

  private boolean isBlank(int line) {
    for (int i = source.lineStart(line); i < source.lineEnd(line); i++) {
      if (!Character.isWhitespace(text.charAt(i))) {
        return false;
      }
    }
    return true;
  }

  /** Blanks a run of characters; prose and comments that it touches go with it as a whole. */
  private void blank(int from, int to) {
    int start = from;
    int end = Math.min(to, text.length());
    for (int[] token : longTokens()) {
      if (token[0] < end && token[1] > start) {
        start = Math.min(start, token[0]);
        end = Math.max(end, token[1]);
      }
    }
    for (int i = start; i < end; i++) {
      char c = text.charAt(i);
      if (c != '\n' && c != '\r') {
        text.setCharAt(i, ' ');
      }
    }
  }
}
