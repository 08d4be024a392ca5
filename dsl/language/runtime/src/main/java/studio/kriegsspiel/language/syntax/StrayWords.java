package studio.kriegsspiel.language.syntax;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.antlr.runtime.CommonToken;
import org.antlr.runtime.IntStream;
import org.antlr.runtime.Token;
import org.antlr.runtime.TokenStream;
import studio.kriegsspiel.language.words.ClosedWords;
import studio.kriegsspiel.language.xtext.parser.antlr.internal.InternalKriegsspielLexer;

/**
 * Words that stand once in a text, name nothing there and are no word of the language. Where
 * something is not understood behind such a word on its line, the word is the slip.
 */
final class StrayWords {
  private final Map<String, Integer> times = new HashMap<>();
  private final Set<String> naming = new HashSet<>();
  private final Map<Integer, List<CommonToken>> byLine = new HashMap<>();

  /** The words of what a parser reads. */
  StrayWords(IntStream input) {
    if (input instanceof TokenStream tokens) {
      collect(tokens);
      for (int i = 0; i < tokens.size(); i++) {
        if (isStray(tokens.get(i)) && tokens.get(i) instanceof CommonToken stray) {
          byLine.computeIfAbsent(stray.getLine(), line -> new ArrayList<>()).add(stray);
        }
      }
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

  boolean isStray(Token token) {
    return token.getType() == InternalKriegsspielLexer.RULE_ID
        && times.getOrDefault(token.getText(), 0) == 1
        && !naming.contains(token.getText())
        && !ClosedWords.isKnown(token.getText());
  }

  /** The last stray word before a token on its line; nothing if the token is one itself. */
  Optional<CommonToken> findBefore(Token token) {
    return isStray(token)
        ? Optional.empty()
        : byLine.getOrDefault(token.getLine(), List.of()).stream()
            .filter(stray -> stray.getTokenIndex() < token.getTokenIndex())
            .reduce((first, next) -> next);
  }
}
