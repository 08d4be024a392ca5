package studio.kriegsspiel.situation.knowledge;

import java.util.Locale;

/** Whether a text names something, as whole words and in any case. */
final class Mentions {
  private Mentions() {}

  static boolean names(String text, String name) {
    String words = words(name);
    return !words.isBlank() && words(text).contains(words);
  }

  private static String words(String text) {
    return " " + text.toLowerCase(Locale.ROOT).replaceAll("[^\\p{L}\\p{N}]+", " ").strip() + " ";
  }
}
