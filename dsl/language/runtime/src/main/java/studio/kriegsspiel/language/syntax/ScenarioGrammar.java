package studio.kriegsspiel.language.syntax;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.antlr.runtime.CommonToken;
import org.antlr.runtime.Token;
import org.eclipse.xtext.Grammar;

/** The grammar itself and its tokens, for whoever has to know what may stand where. */
public final class ScenarioGrammar {
  private ScenarioGrammar() {}

  /**
   * A token of the language.
   *
   * @param kind a keyword in single quotation marks, or the terminal rule such as {@code RULE_ID}
   * @param offset first character
   * @param end offset behind the last character
   */
  public record Lexeme(String kind, int offset, int end) {
    /** Whether it is a blank or a comment. */
    public boolean isHidden() {
      return kind.equals("RULE_WS") || isComment();
    }

    /** Whether it is a comment. */
    public boolean isComment() {
      return kind.equals("RULE_SL_COMMENT") || kind.equals("RULE_ML_COMMENT");
    }

    /** Whether it is a word with a meaning of its own. */
    public boolean isKeyword() {
      return kind.startsWith("'");
    }
  }

  /** The grammar. */
  public static Grammar grammar() {
    return GrammarLoader.access().getGrammar();
  }

  /** Splits a text into its tokens, blanks and comments included. */
  public static List<Lexeme> lexemes(String text) {
    return lexemes(text, false);
  }

  /** The same for the text before the place where the author is writing. */
  public static List<Lexeme> lexemesBefore(String text) {
    return lexemes(text, true);
  }

  private static List<Lexeme> lexemes(String text, boolean writing) {
    Map<Integer, String> kinds = XtextParser.tokenKinds();
    ScenarioLexer lexer = new ScenarioLexer(new LetterStream(text), writing);
    List<Lexeme> lexemes = new ArrayList<>();
    for (Token token = lexer.nextToken(); token.getType() != Token.EOF; token = lexer.nextToken()) {
      CommonToken each = (CommonToken) token;
      String kind = kinds.getOrDefault(each.getType(), "RULE_ANY_OTHER");
      lexemes.add(new Lexeme(kind, each.getStartIndex(), each.getStopIndex() + 1));
    }
    return lexemes;
  }
}
