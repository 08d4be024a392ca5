package studio.kriegsspiel.language.syntax;

import java.util.ArrayList;
import java.util.List;
import org.antlr.runtime.CommonToken;
import org.antlr.runtime.Token;
import studio.kriegsspiel.language.source.SourceText;
import studio.kriegsspiel.language.xtext.parser.antlr.internal.InternalKriegsspielLexer;

/** Prose and comments, which may stand on several lines. */
final class LongTokens {
  private LongTokens() {}

  /** Begin and end of each, in the order of the text. */
  static List<int[]> of(SourceText source) {
    List<int[]> found = new ArrayList<>();
    InternalKriegsspielLexer lexer = new InternalKriegsspielLexer(new LetterStream(source.text()));
    for (Token token = lexer.nextToken(); token.getType() != Token.EOF; token = lexer.nextToken()) {
      boolean isLong =
          token.getType() == InternalKriegsspielLexer.RULE_TEXT
              || token.getType() == InternalKriegsspielLexer.RULE_ML_COMMENT;
      if (isLong && token instanceof CommonToken each) {
        found.add(new int[] {each.getStartIndex(), each.getStopIndex() + 1});
      }
    }
    return List.copyOf(found);
  }
}
