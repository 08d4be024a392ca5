package studio.kriegsspiel.rules;

import java.util.Locale;

/** The capital with which a sentence, a heading or a label begins. */
public final class Capital {
  private Capital() {}

  /** Words with a capital first; as they are where they begin with no letter. */
  public static String of(String words) {
    if (words.isEmpty()) {
      return words;
    }
    int second = words.offsetByCodePoints(0, 1);
    return words.substring(0, second).toUpperCase(Locale.ROOT) + words.substring(second);
  }
}
