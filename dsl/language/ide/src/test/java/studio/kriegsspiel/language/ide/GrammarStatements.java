package studio.kriegsspiel.language.ide;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.xtext.AbstractElement;
import org.eclipse.xtext.AbstractRule;
import org.eclipse.xtext.Alternatives;
import org.eclipse.xtext.Assignment;
import org.eclipse.xtext.EcoreUtil2;
import org.eclipse.xtext.ParserRule;
import org.eclipse.xtext.RuleCall;
import studio.kriegsspiel.language.syntax.ScenarioGrammar;

/** The kinds of statement that the grammar has: all that may stand on a line of their own. */
final class GrammarStatements {
  /** What holds a row of statements. */
  private static final Set<String> ROWS =
      Set.of(
          "header",
          "sections",
          "items",
          "units",
          "templates",
          "orders",
          "forces",
          "sources",
          "house",
          "sheet");

  private final Set<String> found = new TreeSet<>();
  private final Set<AbstractRule> walked = new HashSet<>();

  private GrammarStatements() {}

  static Set<String> all() {
    GrammarStatements statements = new GrammarStatements();
    statements.walk(ScenarioGrammar.grammar().getRules().get(0));
    return statements.found;
  }

  private void walk(AbstractRule rule) {
    if (!walked.add(rule)) {
      return;
    }
    for (Assignment each : EcoreUtil2.getAllContentsOfType(rule, Assignment.class)) {
      if (ROWS.contains(each.getFeature())) {
        for (RuleCall call : calls(each)) {
          add(call.getRule());
        }
      }
    }
  }

  private void add(AbstractRule rule) {
    AbstractElement whole = rule.getAlternatives();
    boolean choice =
        whole instanceof Alternatives
            && ((Alternatives) whole).getElements().stream().allMatch(RuleCall.class::isInstance);
    if (!(rule instanceof ParserRule parser) || rule.getType().getClassifier() == null) {
      return;
    }
    if (choice) {
      ((Alternatives) whole).getElements().forEach(each -> add(((RuleCall) each).getRule()));
    } else if (parser.getType().getClassifier().getClass().getSimpleName().startsWith("EClass")) {
      found.add(rule.getName());
      walk(rule);
    }
  }

  private static List<RuleCall> calls(Assignment assignment) {
    List<RuleCall> calls = new ArrayList<>();
    EObject terminal = assignment.getTerminal();
    if (terminal instanceof RuleCall call) {
      calls.add(call);
    }
    calls.addAll(EcoreUtil2.getAllContentsOfType(terminal, RuleCall.class));
    return calls;
  }
}
