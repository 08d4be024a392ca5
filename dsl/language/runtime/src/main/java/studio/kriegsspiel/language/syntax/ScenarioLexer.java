package studio.kriegsspiel.language.syntax;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.function.Consumer;
import org.antlr.runtime.CharStream;
import org.antlr.runtime.CommonToken;
import org.antlr.runtime.Token;
import org.jspecify.annotations.Nullable;
import studio.kriegsspiel.language.source.SourceText;
import studio.kriegsspiel.language.syntax.soft.LineReader;
import studio.kriegsspiel.language.syntax.soft.WrittenLine;
import studio.kriegsspiel.language.xtext.parser.antlr.internal.InternalKriegsspielLexer;

/**
 * The generated lexer, read line by line, so that words which have a meaning in one kind of
 * statement only are plain words everywhere else.
 */
final class ScenarioLexer extends InternalKriegsspielLexer {
  private final boolean writing;
  private final Consumer<Token> seen;
  private final Deque<Token> ready = new ArrayDeque<>();
  private @Nullable Line ahead;
  private LineReader lines;

  /**
   * A lexer of a text that is to be parsed.
   *
   * @param seen told of every token as it is read, before soft words in it become plain words
   */
  ScenarioLexer(Consumer<Token> seen) {
    this(null, false, seen);
  }

  /**
   * A lexer of a text.
   *
   * @param writing whether the text ends where the author is writing
   */
  ScenarioLexer(@Nullable CharStream text, boolean writing) {
    this(text, writing, token -> {});
  }

  private ScenarioLexer(@Nullable CharStream text, boolean writing, Consumer<Token> seen) {
    super(text);
    this.writing = writing;
    this.seen = seen;
    this.lines = newLines();
  }

  @Override
  public void setCharStream(@Nullable CharStream text) {
    super.setCharStream(text);
    ready.clear();
    ahead = null;
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
    return new LineReader(XtextParser.tokenWords(), RULE_ID, writing);
  }

  /**
   * One line.
   *
   * @param all its tokens with the blanks that end it
   * @param words its tokens without blanks and comments
   * @param last whether the text ends with it
   */
  private record Line(List<Token> all, List<Token> words, boolean last) {}

  /** Reads a line with the empty ones below it, and looks at the next. */
  private void readLine() {
    Line line = ahead == null ? scan() : ahead;
    ahead = null;
    ready.addAll(line.all);
    boolean ended = line.last;
    while (!ended && ahead == null) {
      Line next = scan();
      if (next.words.isEmpty()) {
        ready.addAll(next.all);
        ended = next.last;
      } else {
        ahead = next;
      }
    }
    lines.read(written(line), ahead == null ? WrittenLine.NONE : written(ahead), line.last);
  }

  private WrittenLine written(Line line) {
    return line.words.isEmpty()
        ? WrittenLine.NONE
        : new WrittenLine(line.words, indent((CommonToken) line.words.get(0)));
  }

  private int indent(CommonToken first) {
    int column = first.getCharPositionInLine();
    int start = first.getStartIndex();
    return column == 0 ? 0 : SourceText.depth(input.substring(start - column, start - 1), 0);
  }

  private Line scan() {
    List<Token> all = new ArrayList<>();
    List<Token> words = new ArrayList<>();
    Token token;
    do {
      token = super.nextToken();
      seen.accept(token);
      all.add(token);
      if (!isHidden(token.getType()) && token.getType() != Token.EOF) {
        words.add(token);
      }
    } while (!endsLine(token));
    return new Line(all, words, token.getType() == Token.EOF);
  }

  private static boolean isHidden(int type) {
    return type == RULE_WS || type == RULE_ML_COMMENT || type == RULE_SL_COMMENT;
  }

  private static boolean endsLine(Token token) {
    return token.getType() == Token.EOF
        || token.getType() == RULE_SL_COMMENT
        || (token.getType() == RULE_WS && breaksLine(token.getText()));
  }

  private static boolean breaksLine(String blanks) {
    for (int i = 0; i < blanks.length(); i++) {
      if (blanks.charAt(i) == '\n' || blanks.charAt(i) == '\r') {
        return true;
      }
    }
    return false;
  }
}
