package studio.kriegsspiel.language.ide.expect;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.xtext.AbstractElement;
import org.eclipse.xtext.Alternatives;
import org.eclipse.xtext.Assignment;
import org.eclipse.xtext.CompoundElement;
import org.eclipse.xtext.EcoreUtil2;
import org.eclipse.xtext.GrammarUtil;
import org.eclipse.xtext.Keyword;
import org.eclipse.xtext.RuleCall;
import studio.kriegsspiel.language.syntax.ScenarioGrammar;
import studio.kriegsspiel.language.syntax.ScenarioGrammar.Lexeme;
import studio.kriegsspiel.language.syntax.StatementForms;

/**
 * A statement that is being written, shown by an example: people read {@code KGL5 in line at
 * "Sand-pit"} where they do not read a grammar.
 *
 * @param rule the kind of statement
 * @param example how one may be written
 * @param from where the part that comes next begins in the example
 * @param to where it ends; the same where the example has no such part
 * @param next what may come next, in an umpire's words
 */
public record StatementShape(String rule, String example, int from, int to, List<String> next) {
  private static final int LOOKS_AHEAD = 3;

  /** Copies the list. */
  public StatementShape {
    next = List.copyOf(next);
  }

  /** The innermost statement that goes on at a place. */
  public static Optional<StatementShape> at(Around around) {
    List<Expected> going = new ArrayList<>();
    String found = "";
    int deepest = 0;
    for (Expected each : Expectations.after(around)) {
      List<String> rules = each.rules();
      for (int i = 0; i < rules.size(); i++) {
        int depth = rules.size() - i;
        String rule = rules.get(i);
        if (depth > deepest && goesOn(each, rule)) {
          deepest = depth;
          found = rule;
          going.clear();
        }
        if (depth == deepest && rule.equals(found) && goesOn(each, rule)) {
          going.add(each);
        }
      }
    }
    String rule = found;
    return going.isEmpty() ? Optional.empty() : Optional.of(shown(rule, going, around));
  }

  private static boolean goesOn(Expected each, String rule) {
    return StatementForms.find(rule).isPresent()
        && !rule.equals("Position")
        && !rule.equals("Document")
        && !Beginnings.begins(each, rule);
  }

  /** The kind of the innermost statement that a token begins. */
  public static Optional<String> begun(Expected token) {
    return token.rules().stream()
        .filter(rule -> StatementForms.find(rule).isPresent() && Beginnings.begins(token, rule))
        .findFirst();
  }

  /** The example that has most of what is written already and the part that comes next. */
  private static StatementShape shown(String rule, List<Expected> going, Around around) {
    List<AbstractElement> coming = going.stream().map(each -> part(each, rule)).toList();
    List<AbstractElement> written = written(rule, around);
    List<String> next = NextWords.of(inOrder(going, rule), rule);
    StatementShape best = new StatementShape(rule, "", 0, 0, next);
    int most = -1;
    for (String example : StatementForms.examples(rule)) {
      Marked marked = Marked.of(example, rule);
      int worth =
          2 * (int) written.stream().distinct().filter(marked.parts::contains).count()
              + (coming.stream().anyMatch(marked.parts::contains) ? 1 : 0);
      if (worth > most) {
        most = worth;
        best = marked.shape(rule, coming, written, next);
      }
    }
    return best;
  }

  /** Tokens in the order in which the grammar has their parts. */
  private static List<Expected> inOrder(List<Expected> tokens, String rule) {
    List<EObject> all =
        EcoreUtil2.eAllContentsAsList(GrammarUtil.findRuleForName(ScenarioGrammar.grammar(), rule));
    return tokens.stream()
        .sorted(Comparator.comparingInt(each -> all.indexOf(part(each, rule))))
        .toList();
  }

  /** The parts of the statement that stand before the place. */
  private static List<AbstractElement> written(String rule, Around around) {
    List<Lexeme> tokens = around.tokens();
    for (int i = 0; i < tokens.size(); i++) {
      List<AbstractElement> parts = parts(rule, tokens.subList(i, tokens.size()));
      if (parts.size() == tokens.size() - i) {
        return parts;
      }
    }
    return List.of();
  }

  /** The part of a statement that each of its tokens is in, as far as they fit. */
  private static List<AbstractElement> parts(String rule, List<Lexeme> tokens) {
    List<AbstractElement> parts = new ArrayList<>();
    GrammarWalk walk = GrammarWalk.before(rule);
    for (int i = 0; i < tokens.size(); i++) {
      String kind = tokens.get(i).kind();
      List<Lexeme> after = tokens.subList(i + 1, Math.min(tokens.size(), i + 1 + LOOKS_AHEAD));
      Optional<Expected> fits =
          walk.expected().stream()
              .filter(each -> each.kind().equals(kind))
              .max(Comparator.comparingInt(each -> GrammarWalk.behind(each).fits(after)));
      if (fits.isEmpty()) {
        break;
      }
      parts.add(part(fits.get(), rule));
      walk = walk.after(kind);
    }
    return parts;
  }

  /** The smallest group of a rule's words around a token; a branch of several is a group. */
  private static AbstractElement part(Expected token, String rule) {
    AbstractElement inside = token.terminal();
    for (Path each = token.path(); each != null; each = each.outer()) {
      if (each.element() instanceof RuleCall call && call.getRule().getName().equals(rule)) {
        break;
      }
      inside = each.element();
    }
    AbstractElement part = GrammarUtil.containingRule(inside).getAlternatives();
    boolean opens = true;
    while (opens && part instanceof CompoundElement group) {
      AbstractElement leaf = inside;
      boolean oneOfSeveral = group instanceof Alternatives && group.getCardinality() != null;
      part =
          group.getElements().stream()
              .filter(each -> EcoreUtil2.isAncestor(each, leaf))
              .findFirst()
              .orElse(inside);
      opens = !oneOfSeveral && (part instanceof Alternatives || part.getCardinality() == null);
    }
    return part;
  }

  /** An example whose tokens are known by their parts. */
  private record Marked(String example, List<Lexeme> tokens, List<AbstractElement> parts) {
    static Marked of(String example, String rule) {
      List<Lexeme> tokens =
          ScenarioGrammar.lexemes(example).stream().filter(each -> !each.isHidden()).toList();
      return new Marked(example, tokens, StatementShape.parts(rule, tokens));
    }

    StatementShape shape(
        String rule,
        List<AbstractElement> coming,
        List<AbstractElement> written,
        List<String> next) {
      int first = first(coming, written);
      int last = first < 0 ? first : endOf(first);
      return first < 0
          ? new StatementShape(rule, example, 0, 0, next)
          : new StatementShape(
              rule, example, tokens.get(first).offset(), tokens.get(last).end(), next);
    }

    /** The last token of a part; a lone keyword goes with what it introduces. */
    private int endOf(int first) {
      int last = first;
      while (last + 1 < parts.size() && parts.get(last + 1) == parts.get(first)) {
        last++;
      }
      boolean introduces = parts.get(last) instanceof Keyword && last + 1 < parts.size();
      return introduces && parts.get(last + 1) instanceof Assignment ? endOf(last + 1) : last;
    }

    /** The first token of what comes next, rather of what is not written yet. */
    private int first(List<AbstractElement> coming, List<AbstractElement> written) {
      int again = -1;
      for (int i = 0; i < parts.size(); i++) {
        if (coming.contains(parts.get(i))) {
          if (!written.contains(parts.get(i))) {
            return i;
          }
          again = again < 0 ? i : again;
        }
      }
      return again;
    }
  }
}
