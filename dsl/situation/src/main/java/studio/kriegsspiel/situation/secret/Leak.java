package studio.kriegsspiel.situation.secret;

import java.util.Locale;

/**
 * Something in a file that its reader may not know.
 *
 * @param file the file's name
 * @param place where in it, such as {@code text of page 3} or {@code metadata}
 * @param what what it is, for the umpire's eyes
 * @param words the words found that give it away; empty if it was no words
 */
public record Leak(String file, String place, String what, String words) {
  private static final int LONGEST = 80;

  /** A leak that is no matter of words. */
  public Leak(String file, String place, String what) {
    this(file, place, what, "");
  }

  @Override
  public String toString() {
    String known = what.toLowerCase(Locale.ROOT);
    boolean told = words.isEmpty() || known.contains(words.toLowerCase(Locale.ROOT));
    return file + ", " + place + ": " + what + (told ? "" : " (\"" + shortened() + "\")");
  }

  private String shortened() {
    return words.codePointCount(0, words.length()) <= LONGEST
        ? words
        : words.substring(0, words.offsetByCodePoints(0, LONGEST)) + "\u2026";
  }
}
