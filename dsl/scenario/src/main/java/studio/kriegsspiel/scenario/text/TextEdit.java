package studio.kriegsspiel.scenario.text;

import java.util.Comparator;
import java.util.List;

/**
 * Replaces one run of characters; the smallest unit of every change to a scenario.
 *
 * @param offset first character to replace, counted from 0
 * @param length number of characters to replace; 0 inserts
 * @param replacement the new characters
 */
public record TextEdit(int offset, int length, String replacement) {

  /** Replaces what stands at {@code span}. */
  public static TextEdit replace(TextSpan span, String replacement) {
    return new TextEdit(span.offset(), span.length(), replacement);
  }

  /** Inserts before the character at {@code offset}. */
  public static TextEdit insert(int offset, String text) {
    return new TextEdit(offset, 0, text);
  }

  /**
   * Applies edits that do not overlap, whatever their order.
   *
   * @throws IllegalArgumentException if two edits overlap or one reaches outside the text
   */
  public static String applyAll(String text, List<TextEdit> edits) {
    StringBuilder result = new StringBuilder(text);
    int limit = text.length();
    for (TextEdit edit :
        edits.stream().sorted(Comparator.comparingInt(TextEdit::offset).reversed()).toList()) {
      if (edit.offset < 0 || edit.length < 0 || edit.offset + edit.length > limit) {
        throw new IllegalArgumentException("Edits overlap or reach outside the text: " + edit);
      }
      result.replace(edit.offset, edit.offset + edit.length, edit.replacement);
      limit = edit.offset;
    }
    return result.toString();
  }
}
