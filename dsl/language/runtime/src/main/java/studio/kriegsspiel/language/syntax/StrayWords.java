package studio.kriegsspiel.language.syntax;

import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.antlr.runtime.CommonToken;
import org.antlr.runtime.IntStream;
import org.antlr.runtime.Token;
import org.antlr.runtime.TokenStream;
import org.jspecify.annotations.Nullable;
import studio.kriegsspiel.language.words.ClosedWords;
import studio.kriegsspiel.language.xtext.parser.antlr.internal.InternalKriegsspielLexer;

/**
 * Words that stand once in a text, name nothing there and are no word of the language. Where
 * something is not understood behind such a word on its line, the word is the slip.
 */
final class StrayWords {
  private final Map<String, Integer> times = new HashMap<>();
  private final Set<String> naming = new HashSet<>();

  /** The words of a whole text. */
  StrayWords(@Nullable IntStream input) {
    if (input instanceof TokenStream tokens) {
      collect(tokens);
    }
  }

  private void collect(TokenStream tokens) {
    String before = "";
    for (int i = 0; i < tokens.size(); i++) {
      Token each = tokens.get(i);
      if (each.getChannel() == Token.DEFAULT_CHANNEL) {
        if (each.getType() == InternalKriegsspielLexer.RULE_ID) {
          times.merge(each.getText(), 1, Integer::sum);
          if (before.equals("as") || before.equals("side")) {
            naming.add(each.getText());
          }
        }
        before = each.getText();
      }
    }
  }

  /** Whether a word may be a misspelt one: it neither names anything nor means something itself. */
  boolean maySlip(Token token) {
    String word = token.getText() == null ? "" : token.getText();
    return token.getType() == InternalKriegsspielLexer.RULE_ID
        && !naming.contains(word)
        && !ClosedWords.isKnown(word)
        && !Tokens.keywordList().contains(word);
  }

  boolean isStray(Token token) {
    return token.getType() == InternalKriegsspielLexer.RULE_ID
        && times.getOrDefault(token.getText(), 0) == 1
        && !naming.contains(token.getText())
        && !ClosedWords.isKnown(token.getText());
  }

  /**
   * The last stray word before a token on its line; nothing if the token is one itself.
   *
   * @param input what the token is of: the whole text or a part of it
   */
  Optional<CommonToken> findBefore(Token token, @Nullable IntStream input) {
    if (isStray(token) || !(input instanceof TokenStream tokens)) {
      return Optional.empty();
    }
    for (int i = token.getTokenIndex() - 1; i >= 0; i--) {
      Token each = tokens.get(i);
      if (each.getLine() != token.getLine()) {
        break;
      }
      if (isStray(each) && each instanceof CommonToken stray) {
        return Optional.of(stray);
      }
    }
    return Optional.empty();
  }
}
