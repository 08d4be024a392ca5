package studio.kriegsspiel.language.syntax;

import java.util.Arrays;
import java.util.Optional;

/**
 * One place the parser could not understand.
 *
 * @param offset first character concerned
 * @param length number of characters concerned
 * @param kind what kind of fault
 * @param message one sentence in an umpire's words
 * @param hint what a statement of this kind looks like
 * @param replacement the word probably meant instead
 */
public record SyntaxError(
    int offset,
    int length,
    Kind kind,
    String message,
    Optional<String> hint,
    Optional<String> replacement) {
  /** The same at another place. */
  SyntaxError at(int place) {
    return new SyntaxError(place, length, kind, message, hint, replacement);
  }

  /** Kinds of fault. */
  public enum Kind {
    UNEXPECTED("KS-SYN-001"),
    MISSING("KS-SYN-002"),
    UNCLOSED("KS-SYN-003"),
    CHARACTER("KS-SYN-004"),
    TOO_MUCH("KS-SYN-009");

    private final String id;

    Kind(String id) {
      this.id = id;
    }

    /** Whether findings of that id are errors of form. */
    public static boolean isId(String id) {
      return Arrays.stream(values()).anyMatch(kind -> kind.id.equals(id));
    }

    /** The finding's id. */
    public String id() {
      return id;
    }
  }
}
