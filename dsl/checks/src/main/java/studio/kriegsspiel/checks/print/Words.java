package studio.kriegsspiel.checks.print;

import java.util.List;
import java.util.Locale;

/** Small words of messages. */
public final class Words {
  private Words() {}

  /** A number with its noun: {@code 1 battalion}, {@code 3 battalions}. */
  public static String count(long number, String one, String many) {
    return group(number) + " " + (number == 1 ? one : many);
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
