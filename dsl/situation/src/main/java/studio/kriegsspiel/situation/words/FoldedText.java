package studio.kriegsspiel.situation.words;

import java.util.ArrayList;
import java.util.List;

/**
 * A text as a reader takes it in: bare words without case, accents and typography, each with its
 * place in the text. Umlauts and their two-letter spellings are one, ligatures are their letters,
 * letters of another script are what they look like, and invisible characters are not there. Where
 * a script leaves no blanks between words, each of its letters is taken for a word.
 */
public final class FoldedText {
  private final String text;
  private final List<FoldedWord> words;

  private FoldedText(String text, List<FoldedWord> words) {
    this.text = text;
    this.words = words;
  }

  /** Folds a text; the time grows with its length alone. */
  public static FoldedText of(String text) {
    List<FoldedWord> words = new ArrayList<>();
    WordFolder word = new WordFolder();
    for (int at = 0; at < text.length(); ) {
      int letter = text.codePointAt(at);
      int end = at + Character.charCount(letter);
      if (isPossessive(text, at, letter) && !word.isEmpty()) {
        word.finish(words);
        end++;
      } else if (standsAlone(letter)) {
        word.finish(words);
        word.take(letter, at, end);
        word.finish(words);
      } else if (!word.take(letter, at, end)) {
        word.finish(words);
      }
      at = end;
    }
    word.finish(words);
    return new FoldedText(text, words);
  }

  /**
   * Whether a letter is of a script that does not divide words by blanks, or, as Korean does, hangs
   * endings on to them; a name could else not be told from what stands beside it.
   */
  static boolean standsAlone(int letter) {
    if (letter < 0xe00 || !Character.isLetter(letter)) {
      return false;
    }
    return switch (Character.UnicodeScript.of(letter)) {
      case HAN, HIRAGANA, KATAKANA, HANGUL, THAI, LAO, KHMER, MYANMAR, TIBETAN -> true;
      default -> false;
    };
  }

  /** Whether an apostrophe and the {@code s} of a possessive stand here, with nothing behind. */
  private static boolean isPossessive(String text, int at, int letter) {
    return isApostrophe(letter)
        && at + 1 < text.length()
        && (text.charAt(at + 1) == 's' || text.charAt(at + 1) == 'S')
        && (at + 2 >= text.length() || !Character.isLetterOrDigit(text.codePointAt(at + 2)));
  }

  private static boolean isApostrophe(int letter) {
    return switch (letter) {
      case '\'', '\u2019', '\u2018', '\u02bc', '\u00b4', '`', '\u2032', '\uff07' -> true;
      default -> false;
    };
  }

  /** Whether a word is the hour of a time of day, such as {@code 11} in {@code 11:10}. */
  boolean isHour(FoldedWord word) {
    int end = word.end();
    return word.letters().length() <= 2
        && word.letters().chars().allMatch(Character::isDigit)
        && end + 2 < text.length()
        && text.charAt(end) == ':'
        && Character.isDigit(text.charAt(end + 1))
        && Character.isDigit(text.charAt(end + 2))
        && (end + 3 == text.length() || !Character.isLetterOrDigit(text.charAt(end + 3)));
  }

  /** The words in their order. */
  List<FoldedWord> words() {
    return words;
  }

  /** The words' letters, in their order. */
  public List<String> letters() {
    return words.stream().map(FoldedWord::letters).toList();
  }

  /** The letters of a word. */
  public String letters(int word) {
    return words.get(word).letters();
  }

  /** How many words there are. */
  public int size() {
    return words.size();
  }

  /** Where a word begins in the text. */
  public int start(int word) {
    return words.get(word).start();
  }

  /** How much a word tells: 2, but 1 for a letter that is a word only because no blanks divide. */
  public int weight(int word) {
    return standsAlone(text.codePointAt(words.get(word).start())) ? 1 : 2;
  }

  /** What the text says from a word on, for so many words. */
  public String slice(int first, int count) {
    return text.substring(words.get(first).start(), words.get(first + count - 1).end());
  }
}
