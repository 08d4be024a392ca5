package studio.kriegsspiel.situation.words;

import java.text.Normalizer;
import java.util.Arrays;
import java.util.List;

/** Collects the letters of one word and folds them when it ends. */
final class WordFolder {
  private int[] letters = new int[32];
  private int[] starts = new int[32];
  private int[] ends = new int[32];
  private final StringBuilder folded = new StringBuilder(32);
  private int count;

  boolean isEmpty() {
    return count == 0;
  }

  /**
   * Takes one character, which may be several letters, or none.
   *
   * @return false if the character ends the word
   */
  boolean take(int character, int start, int end) {
    if (character < 0x80) {
      return Character.isLetterOrDigit(character) && add(character, start, end);
    }
    if (isInvisible(character)) {
      return true;
    }
    String parts = Normalizer.normalize(Character.toString(character), Normalizer.Form.NFKD);
    boolean any = false;
    for (int i = 0; i < parts.length(); i += Character.charCount(parts.codePointAt(i))) {
      int part = parts.codePointAt(i);
      any |= isInvisible(part) || (Character.isLetterOrDigit(part) && add(part, start, end));
    }
    return any;
  }

  /** Marks over letters, soft hyphens, characters without breadth. */
  private static boolean isInvisible(int character) {
    int type = Character.getType(character);
    return type == Character.NON_SPACING_MARK
        || type == Character.ENCLOSING_MARK
        || type == Character.COMBINING_SPACING_MARK
        || type == Character.FORMAT;
  }

  private boolean add(int letter, int start, int end) {
    if (count == letters.length) {
      letters = Arrays.copyOf(letters, 2 * count);
      starts = Arrays.copyOf(starts, 2 * count);
      ends = Arrays.copyOf(ends, 2 * count);
    }
    letters[count] = letter;
    starts[count] = start;
    ends[count] = end;
    count++;
    return true;
  }

  /** Ends the word, if there is one, and adds it to the others. */
  void finish(List<FoldedWord> words) {
    if (count == 0) {
      return;
    }
    boolean latin = readsAsLatin();
    folded.setLength(0);
    int[] from = new int[2 * count];
    int[] to = new int[2 * count];
    for (int i = 0; i < count; i++) {
      int letter = Character.toLowerCase(latin ? LookAlikes.latin(letters[i]) : letters[i]);
      if (letter < 0x80) {
        fold((char) letter, i, from, to);
      } else {
        String plain = plain(letter);
        for (int k = 0; k < plain.length(); k++) {
          fold(plain.charAt(k), i, from, to);
        }
      }
    }
    int length = folded.length();
    words.add(
        new FoldedWord(folded.toString(), Arrays.copyOf(from, length), Arrays.copyOf(to, length)));
    count = 0;
  }

  /** Adds what the letter of this number became; an {@code e} behind an umlaut's base is silent. */
  private void fold(char letter, int number, int[] from, int[] to) {
    int length = folded.length();
    if (letter == 'e' && length > 0 && isUmlautBase(folded.charAt(length - 1))) {
      to[length - 1] = ends[number];
    } else {
      from[length] = starts[number];
      to[length] = ends[number];
      folded.append(letter);
    }
  }

  /** A word is read by the look of its letters if each of them looks like a Latin one. */
  private boolean readsAsLatin() {
    for (int i = 0; i < count; i++) {
      if (LookAlikes.latin(letters[i]) == '\0') {
        return false;
      }
    }
    return true;
  }

  /** {@code ae}, {@code oe} and {@code ue} stand for an umlaut or a ligature. */
  private static boolean isUmlautBase(char letter) {
    return letter == 'a' || letter == 'o' || letter == 'u';
  }

  /** Letters that are no letter with a mark, and yet are written so by others. */
  private static String plain(int letter) {
    return switch (letter) {
      case '\u00e6' -> "ae";
      case '\u0153' -> "oe";
      case '\u00f8' -> "o";
      case '\u00df' -> "ss";
      case '\u0111', '\u00f0' -> "d";
      case '\u00fe' -> "th";
      case '\u0142' -> "l";
      case '\u0131' -> "i";
      case '\u0127' -> "h";
      default -> Character.toString(letter);
    };
  }
}
