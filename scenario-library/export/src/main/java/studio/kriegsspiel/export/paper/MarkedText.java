package studio.kriegsspiel.export.paper;

import java.util.ArrayList;
import java.util.List;

/**
 * Text in which the exporter's own words stand between two signs that are no letters (U+FDD0 and
 * U+FDD1), so that whoever sets it knows where on the page they come to stand. The signs are never
 * set.
 */
public final class MarkedText {
  private static final char BEGIN = '\ufdd0';
  private static final char END = '\ufdd1';

  private MarkedText() {}

  /** A stretch of the plain text that is the exporter's own. */
  public record Stretch(int start, int end) {}

  /** Marks words, from the first letter or figure to the last. */
  static String own(String words) {
    int start = 0;
    int end = words.length();
    while (start < end && !isOfWord(words.charAt(start))) {
      start++;
    }
    while (end > start && !isOfWord(words.charAt(end - 1))) {
      end--;
    }
    return start == end
        ? words
        : words.substring(0, start)
            + BEGIN
            + words.substring(start, end)
            + END
            + words.substring(end);
  }

  private static boolean isOfWord(char sign) {
    return Character.isLetterOrDigit(sign);
  }

  /** Whether a character is one of the signs. */
  public static boolean isSign(int character) {
    return character == BEGIN || character == END;
  }

  /** The text without the signs, as it is set: its spaces are common ones. */
  public static String plain(String marked) {
    return withoutSigns(marked).replace('\u00a0', ' ');
  }

  /** The text without the signs, else as it is. */
  public static String withoutSigns(String marked) {
    return marked.replace("\ufdd0", "").replace("\ufdd1", "");
  }

  /** Where the exporter's own words stand in the plain text. */
  public static List<Stretch> stretches(String marked) {
    List<Stretch> stretches = new ArrayList<>();
    int at = 0;
    int start = -1;
    for (int i = 0; i < marked.length(); i++) {
      if (marked.charAt(i) == BEGIN) {
        start = at;
      } else if (marked.charAt(i) == END) {
        if (start >= 0 && at > start) {
          stretches.add(new Stretch(start, at));
        }
        start = -1;
      } else {
        at++;
      }
    }
    if (start >= 0 && at > start) {
      stretches.add(new Stretch(start, at));
    }
    return stretches;
  }

  /** The exporter's own words of a text, in its order. */
  public static List<String> words(String marked) {
    String plain = plain(marked);
    return stretches(marked).stream().map(one -> plain.substring(one.start, one.end)).toList();
  }

  /** Lines of one text, in which words that go over the end of a line are marked on both. */
  public static List<String> overLines(List<String> lines) {
    List<String> whole = new ArrayList<>();
    boolean open = false;
    for (String line : lines) {
      String begun = open ? BEGIN + line : line;
      open = begun.lastIndexOf(BEGIN) > begun.lastIndexOf(END);
      whole.add(open ? begun + END : begun);
    }
    return whole;
  }
}
