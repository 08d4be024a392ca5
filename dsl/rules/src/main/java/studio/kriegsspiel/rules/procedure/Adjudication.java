package studio.kriegsspiel.rules.procedure;

import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import studio.kriegsspiel.rules.RuleBookId;
import studio.kriegsspiel.rules.trace.TraceStep;

/**
 * A decision with its working.
 *
 * @param book the rule book that decided
 * @param procedure the procedure's name
 * @param question every parameter with its value, defaults included
 * @param assumed the names of those that were not given
 * @param decision decided or forbidden
 * @param trace the working, in order
 */
public record Adjudication(
    RuleBookId book,
    String procedure,
    Map<String, String> question,
    Set<String> assumed,
    Decision decision,
    List<TraceStep> trace) {
  public Adjudication {
    question = java.util.Collections.unmodifiableMap(new java.util.LinkedHashMap<>(question));
    assumed = java.util.Collections.unmodifiableSet(new java.util.LinkedHashSet<>(assumed));
    trace = List.copyOf(trace);
  }

  /** The same with steps of working before its own. */
  public Adjudication telling(List<TraceStep> before) {
    return before.isEmpty()
        ? this
        : new Adjudication(
            book,
            procedure,
            question,
            assumed,
            decision,
            Stream.concat(before.stream(), trace.stream()).toList());
  }
}
