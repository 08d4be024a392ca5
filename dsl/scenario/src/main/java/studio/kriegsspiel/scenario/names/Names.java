package studio.kriegsspiel.scenario.names;

/** What a short name may be made of: letters of any script, digits, hyphens and apostrophes. */
public final class Names {
  /** Up to here the language has always taken whatever stands among the letters. */
  private static final int LETTERS_OF_OLD = 0x2000;

  private Names() {}

  /** Whether a text can stand as a name in a scenario, keywords aside. */
  public static boolean isName(String text) {
    if (text.isEmpty() || !mayBegin(text.codePointAt(0))) {
      return false;
    }
    return text.codePoints().allMatch(each -> mayHold(each) && (each > 0x7f || isPlain(each)));
  }

  /** Whether a name may begin with a character. */
  public static boolean mayBegin(int letter) {
    return Character.isLetter(letter) || letter == '_';
  }

  private static boolean isPlain(int letter) {
    return Character.isLetterOrDigit(letter) || letter == '_' || letter == '-' || letter == '\'';
  }

  /** Whether a name may hold a character that the lexer took for a part of one. */
  public static boolean mayHold(int letter) {
    return letter < LETTERS_OF_OLD
        || letter == '\u2019'
        || Character.isLetterOrDigit(letter)
        || isMark(letter);
  }

  private static boolean isMark(int letter) {
    int type = Character.getType(letter);
    return type == Character.NON_SPACING_MARK
        || type == Character.COMBINING_SPACING_MARK
        || type == Character.LETTER_NUMBER;
  }
}
