package studio.kriegsspiel.language.ide;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import studio.kriegsspiel.language.ide.HighlightedLine.Token;
import studio.kriegsspiel.language.mapping.words.LanguageWords;
import studio.kriegsspiel.language.syntax.ScenarioGrammar;
import studio.kriegsspiel.language.syntax.ScenarioGrammar.Lexeme;

/** Colours one line at a time; prose and comments over several lines are carried as state. */
final class LineHighlighter {
  static final int NORMAL = 0;
  static final int IN_PROSE = 1;
  static final int IN_COMMENT = 2;

  private static final int LONGEST = 20_000;
  private static final String QUOTES = "\"\"\"";

  private LineHighlighter() {}

  static HighlightedLine highlight(String line, int state) {
    List<Token> tokens = new ArrayList<>();
    int start = 0;
    if (state == IN_PROSE || state == IN_COMMENT) {
      String closing = state == IN_PROSE ? QUOTES : "*/";
      TokenKind kind = state == IN_PROSE ? TokenKind.PROSE : TokenKind.COMMENT;
      int close = line.indexOf(closing);
      start = close < 0 ? line.length() : close + closing.length();
      add(tokens, 0, start, kind);
      if (close < 0) {
        return new HighlightedLine(tokens, state);
      }
    }
    if (line.length() - start > LONGEST) {
      add(tokens, start, line.length(), TokenKind.NAME);
      return new HighlightedLine(tokens, NORMAL);
    }
    return rest(line, start, tokens);
  }

  private static HighlightedLine rest(String line, int start, List<Token> tokens) {
    int next = NORMAL;
    String text = line.substring(start);
    Set<String> values = LanguageWords.values();
    for (Lexeme each : ScenarioGrammar.lexemes(text)) {
      String written = text.substring(each.offset(), each.end());
      if (!each.kind().equals("RULE_WS")) {
        add(tokens, start + each.offset(), start + each.end(), kind(each, written, values));
      }
      if (each.kind().equals("RULE_TEXT") && !(written.length() >= 6 && written.endsWith(QUOTES))) {
        next = IN_PROSE;
      }
      if (each.kind().equals("RULE_ML_COMMENT")
          && !(written.length() >= 4 && written.endsWith("*/"))) {
        next = IN_COMMENT;
      }
    }
    return new HighlightedLine(tokens, next);
  }

  private static TokenKind kind(Lexeme each, String written, Set<String> values) {
    return switch (each.kind()) {
      case "RULE_TEXT" -> TokenKind.PROSE;
      case "RULE_STRING" -> TokenKind.TITLE;
      case "RULE_TIME" -> TokenKind.TIME;
      case "RULE_INT", "RULE_DECIMAL", "RULE_CALIBRE" -> TokenKind.NUMBER;
      case "RULE_SL_COMMENT", "RULE_ML_COMMENT" -> TokenKind.COMMENT;
      case "RULE_ID" ->
          values.contains(written.toLowerCase(Locale.ROOT)) ? TokenKind.VALUE : TokenKind.NAME;
      case "RULE_ANY_OTHER" -> TokenKind.FAULT;
      default -> Character.isLetter(written.charAt(0)) ? TokenKind.KEYWORD : TokenKind.PUNCTUATION;
    };
  }

  private static void add(List<Token> tokens, int start, int end, TokenKind kind) {
    if (end > start) {
      tokens.add(new Token(start, end - start, kind));
    }
  }
}
