package studio.kriegsspiel.rules.table;

import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Whole numbers from {@code from} to {@code to}, both included; open above when {@code to} is
 * {@link Integer#MAX_VALUE}, open below when {@code from} is {@link Integer#MIN_VALUE}.
 */
public record IntRange(int from, int to) {
  private static final Pattern FORM =
      Pattern.compile("(-?\\d{1,9})\\s*(?:(\\+)|(-)|(?:-|\\.\\.)\\s*(-?\\d{1,9}))?");

  public IntRange {
    if (from > to) {
      throw new IllegalArgumentException("the range " + from + "-" + to + " is empty");
    }
  }

  /**
   * Reads {@code 2-5}, {@code -3..1}, {@code 7}, {@code 18+} (and more) or {@code 1-} (and less).
   */
  static IntRange parse(String text) {
    Matcher form = FORM.matcher(text.strip());
    if (!form.matches()) {
      throw new IllegalArgumentException("`" + text + "` is not a range");
    }
    int first = Integer.parseInt(form.group(1));
    if (form.group(2) != null) {
      return new IntRange(first, Integer.MAX_VALUE);
    }
    if (form.group(3) != null) {
      return new IntRange(Integer.MIN_VALUE, first);
    }
    return new IntRange(first, form.group(4) == null ? first : Integer.parseInt(form.group(4)));
  }

  public boolean contains(int number) {
    return number >= from && number <= to;
  }

  @Override
  public String toString() {
    if (to == Integer.MAX_VALUE) {
      return from + "+";
    }
    if (from == Integer.MIN_VALUE) {
      return to + "-";
    }
    return from == to ? Integer.toString(from) : from + (from < 0 || to < 0 ? ".." : "-") + to;
  }
}
