package studio.kriegsspiel.language.ide.expect;

import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.eclipse.xtext.AbstractElement;
import org.eclipse.xtext.AbstractRule;
import org.eclipse.xtext.Action;
import org.eclipse.xtext.Alternatives;
import org.eclipse.xtext.Assignment;
import org.eclipse.xtext.CompoundElement;
import org.eclipse.xtext.GrammarUtil;
import org.eclipse.xtext.Keyword;
import org.eclipse.xtext.RuleCall;
import org.eclipse.xtext.TerminalRule;
import org.jspecify.annotations.Nullable;
import studio.kriegsspiel.language.syntax.ScenarioGrammar;
import studio.kriegsspiel.language.syntax.ScenarioGrammar.Lexeme;

/**
 * Walks the grammar in all ways at once, token by token. The language has no recursive rule, so the
 * ways stay few, and every token that may follow is known with the statement it would belong to.
 */
public final class GrammarWalk {
  private final Set<Expected> expected;

  private GrammarWalk(Set<Expected> expected) {
    this.expected = expected;
  }

  /** Before the first token of a document. */
  public static GrammarWalk start() {
    return before("Document");
  }

  /** Before the first token of a rule. */
  static GrammarWalk before(String name) {
    AbstractRule rule = GrammarUtil.findRuleForName(ScenarioGrammar.grammar(), name);
    Step step = new Step();
    step.enter(rule.getAlternatives(), null, null);
    return new GrammarWalk(step.found);
  }

  /** Before a section of a document. */
  public static GrammarWalk beforeSection() {
    return start().after("'scenario'").after("RULE_STRING");
  }

  /** What may come next. */
  public Set<Expected> expected() {
    return expected;
  }

  /** Whether nothing may come next, because a token did not fit. */
  public boolean isLost() {
    return expected.isEmpty();
  }

  /** Behind one more token. */
  public GrammarWalk after(String kind) {
    Step step = new Step();
    for (Expected each : expected) {
      if (each.kind().equals(kind)) {
        step.follow(each.next());
      }
    }
    return new GrammarWalk(step.found);
  }

  /** Behind one of the tokens that may come. */
  static GrammarWalk behind(Expected token) {
    Step step = new Step();
    step.follow(token.next());
    return new GrammarWalk(step.found);
  }

  /** How many of the tokens fit one after the other. */
  int fits(List<Lexeme> tokens) {
    GrammarWalk walk = this;
    for (int i = 0; i < tokens.size(); i++) {
      walk = walk.after(tokens.get(i).kind());
      if (walk.isLost()) {
        return i;
      }
    }
    return tokens.size();
  }

  private static final class Step {
    final Set<Expected> found = new LinkedHashSet<>();
    private final Set<Rest> followed = new HashSet<>();

    void enter(AbstractElement element, @Nullable Path path, @Nullable Rest next) {
      String cardinality = element.getCardinality() == null ? "" : element.getCardinality();
      boolean repeats = cardinality.equals("*") || cardinality.equals("+");
      if (cardinality.equals("*") || cardinality.equals("?")) {
        follow(next);
      }
      body(element, path, repeats ? new Rest(element, true, path, next) : next);
    }

    void follow(@Nullable Rest rest) {
      if (rest == null || !followed.add(rest)) {
        return;
      }
      if (rest.again()) {
        body(rest.element(), rest.path(), rest);
        follow(rest.next());
      } else {
        enter(rest.element(), rest.path(), rest.next());
      }
    }

    private void body(AbstractElement element, @Nullable Path path, @Nullable Rest next) {
      if (element instanceof Alternatives alternatives) {
        alternatives.getElements().forEach(each -> enter(each, path, next));
      } else if (element instanceof CompoundElement group) {
        sequence(group.getElements(), path, next);
      } else if (element instanceof Assignment assignment) {
        enter(assignment.getTerminal(), new Path(assignment, path), next);
      } else if (element instanceof RuleCall call && !(call.getRule() instanceof TerminalRule)) {
        enter(call.getRule().getAlternatives(), new Path(call, path), next);
      } else if (element instanceof RuleCall || element instanceof Keyword) {
        found.add(new Expected(element, path, next));
      } else if (element instanceof Action) {
        follow(next);
      }
    }

    private void sequence(
        List<AbstractElement> elements, @Nullable Path path, @Nullable Rest next) {
      Rest rest = next;
      for (int i = elements.size() - 1; i > 0; i--) {
        rest = new Rest(elements.get(i), false, path, rest);
      }
      enter(elements.get(0), path, rest);
    }
  }
}
