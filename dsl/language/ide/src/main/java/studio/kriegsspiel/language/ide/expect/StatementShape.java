package studio.kriegsspiel.language.ide.expect;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.xtext.AbstractElement;
import org.eclipse.xtext.AbstractRule;
import org.eclipse.xtext.Action;
import org.eclipse.xtext.Alternatives;
import org.eclipse.xtext.Assignment;
import org.eclipse.xtext.CompoundElement;
import org.eclipse.xtext.GrammarUtil;
import org.eclipse.xtext.Group;
import org.eclipse.xtext.Keyword;
import org.eclipse.xtext.RuleCall;
import studio.kriegsspiel.language.syntax.StatementForms;

/**
 * The form of a kind of statement, written out of the grammar: words as they are, what is to be
 * filled in in capitals, what may be left out in brackets.
 *
 * @param rule the kind of statement
 * @param parts its parts in order
 * @param active the part that comes next
 */
public record StatementShape(String rule, List<String> parts, int active) {
  private static final Map<String, String> SHORT =
      Map.of(
          "Position", "PLACE",
          "Moment", "TIME",
          "Audience", "READER",
          "Prose", "TEXT",
          "TIME", "TIME",
          "STRING", "TITLE",
          "TEXT", "TEXT",
          "INT", "NUMBER",
          "Number", "NUMBER");

  /** Copies the list. */
  public StatementShape {
    parts = List.copyOf(parts);
  }

  /** The innermost statement that one of the expected tokens goes on with. */
  public static Optional<StatementShape> of(Iterable<Expected> expected) {
    Optional<StatementShape> found = Optional.empty();
    int deepest = 0;
    for (Expected each : expected) {
      List<String> rules = each.rules();
      for (int i = 0; i < rules.size() - deepest; i++) {
        String rule = rules.get(i);
        if (StatementForms.find(rule).isPresent()
            && !rule.equals("Position")
            && !rule.equals("Document")
            && !Beginnings.begins(each, rule)) {
          deepest = rules.size() - i;
          found = Optional.of(of(each, rule));
        }
      }
    }
    return found;
  }

  /** The innermost statement that a token begins. */
  public static Optional<StatementShape> begun(Expected token) {
    return token.rules().stream()
        .filter(rule -> StatementForms.find(rule).isPresent() && Beginnings.begins(token, rule))
        .findFirst()
        .map(rule -> of(token, rule));
  }

  private static StatementShape of(Expected expected, String rule) {
    AbstractElement inside = expected.terminal();
    for (Path each = expected.path(); each != null; each = each.outer()) {
      if (each.element() instanceof RuleCall call && call.getRule().getName().equals(rule)) {
        break;
      }
      inside = each.element();
    }
    AbstractRule owner = GrammarUtil.containingRule(inside);
    AbstractElement whole = owner.getAlternatives();
    List<AbstractElement> parts =
        whole instanceof Group group ? group.getElements() : List.of(whole);
    int active = 0;
    for (int i = 0; i < parts.size(); i++) {
      if (isIn(inside, parts.get(i))) {
        active = i;
      }
    }
    int leftOut = (int) parts.subList(0, active).stream().filter(Action.class::isInstance).count();
    return new StatementShape(
        rule,
        parts.stream()
            .filter(each -> !(each instanceof Action))
            .map(StatementShape::shown)
            .toList(),
        active - leftOut);
  }

  private static boolean isIn(EObject element, EObject part) {
    for (EObject each = element; each != null; each = each.eContainer()) {
      if (each == part) {
        return true;
      }
    }
    return false;
  }

  private static String shown(AbstractElement element) {
    String plain = plain(element);
    String cardinality = element.getCardinality() == null ? "" : element.getCardinality();
    return switch (cardinality) {
      case "?" -> "[" + plain + "]";
      case "*" -> "[" + plain + " ...]";
      case "+" -> plain + " ...";
      default -> element instanceof Alternatives ? "(" + plain + ")" : plain;
    };
  }

  private static String plain(AbstractElement element) {
    if (element instanceof Keyword keyword) {
      return keyword.getValue();
    }
    if (element instanceof Assignment assignment) {
      return assigned(assignment);
    }
    if (element instanceof RuleCall call) {
      String name = call.getRule().getName();
      return SHORT.getOrDefault(name, name.toUpperCase(Locale.ROOT));
    }
    if (element instanceof CompoundElement compound) {
      String between = element instanceof Alternatives ? " | " : " ";
      return compound.getElements().stream()
          .filter(each -> !(each instanceof Action))
          .map(StatementShape::shown)
          .collect(Collectors.joining(between));
    }
    return "";
  }

  /** What is filled in goes by what it is for, unless its rule says it better. */
  private static String assigned(Assignment assignment) {
    AbstractElement terminal = assignment.getTerminal();
    if (!(terminal instanceof RuleCall call)) {
      return shown(terminal);
    }
    String rule = SHORT.get(call.getRule().getName());
    boolean title = call.getRule().getName().equals("STRING");
    String name = assignment.getFeature().toUpperCase(Locale.ROOT);
    return title ? "\"" + name + "\"" : rule == null ? name : rule;
  }
}
