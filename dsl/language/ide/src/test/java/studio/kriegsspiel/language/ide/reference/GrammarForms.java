package studio.kriegsspiel.language.ide.reference;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import org.eclipse.xtext.AbstractElement;
import org.eclipse.xtext.AbstractRule;
import org.eclipse.xtext.Action;
import org.eclipse.xtext.Alternatives;
import org.eclipse.xtext.Assignment;
import org.eclipse.xtext.CompoundElement;
import org.eclipse.xtext.GrammarUtil;
import org.eclipse.xtext.Keyword;
import org.eclipse.xtext.ParserRule;
import org.eclipse.xtext.RuleCall;
import studio.kriegsspiel.language.syntax.ScenarioGrammar;

/**
 * The rules of the grammar in a form that people read: words as they are written, what is to be
 * filled in between angle brackets, what may be left out between square ones, {@code ...} behind
 * what may come again.
 */
final class GrammarForms {
  private static final int WIDTH = 110;

  private GrammarForms() {}

  /** A statement or a part of one. */
  record Form(String rule, String title, String text) {}

  /** All rules that make a tree of their own, in the order of the grammar. */
  static List<Form> all() {
    return ScenarioGrammar.grammar().getRules().stream()
        .filter(ParserRule.class::isInstance)
        .map(ParserRule.class::cast)
        .filter(rule -> !GrammarUtil.isDatatypeRule(rule))
        .map(rule -> new Form(rule.getName(), title(rule.getName()), wrapped(of(rule))))
        .toList();
  }

  /** {@code IntelligenceItem} as {@code intelligence item}. */
  static String title(String rule) {
    return rule.replaceAll("(?<=[a-z])(?=[A-Z])", " ").toLowerCase(Locale.ROOT);
  }

  private static String of(AbstractRule rule) {
    return of(rule.getAlternatives(), "");
  }

  private static String of(AbstractElement element, String feature) {
    String text = body(element, feature);
    String times = element.getCardinality() == null ? "" : element.getCardinality();
    if (text.isEmpty()) {
      return "";
    }
    return switch (times) {
      case "?" -> "[" + bare(text) + "]";
      case "*" -> "[" + bare(text) + "]...";
      case "+" -> text + "...";
      default -> text;
    };
  }

  private static String body(AbstractElement element, String feature) {
    if (element instanceof Alternatives alternatives) {
      Set<String> choices = new LinkedHashSet<>();
      alternatives.getElements().forEach(each -> choices.add(of(each, feature)));
      choices.remove("");
      return choices.size() == 1
          ? choices.iterator().next()
          : "(" + String.join(" | ", choices) + ")";
    }
    if (element instanceof CompoundElement group) {
      List<String> parts =
          new ArrayList<>(group.getElements().stream().map(each -> of(each, feature)).toList());
      parts.removeIf(String::isEmpty);
      boolean single = parts.size() == 1 || element.getCardinality() == null;
      String text = String.join(" ", parts).replace(" ,", ",");
      return single ? text : "(" + text + ")";
    }
    if (element instanceof Assignment assignment) {
      return of(assignment.getTerminal(), assignment.getFeature());
    }
    if (element instanceof Keyword keyword) {
      return keyword.getValue();
    }
    if (element instanceof RuleCall call) {
      return call(call.getRule(), feature);
    }
    return element instanceof Action ? "" : element.toString();
  }

  private static String bare(String text) {
    boolean whole = text.startsWith("(") && closes(text) == text.length() - 1;
    return whole ? text.substring(1, text.length() - 1) : text;
  }

  private static int closes(String text) {
    int depth = 0;
    for (int i = 0; i < text.length(); i++) {
      depth += text.charAt(i) == '(' ? 1 : text.charAt(i) == ')' ? -1 : 0;
      if (depth == 0) {
        return i;
      }
    }
    return -1;
  }

  private static String call(AbstractRule rule, String feature) {
    String named = feature.isEmpty() ? title(rule.getName()) : title(feature);
    return switch (rule.getName()) {
      case "STRING" -> "\"<" + named + ">\"";
      case "TEXT" -> "\"\"\"<text>\"\"\"";
      case "Prose" -> "\"\"\"<text>\"\"\"";
      case "TIME" -> "<" + named + " hh:mm>";
      case "INT", "Number", "DECIMAL" -> "<" + named + " number>";
      case "CALIBRE" -> "<calibre>";
      default ->
          rule instanceof ParserRule parser && !GrammarUtil.isDatatypeRule(parser)
              ? "<" + title(rule.getName()) + ">"
              : "<" + (feature.isEmpty() ? title(rule.getName()) : named) + ">";
    };
  }

  /** Breaks long forms at blanks; what goes on is indented. */
  private static String wrapped(String text) {
    StringBuilder out = new StringBuilder();
    int column = 0;
    for (String word : bare(text).split(" ")) {
      if (column > 0 && column + 1 + word.length() > WIDTH) {
        out.append("\n    ");
        column = 4;
      } else if (column > 0) {
        out.append(' ');
        column++;
      }
      out.append(word);
      column += word.length();
    }
    return out.toString();
  }
}
