package studio.kriegsspiel.language.ide.expect;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.eclipse.xtext.AbstractElement;
import org.eclipse.xtext.Assignment;
import org.eclipse.xtext.GrammarUtil;
import org.eclipse.xtext.Keyword;
import org.eclipse.xtext.RuleCall;
import org.jspecify.annotations.Nullable;

/**
 * One token that may come next.
 *
 * @param terminal the keyword or the call of a terminal rule
 * @param path the way to it
 * @param next what follows it
 */
public record Expected(AbstractElement terminal, @Nullable Path path, @Nullable Rest next) {
  /** The kind of token, as {@code ScenarioGrammar.Lexeme} names it. */
  public String kind() {
    return terminal instanceof Keyword keyword
        ? "'" + keyword.getValue() + "'"
        : "RULE_" + ((RuleCall) terminal).getRule().getName();
  }

  /** The keyword, if it is one. */
  public Optional<String> findKeyword() {
    return terminal instanceof Keyword keyword ? Optional.of(keyword.getValue()) : Optional.empty();
  }

  /** What the token would be a value of, such as {@code Deployment.unit}. */
  public Optional<String> findFeature() {
    for (Path each = path; each != null; each = each.outer()) {
      if (each.element() instanceof Assignment assignment) {
        return Optional.of(rule(assignment) + "." + assignment.getFeature());
      }
    }
    return Optional.empty();
  }

  /** Whether it is written in a rule of that name, or in a part of it. */
  public boolean isWithin(String rule) {
    for (Path each = path; each != null; each = each.outer()) {
      if (each.element() instanceof RuleCall call && call.getRule().getName().equals(rule)) {
        return true;
      }
    }
    return rule().equals(rule);
  }

  /** The rules it is written in, the innermost first. */
  public List<String> rules() {
    List<String> rules = new ArrayList<>();
    for (Path each = path; each != null; each = each.outer()) {
      if (each.element() instanceof RuleCall call) {
        rules.add(call.getRule().getName());
      }
    }
    return rules;
  }

  /** The rule that the token is written in. */
  public String rule() {
    return rule(terminal);
  }

  private static String rule(AbstractElement element) {
    return GrammarUtil.containingRule(element).getName();
  }
}
