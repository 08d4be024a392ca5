package studio.kriegsspiel.language.ide;

import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import studio.kriegsspiel.language.ide.expect.Beginnings;
import studio.kriegsspiel.language.ide.expect.Expected;
import studio.kriegsspiel.language.syntax.ScenarioGrammar;
import studio.kriegsspiel.language.syntax.ScenarioGrammar.Lexeme;
import studio.kriegsspiel.language.syntax.StatementForms;

/**
 * Whole statements with place-holders where an author fills something in, made from the example
 * that each kind of statement has: {@code role "${1:Commander}" for ${2:Alten}}.
 */
final class Snippets {
  private static final Pattern SPECIAL = Pattern.compile("[$}\\\\]");

  private Snippets() {}

  /** The statement that a keyword begins, if its example begins with it. */
  static Optional<String> of(Expected expected, String keyword) {
    if (!Beginnings.ofStatement(expected)) {
      return Optional.empty();
    }
    if (expected.rule().equals("Echelon")) {
      return Optional.of(keyword + " \"${1:title}\" as ${2:Name}");
    }
    return expected.rules().stream()
        .flatMap(rule -> StatementForms.findExample(rule).stream())
        .filter(example -> example.equals(keyword) || example.startsWith(keyword + " "))
        .findFirst()
        .map(Snippets::withHolders);
  }

  /** An example with a place-holder for each of its names, titles, figures and texts. */
  static String withHolders(String example) {
    List<Lexeme> tokens =
        ScenarioGrammar.lexemes(example).stream().filter(each -> !each.isHidden()).toList();
    StringBuilder snippet = new StringBuilder();
    int holders = 0;
    int at = 0;
    for (Lexeme each : tokens) {
      String written = example.substring(each.offset(), each.end());
      snippet.append(escaped(example.substring(at, each.offset())));
      at = each.end();
      switch (each.kind()) {
        case "RULE_STRING" -> snippet.append(quoted(written, "\"", ++holders));
        case "RULE_TEXT" -> snippet.append("\"\"\"\n  ${").append(++holders).append("}\n\"\"\"");
        case "RULE_ID", "RULE_TIME", "RULE_INT", "RULE_DECIMAL", "RULE_CALIBRE" ->
            snippet.append(holder(written, ++holders));
        default -> snippet.append(escaped(written));
      }
    }
    return snippet.append(escaped(example.substring(at))).toString();
  }

  private static String quoted(String written, String mark, int number) {
    String inside = written.substring(1, Math.max(1, written.length() - 1));
    return mark + holder(inside.equals("...") ? "" : inside, number) + mark;
  }

  private static String holder(String text, int number) {
    return text.isEmpty() ? "${" + number + "}" : "${" + number + ":" + escaped(text) + "}";
  }

  private static String escaped(String text) {
    return SPECIAL
        .matcher(text)
        .replaceAll(found -> Matcher.quoteReplacement("\\" + found.group()));
  }
}
