package studio.kriegsspiel.language.syntax;

import java.util.List;

/** The language's words and kinds of token in an umpire's words. */
public final class Tokens {
  private static final List<String> KEYWORDS = List.copyOf(keywords());

  private Tokens() {}

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
  static String describe(String token) {
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
