package studio.kriegsspiel.rules.practice;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;

/**
 * What must hold, as {@code first.state=retreating|routing} or {@code !answer.melee}: a word of
 * what was left of a body, or of the last answer. Alone the word holds where it says something that
 * is not no.
 *
 * @param of whose word it is
 * @param word what was left, or the answer's value
 * @param values one of which it must have; none where it must only say something
 * @param not whether it must not be so
 */
public record Proviso(Of of, String word, Set<String> values, boolean not) {
  private static final Set<String> NO = Set.of("", "no", "none", "0", "false");

  /** Whose word is looked at. */
  public enum Of {
    /** What was left of the first body. */
    FIRST,
    /** What was left of the second. */
    SECOND,
    /** What was just answered. */
    ANSWER
  }

  /** Keeps its own copy. */
  public Proviso {
    values = Set.copyOf(values);
  }

  /** One as the data write it, nothing if it is none. */
  static Optional<Proviso> find(String written) {
    boolean not = written.startsWith("!");
    String rest = not ? written.substring(1) : written;
    int dot = rest.indexOf('.');
    if (dot < 0) {
      return Optional.empty();
    }
    int equals = rest.indexOf('=', dot);
    String word = rest.substring(dot + 1, equals < 0 ? rest.length() : equals);
    Set<String> values =
        equals < 0 ? Set.of() : Set.copyOf(List.of(rest.substring(equals + 1).split("\\|", -1)));
    for (Of of : Of.values()) {
      if (of.name().toLowerCase(Locale.ROOT).equals(rest.substring(0, dot)) && !word.isEmpty()) {
        return Optional.of(new Proviso(of, word, values, not));
      }
    }
    return Optional.empty();
  }

  /**
   * Whether it holds.
   *
   * @param said what the word says, nothing where it was never left or answered
   */
  public boolean holds(Optional<String> said) {
    boolean so =
        values.isEmpty()
            ? !NO.contains(said.orElse(""))
            : said.filter(values::contains).isPresent();
    return so != not;
  }
}
