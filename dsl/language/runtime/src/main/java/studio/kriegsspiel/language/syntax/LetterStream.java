package studio.kriegsspiel.language.syntax;

import org.antlr.runtime.ANTLRStringStream;

/**
 * A text as the generated lexer reads it. A table of the lexer has a column for each character up
 * to the highest that the grammar names, and a row for each beginning of a keyword: with letters of
 * all scripts that was 24 MB, filled at every start. So the grammar knows Latin-1 alone, and every
 * other character is shown to the lexer as one of its kind there. Tokens have the characters that
 * are written.
 */
public final class LetterStream extends ANTLRStringStream {
  private static final char HIGHEST = '\u00ff';

  /** Stands for all letters that the grammar does not name. */
  private static final int LETTER = '\u00c0';

  /** Stands for what may stand in a name, but not begin it. */
  private static final int WITHIN_NAME = '\'';

  private static final int BLANK = '\u00a0';

  /** Stands for what has no meaning outside quotation marks. */
  private static final int OTHER = '\u00a6';

  /** First and last of each run of letters. */
  private static final char[] LETTERS = {
    '\u0100', '\u1fff', '\u2c00', '\u2dff', '\u3005', '\u3007', '\u3021', '\u302f', '\u3031',
        '\u3035',
    '\u3038', '\u303c', '\u3041', '\udfff', '\uf900', '\ufdff', '\ufe70', '\ufefc', '\uff21',
        '\uff3a',
    '\uff41', '\uff5a', '\uff66', '\uffdc'
  };

  /** Reads a text. */
  public LetterStream(String text) {
    super(text);
  }

  @Override
  public int LA(int i) {
    int read = super.LA(i);
    return read <= HIGHEST ? read : standIn((char) read);
  }

  private static int standIn(char read) {
    if (read == '\u2019' || (read >= '\uff10' && read <= '\uff19')) {
      return WITHIN_NAME;
    }
    if (read == '\ufeff') {
      return BLANK;
    }
    for (int i = 0; i < LETTERS.length; i += 2) {
      if (read >= LETTERS[i] && read <= LETTERS[i + 1]) {
        return LETTER;
      }
    }
    return OTHER;
  }
}
