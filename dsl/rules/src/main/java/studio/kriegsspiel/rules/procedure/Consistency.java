package studio.kriegsspiel.rules.procedure;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import studio.kriegsspiel.rules.RuleBookId;

/**
 * What a question cannot have together: declared beside the parameters, enforced before anything is
 * decided.
 *
 * @param contradictions facts that exclude each other
 * @param limits numbers that cannot exceed others
 */
public record Consistency(List<Contradiction> contradictions, List<Limit> limits) {
  public Consistency {
    contradictions = List.copyOf(contradictions);
    limits = List.copyOf(limits);
  }

  /** A record in a question: its type, the prefix of its parameters and what it is called. */
  record Declared(Class<?> type, String prefix, String called) {}

  /** What the records of a question declare; every name in it must be one of the parameters. */
  static Consistency of(List<Declared> records, RuleBookId book, List<Parameter> parameters) {
    List<Contradiction> contradictions = new ArrayList<>();
    List<Limit> limits = new ArrayList<>();
    for (Declared each : records) {
      String prefix = each.prefix();
      for (Excludes says : each.type().getAnnotationsByType(Excludes.class)) {
        if (asks(says.only(), book)) {
          contradictions.add(
              new Contradiction(
                  Stream.of(says.value())
                      .map(f -> QuestionFact.read(f, prefix, parameters))
                      .toList(),
                  says.says().replace("%s", each.called())));
        }
      }
      for (AtMost says : each.type().getAnnotationsByType(AtMost.class)) {
        if (asks(says.only(), book)) {
          limits.add(
              new Limit(
                  Stream.of(says.value())
                      .map(n -> QuestionFact.named(n, prefix, parameters))
                      .toList(),
                  Stream.of(says.of()).map(n -> QuestionFact.named(n, prefix, parameters)).toList(),
                  says.says().replace("%s", each.called())));
        }
      }
    }
    return new Consistency(contradictions, limits);
  }

  private static boolean asks(String[] only, RuleBookId book) {
    return only.length == 0 || List.of(only).contains(book.id());
  }

  /**
   * Refuses a question that contradicts itself.
   *
   * @throws InvalidQuestionException with the reason
   */
  void check(Question question) {
    contradictions.forEach(each -> each.check(question));
    limits.forEach(each -> each.check(question));
  }
}
