package studio.kriegsspiel.language.syntax;

import java.util.Map;
import org.antlr.runtime.CharStream;
import org.antlr.runtime.Token;
import org.jspecify.annotations.Nullable;
import studio.kriegsspiel.language.xtext.parser.antlr.internal.InternalKriegsspielLexer;

/**
 * The generated lexer, but that words which begin one kind of statement only are plain words
 * everywhere else, so that texts may go on using them as names and in phrases.
 */
final class ScenarioLexer extends InternalKriegsspielLexer {
  private static final String PLACE = "'place'";
  private static final String KNOWN = "'known'";

  private final Map<Integer, String> kinds = XtextParser.tokenKinds();
  private Expected expected = Expected.NOTHING;

  /** What a statement that has begun needs next. */
  private enum Expected {
    NOTHING,
    TITLE,
    KNOWN
  }

  ScenarioLexer(@Nullable CharStream text) {
    super(text);
  }

  @Override
  public Token nextToken() {
    Token token = super.nextToken();
    if (isBlank(token.getType())) {
      return token;
    }
    Expected before = expected;
    expected = Expected.NOTHING;
    String kind = kinds.getOrDefault(token.getType(), "");
    if (kind.equals(PLACE)) {
      if (beginsStatement()) {
        expected = Expected.TITLE;
      } else {
        token.setType(RULE_ID);
      }
    } else if (kind.equals(KNOWN)) {
      if (before != Expected.KNOWN) {
        token.setType(RULE_ID);
      }
    } else if (before == Expected.TITLE && token.getType() == RULE_STRING) {
      expected = Expected.KNOWN;
    }
    return token;
  }

  private static boolean isBlank(int type) {
    return type == RULE_WS || type == RULE_ML_COMMENT || type == RULE_SL_COMMENT;
  }

  /**
   * Whether a title and {@code known} follow; or, while the author is still writing, whether the
   * word stands first in its line with a title or nothing behind it.
   */
  private boolean beginsStatement() {
    int next = 1;
    while (isBlankOnLine(input.LA(next))) {
      next++;
    }
    if (input.LA(next) != '"') {
      return startsLine() && isLineEnd(input.LA(next));
    }
    int end = next + 1;
    while (input.LA(end) != '"') {
      if (isLineEnd(input.LA(end))) {
        return startsLine();
      }
      end += input.LA(end) == '\\' ? 2 : 1;
    }
    int after = end + 1;
    while (Character.isWhitespace(input.LA(after))) {
      after++;
    }
    for (int i = 0; i < 5; i++) {
      if (input.LA(after + i) != "known".charAt(i)) {
        return startsLine();
      }
    }
    return !Character.isLetterOrDigit(input.LA(after + 5)) || startsLine();
  }

  private static boolean isBlankOnLine(int character) {
    return character == ' ' || character == '\t' || character == '\u00a0';
  }

  private static boolean isLineEnd(int character) {
    return character == '\n' || character == '\r' || character == CharStream.EOF;
  }

  /** Whether nothing but blanks stands before the word in its line; it has just been read. */
  private boolean startsLine() {
    int back = -1 - "place".length();
    while (isBlankOnLine(input.LA(back))) {
      back--;
    }
    return isLineEnd(input.LA(back));
  }
}
