package studio.kriegsspiel.language.syntax;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import org.antlr.runtime.CharStream;
import org.antlr.runtime.Token;
import org.jspecify.annotations.Nullable;
import studio.kriegsspiel.language.syntax.soft.LineReader;
import studio.kriegsspiel.language.xtext.parser.antlr.internal.InternalKriegsspielLexer;

/**
 * The generated lexer, read line by line, so that words which have a meaning in one kind of
 * statement only are plain words everywhere else.
 */
final class ScenarioLexer extends InternalKriegsspielLexer {
  private final boolean writing;
  private final Deque<Token> ready = new ArrayDeque<>();
  private LineReader lines;

  ScenarioLexer(@Nullable CharStream text) {
    this(text, false);
  }

  /**
   * A lexer of a text.
   *
   * @param writing whether the text ends where the author is writing
   */
  ScenarioLexer(@Nullable CharStream text, boolean writing) {
    super(text);
    this.writing = writing;
    this.lines = newLines();
  }

  @Override
  public void setCharStream(@Nullable CharStream text) {
    super.setCharStream(text);
    ready.clear();
    lines = newLines();
  }

  @Override
  public Token nextToken() {
    if (ready.isEmpty()) {
      readLine();
    }
    return ready.remove();
  }

  private LineReader newLines() {
    return new LineReader(XtextParser.tokenKinds(), RULE_ID, writing);
  }

  private void readLine() {
    List<Token> words = new ArrayList<>();
    Token token;
    do {
      token = super.nextToken();
      ready.add(token);
      if (!isHidden(token.getType()) && token.getType() != Token.EOF) {
        words.add(token);
      }
    } while (!endsLine(token));
    lines.read(words, isFollowedDeeper(token, words), token.getType() == Token.EOF);
  }

  private static boolean isHidden(int type) {
    return type == RULE_WS || type == RULE_ML_COMMENT || type == RULE_SL_COMMENT;
  }

  private static boolean endsLine(Token token) {
    return token.getType() == Token.EOF
        || token.getType() == RULE_SL_COMMENT
        || (token.getType() == RULE_WS && lineBreak(token.getText()) >= 0);
  }

  /** Whether the blanks that end a line indent the next one deeper than it. */
  private static boolean isFollowedDeeper(Token blanks, List<Token> line) {
    return !line.isEmpty()
        && blanks.getType() == RULE_WS
        && blanks.getText().length() - 1 - lineBreak(blanks.getText())
            > line.get(0).getCharPositionInLine();
  }

  private static int lineBreak(String text) {
    return Math.max(text.lastIndexOf('\n'), text.lastIndexOf('\r'));
  }
}
