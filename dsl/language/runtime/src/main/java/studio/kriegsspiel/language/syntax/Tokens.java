package studio.kriegsspiel.language.syntax;

import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The language's words and kinds of token in an umpire's words. */
public final class Tokens {
  private static final List<String> KEYWORDS = List.copyOf(keywords());

  private static final Map<String, String> KINDS =
      Map.of(
          "Moment", "a time such as 13:30",
          "Date", "a date such as 18 June 1815",
          "Position", "a place such as \"Sand-pit\"",
          "Measure", "a length such as 300 paces",
          "Direction", "a direction such as north",
          "Audience", "a side, a role in quotation marks or the umpire",
          "Formation", "a formation such as line",
          "Prose", "a text in quotation marks",
          "Number", "a number",
          "VisibilityPhase", "a length such as 1500 paces");

  private Tokens() {}

  /** What a part of a statement is in a sentence, by the name of its rule. */
  public static Optional<String> findKind(String rule) {
    return Optional.ofNullable(KINDS.get(rule));
  }

  /** Every word that the grammar gives a meaning, letters only. */
  public static List<String> keywordList() {
    return KEYWORDS;
  }

  private static List<String> keywords() {
    return org.eclipse.xtext.GrammarUtil.getAllKeywords(GrammarLoader.access().getGrammar())
        .stream()
        .filter(word -> Character.isLetter(word.charAt(0)) && word.length() > 1)
        .sorted()
        .toList();
  }

  /** What a token of the grammar is called in a sentence. */
  public static String describe(String token) {
    return switch (token) {
      case "RULE_STRING" -> "a title in quotation marks";
      case "RULE_TEXT" -> "a text in three quotation marks";
      case "RULE_TIME" -> "a time such as 13:30";
      case "RULE_INT", "RULE_DECIMAL" -> "a number";
      case "RULE_CALIBRE" -> "a calibre such as 9-pdr";
      case "RULE_ID" -> "a name";
      default -> token.startsWith("'") ? "`" + token.substring(1, token.length() - 1) + "`" : "";
    };
  }
}
