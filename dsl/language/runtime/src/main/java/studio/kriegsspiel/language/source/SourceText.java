package studio.kriegsspiel.language.source;

import java.util.Arrays;
import studio.kriegsspiel.scenario.text.TextSpan;

/** A document's characters with its lines counted once, so that any offset becomes a span. */
public final class SourceText {
  private static final int TAB = 4;

  private final String document;
  private final String text;
  private final int[] lineStarts;

  /** The line that was asked for last; the next is often the same, or one close by. */
  private int last;

  /**
   * Counts the lines.
   *
   * @param document the name findings show
   * @param text the characters; lines end in {@code \n}, {@code \r\n} or {@code \r}
   */
  public SourceText(String document, String text) {
    this.document = document;
    this.text = text;
    this.lineStarts = lineStarts(text);
  }

  private static int[] lineStarts(String text) {
    int[] starts = new int[64];
    int count = 1;
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      boolean ends =
          c == '\n' || (c == '\r' && (i + 1 == text.length() || text.charAt(i + 1) != '\n'));
      if (ends) {
        if (count == starts.length) {
          starts = Arrays.copyOf(starts, count * 2);
        }
        starts[count++] = i + 1;
      }
    }
    return Arrays.copyOf(starts, count);
  }

  /** The whole text. */
  public String text() {
    return text;
  }

  /** The document's name. */
  public String document() {
    return document;
  }

  /** The run of characters from {@code offset}, cut off at the end of the text. */
  public TextSpan span(int offset, int length) {
    int start = Math.max(0, Math.min(offset, text.length()));
    int end = Math.max(start, Math.min(offset + length, text.length()));
    int line = lineIndex(start);
    return new TextSpan(document, start, end - start, line + 1, start - lineStarts[line] + 1);
  }

  /** The whole text as a span. */
  public TextSpan whole() {
    return span(0, text.length());
  }

  /** Number of lines, at least 1. */
  public int lines() {
    return lineStarts.length;
  }

  /** The line, counted from 0, that the character at {@code offset} stands on. */
  public int lineIndex(int offset) {
    int near = last;
    if (lineStarts[near] > offset
        || (near + 1 < lineStarts.length && lineStarts[near + 1] <= offset)) {
      int found = Arrays.binarySearch(lineStarts, offset);
      near = found >= 0 ? found : -found - 2;
      last = Math.max(0, near);
    }
    return near;
  }

  /** Offset of the first character of a line counted from 0. */
  public int lineStart(int line) {
    return lineStarts[line];
  }

  /** Offset behind the last character of a line counted from 0, its line break left out. */
  public int lineEnd(int line) {
    int end = line + 1 < lineStarts.length ? lineStarts[line + 1] : text.length();
    while (end > lineStarts[line]
        && (text.charAt(end - 1) == '\n' || text.charAt(end - 1) == '\r')) {
      end--;
    }
    return end;
  }

  /**
   * Depth of indentation of the line at {@code offset}: blanks before its first word, a tab four.
   */
  public int indentation(int offset) {
    return depth(text, lineStarts[lineIndex(offset)]);
  }

  /** Depth of the blanks that stand in a text from a place on. */
  public static int depth(CharSequence text, int from) {
    int depth = 0;
    for (int i = from; i < text.length(); i++) {
      char c = text.charAt(i);
      if (c == '\t') {
        depth += TAB - depth % TAB;
      } else if (c == ' ' || c == '\u00a0') {
        depth++;
      } else {
        break;
      }
    }
    return depth;
  }

  /** Whether nothing but blanks stands between {@code offset} and the start of its line. */
  public boolean startsLine(int offset) {
    for (int i = offset - 1; i >= 0; i--) {
      char c = text.charAt(i);
      if (c == '\n' || c == '\r') {
        return true;
      }
      if (!Character.isWhitespace(c) && c != '\u00a0' && c != '\ufeff') {
        return false;
      }
    }
    return true;
  }
}
