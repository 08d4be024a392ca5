package studio.kriegsspiel.reading.decision.filling;

/**
 * A value that the situation gives to a question.
 *
 * @param value as the question takes it
 * @param origin where it comes from, in a few words: {@code 820 paces, measured}
 */
public record Filled(String value, String origin) {

  /** A whole number. */
  static Filled of(long value, String origin) {
    return new Filled(Long.toString(value), origin);
  }

  /** Yes or no. */
  static Filled yesNo(boolean value, String origin) {
    return new Filled(value ? "yes" : "no", origin);
  }
}
