package studio.kriegsspiel.language.ide.expect;

import java.util.Set;
import studio.kriegsspiel.language.syntax.ScenarioGrammar.Lexeme;

/** What may come next behind a run of tokens, slips in earlier lines forgiven. */
public final class Expectations {
  private Expectations() {}

  /**
   * What may follow the given text.
   *
   * @param text the text before the word being written
   */
  public static Set<Expected> after(String text) {
    return after(Around.end(text));
  }

  /** What may come at a place. */
  public static Set<Expected> after(Around around) {
    String text = around.text();
    GrammarWalk walk = around.first() ? GrammarWalk.start() : GrammarWalk.beforeSection();
    GrammarWalk lineStart = walk;
    boolean skipping = false;
    for (Lexeme each : around.tokens()) {
      if (startsLine(text, each.offset())) {
        walk = skipping ? lineStart : walk;
        skipping = false;
        lineStart = walk;
      }
      if (!skipping) {
        GrammarWalk next = walk.after(each.kind());
        skipping = next.isLost();
        walk = skipping ? walk : next;
      }
    }
    if (skipping && !text.isEmpty() && !startsLine(text, text.length())) {
      return Set.of();
    }
    return skipping ? lineStart.expected() : walk.expected();
  }

  private static boolean startsLine(String text, int offset) {
    for (int i = offset - 1; i >= 0; i--) {
      char c = text.charAt(i);
      if (c == '\n' || c == '\r') {
        return true;
      }
      if (!Character.isWhitespace(c)) {
        return false;
      }
    }
    return true;
  }
}
