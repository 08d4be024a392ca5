package studio.kriegsspiel.rules;

/**
 * A rule book that takes part: a line in {@code
 * META-INF/services/studio.kriegsspiel.rules.RegisteredBook} names it, and nothing else need know.
 */
public interface RegisteredBook {

  /** The book. */
  RuleBookId id();
}
