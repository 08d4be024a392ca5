package studio.kriegsspiel.language.syntax.soft;

import java.util.List;
import java.util.Set;
import org.antlr.runtime.Token;

/**
 * The lines of an order sheet: behind its time an order is written as people write orders, so that
 * only the words which give it its parts are words of the language.
 */
final class SoftOrderWords {
  private static final String SHEET = "orders";

  /** What parts an order or a message, and little words that are no name. */
  private static final Set<String> KEPT =
      Set.of(
          "by",
          "until",
          "to",
          "move",
          "start",
          "of",
          "the",
          "umpire",
          "in",
          "at",
          "from",
          "with",
          "and",
          "as",
          "for",
          "under",
          "on",
          "column",
          "line",
          "order",
          "half",
          "towards",
          "facing",
          "battery",
          "bridge",
          "company",
          "battalion",
          "squadron");

  private final TokenWords words;
  private final int plainWord;
  private int indent = -1;

  SoftOrderWords(TokenWords words, int plainWord) {
    this.words = words;
    this.plainWord = plainWord;
  }

  /**
   * Makes plain words of all others, if the line is an order or goes on with one.
   *
   * @param section what section the line stands in
   * @return whether it is
   */
  boolean read(WrittenLine line, String section) {
    List<Token> tokens = line.words();
    if (!section.equals(SHEET)) {
      indent = -1;
      return false;
    }
    if (isMoment(tokens.get(0))) {
      indent = line.indent();
    } else if (indent < 0 || line.indent() <= indent) {
      return false;
    }
    for (Token each : tokens) {
      String word = words.word(each.getType());
      if (!word.isEmpty() && Character.isLetter(word.charAt(0)) && !KEPT.contains(word)) {
        each.setType(plainWord);
      }
    }
    return true;
  }

  private boolean isMoment(Token token) {
    String word = words.word(token.getType());
    return words.kind(token.getType()).equals("RULE_TIME")
        || word.equals("move")
        || word.equals("start");
  }
}
