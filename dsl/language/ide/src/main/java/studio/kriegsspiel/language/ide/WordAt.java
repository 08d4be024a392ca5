package studio.kriegsspiel.language.ide;

import java.util.Optional;
import studio.kriegsspiel.language.syntax.ScenarioGrammar;
import studio.kriegsspiel.language.syntax.ScenarioGrammar.Lexeme;

/** Finds the word that is being written. */
final class WordAt {
  private WordAt() {}

  /** The word, title, text or comment that a place is in or right behind. */
  static Optional<Lexeme> find(String text, int offset) {
    for (Lexeme each : ScenarioGrammar.lexemes(text)) {
      boolean inside = each.offset() < offset && offset < each.end();
      boolean behind = each.end() == offset && isOpen(text, each);
      if (inside && each.kind().equals("RULE_WS")) {
        return Optional.empty();
      }
      if (inside || behind) {
        return Optional.of(each);
      }
      if (each.offset() >= offset) {
        break;
      }
    }
    return Optional.empty();
  }

  /** Whether a token that ends at the place may still grow. */
  private static boolean isOpen(String text, Lexeme each) {
    String written = text.substring(each.offset(), each.end());
    return switch (each.kind()) {
      case "RULE_ID", "RULE_SL_COMMENT" -> !written.endsWith("\n");
      case "RULE_STRING" -> written.length() == 1 || !written.endsWith("\"");
      case "RULE_ANY_OTHER" -> written.equals("\"");
      case "RULE_TEXT" -> written.length() < 6 || !written.endsWith("\"\"\"");
      case "RULE_ML_COMMENT" -> !written.endsWith("*/");
      default -> each.isKeyword() && Character.isLetter(written.charAt(0));
    };
  }
}
