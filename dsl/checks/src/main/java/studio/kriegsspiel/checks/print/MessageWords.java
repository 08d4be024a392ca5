package studio.kriegsspiel.checks.print;

import java.util.List;
import java.util.Locale;
import studio.kriegsspiel.rules.RuleBookId;

/** Small words of messages. */
public final class MessageWords {
  private MessageWords() {}

  /** A number with its noun: {@code 1 battalion}, {@code 3 battalions}. */
  public static String count(long number, String one, String many) {
    return group(number) + " " + (number == 1 ? one : many);
  }

  /** A book in a sentence: {@code Reisswitz 1824}, {@code the Napoleonic random-number rules}. */
  public static String book(RuleBookId book) {
    return (isPlural(book) ? "the " : "") + book.shortTitle();
  }

  /** A book at the beginning of a sentence. */
  public static String theBook(RuleBookId book) {
    return (isPlural(book) ? "The " : "") + book.shortTitle();
  }

  /** What a book does, as one book or as several rules: {@code asks}, {@code ask}. */
  public static String verb(RuleBookId book, String one, String many) {
    return isPlural(book) ? many : one;
  }

  private static boolean isPlural(RuleBookId book) {
    return book.shortTitle().endsWith("rules");
  }

  /** A number with its paces: {@code 1 pace}, {@code 1,700 paces}. */
  public static String paces(long number) {
    return count(number, "pace", "paces");
  }

  /**
   * As {@link String#formatted} does, with figures as {@link #group} writes them on every machine.
   */
  public static String say(String form, Object... values) {
    return String.format(Locale.ROOT, form, values);
  }

  /** A number as readers write it: {@code 1,527}. */
  public static String group(long number) {
    return String.format(Locale.ROOT, "%,d", number);
  }

  /** {@code a}, {@code a and b}, {@code a, b and c}. */
  public static String and(List<String> words) {
    return join(words, " and ");
  }

  /** {@code a}, {@code a or b}, {@code a, b or c}. */
  public static String or(List<String> words) {
    return join(words, " or ");
  }

  private static String join(List<String> words, String last) {
    int size = words.size();
    return size < 2
        ? String.join("", words)
        : String.join(", ", words.subList(0, size - 1)) + last + words.get(size - 1);
  }
}
