package studio.kriegsspiel.situation.secret;

import java.util.regex.Pattern;
import studio.kriegsspiel.situation.words.FoldedText;

/** Which names tell anything where they stand. */
final class TellingName {
  private static final Pattern NUMBER = Pattern.compile("\\p{N}+");

  private TellingName() {}

  /** A single letter or a bare number tells nothing. */
  static boolean isOne(String name) {
    return isOne(FoldedText.of(name));
  }

  private static boolean isOne(FoldedText words) {
    if (words.size() == 0) {
      return false;
    }
    String first = words.letters(0);
    return words.size() > 1 || (first.length() > 1 && !NUMBER.matcher(first).matches());
  }

  /** Whether a name tells something in a sentence, which a word of the papers' own does not. */
  static boolean tellsInProse(String name) {
    return tellsInProse(FoldedText.of(name));
  }

  /** The same of a name that is folded already. */
  static boolean tellsInProse(FoldedText name) {
    return isOne(name) && !FramingWords.areAllOf(name);
  }
}
