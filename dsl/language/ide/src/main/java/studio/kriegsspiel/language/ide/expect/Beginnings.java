package studio.kriegsspiel.language.ide.expect;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import org.eclipse.xtext.AbstractElement;
import org.eclipse.xtext.RuleCall;
import org.jspecify.annotations.Nullable;
import studio.kriegsspiel.language.syntax.StatementForms;

/** Tells a token that begins a statement from one that goes on with the statement before. */
public final class Beginnings {
  private static final String SECTION = "Section";
  private static final Map<String, Set<List<AbstractElement>>> FIRST = new ConcurrentHashMap<>();

  private Beginnings() {}

  /** Whether a token would begin a section. */
  public static boolean ofSection(Expected expected) {
    return begins(expected, SECTION);
  }

  /** Whether a token would begin any statement that has a form of its own, or a section. */
  public static boolean ofStatement(Expected expected) {
    return expected.rules().stream()
        .anyMatch(
            rule ->
                (rule.equals(SECTION) || StatementForms.find(rule).isPresent())
                    && begins(expected, rule));
  }

  static boolean begins(Expected expected, String rule) {
    if (!expected.isWithin(rule)) {
      return false;
    }
    return FIRST
        .computeIfAbsent(rule, Beginnings::first)
        .contains(way(expected.terminal(), expected.path(), rule));
  }

  private static Set<List<AbstractElement>> first(String rule) {
    Set<List<AbstractElement>> ways = new HashSet<>();
    for (Expected each : GrammarWalk.before(rule).expected()) {
      ways.add(way(each.terminal(), each.path(), rule));
    }
    return ways;
  }

  /** The way from a rule to a token. */
  private static List<AbstractElement> way(
      AbstractElement terminal, @Nullable Path path, String rule) {
    List<AbstractElement> way = new ArrayList<>(List.of(terminal));
    for (Path each = path; each != null; each = each.outer()) {
      if (each.element() instanceof RuleCall call && call.getRule().getName().equals(rule)) {
        break;
      }
      way.add(each.element());
    }
    return way;
  }
}
