package studio.kriegsspiel.language.ide.expect;

import java.util.List;
import java.util.Set;
import studio.kriegsspiel.language.syntax.ScenarioGrammar;
import studio.kriegsspiel.language.syntax.ScenarioGrammar.Lexeme;
import studio.kriegsspiel.language.syntax.soft.SoftWords;

/** What may come next behind a run of tokens, slips in earlier lines forgiven. */
public final class Expectations {
  private Expectations() {}

  /**
   * What may follow the given text.
   *
   * @param text the text before the word being written
   */
  public static Set<Expected> after(String text) {
    List<Lexeme> all = ScenarioGrammar.lexemesBefore(text);
    int first = lastSection(text, all);
    GrammarWalk walk = first == 0 ? GrammarWalk.start() : GrammarWalk.beforeSection();
    GrammarWalk lineStart = walk;
    boolean skipping = false;
    for (Lexeme each : all.subList(first, all.size())) {
      if (each.isHidden()) {
        continue;
      }
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

  /** Sections do not depend on each other, so the walk begins at the last one. */
  private static int lastSection(String text, List<Lexeme> lexemes) {
    for (int i = lexemes.size() - 1; i > 0; i--) {
      Lexeme each = lexemes.get(i);
      boolean atMargin = text.charAt(each.offset() - 1) == '\n';
      if (atMargin && isSection(each)) {
        return i;
      }
    }
    return 0;
  }

  private static boolean isSection(Lexeme each) {
    return each.isKeyword()
        && SoftWords.sections().contains(each.kind().substring(1, each.kind().length() - 1));
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
