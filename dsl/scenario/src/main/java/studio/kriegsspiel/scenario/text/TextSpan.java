package studio.kriegsspiel.scenario.text;

import java.util.Comparator;

/**
 * A run of characters in one document.
 *
 * @param document the document's name as findings show it, usually a file name
 * @param offset first character, counted from 0
 * @param length number of characters
 * @param line line of the first character, counted from 1
 * @param column column of the first character, counted from 1
 */
public record TextSpan(String document, int offset, int length, int line, int column) {

  /** Stands where a thing has no place in any text. */
  public static final TextSpan NONE = new TextSpan("", 0, 0, 0, 0);

  /** In the order of a text; what has no place in it is behind. */
  public static final Comparator<TextSpan> BY_PLACE =
      Comparator.comparing((TextSpan each) -> !each.isPresent()).thenComparingInt(TextSpan::offset);

  /** Offset of the first character behind the span. */
  public int end() {
    return offset + length;
  }

  /** Whether the span is a real place in a text. */
  public boolean isPresent() {
    return line > 0;
  }

  /** Whether the character at {@code position} belongs to the span, its end included. */
  public boolean contains(int position) {
    return isPresent() && offset <= position && position <= end();
  }
}
