package studio.kriegsspiel.scenario.news;

import java.util.List;
import java.util.stream.Stream;

/**
 * Facts joined by {@code and}, which binds first, and {@code or}.
 *
 * @param alternatives one of them must hold
 */
public record Condition(List<AllOf> alternatives) {
  /** Keeps its own copy. */
  public Condition {
    alternatives = List.copyOf(alternatives);
  }

  /** Facts that must all hold. */
  public record AllOf(List<Term> terms) {
    /** Keeps its own copy. */
    public AllOf {
      terms = List.copyOf(terms);
    }
  }

  /**
   * A fact or its opposite.
   *
   * @param not whether it must not hold
   */
  public record Term(boolean not, Fact fact) {}

  /** A condition of one fact. */
  public static Condition of(Fact fact) {
    return new Condition(List.of(new AllOf(List.of(new Term(false, fact)))));
  }

  /** All its facts, in the order of the text. */
  public Stream<Fact> facts() {
    return alternatives.stream().flatMap(each -> each.terms().stream()).map(Term::fact);
  }
}
