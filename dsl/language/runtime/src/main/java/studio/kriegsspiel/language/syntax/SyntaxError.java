package studio.kriegsspiel.language.syntax;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.IntUnaryOperator;

/**
 * One place the parser could not understand.
 *
 * @param offset first character concerned
 * @param length number of characters concerned
 * @param kind what kind of fault
 * @param message one sentence in an umpire's words
 * @param hint what a statement of this kind looks like
 * @param replacement the word probably meant instead
 * @param suspects words that may be misspelt, of which it is still to be tried whether one can be
 */
public record SyntaxError(
    int offset,
    int length,
    Kind kind,
    String message,
    Optional<String> hint,
    Optional<Replacement> replacement,
    List<Suspect> suspects) {
  /** Copies the list. */
  public SyntaxError {
    suspects = List.copyOf(suspects);
  }

  /** A fault of which all is known. */
  SyntaxError(
      int offset,
      int length,
      Kind kind,
      String message,
      Optional<String> hint,
      Optional<Replacement> replacement) {
    this(offset, length, kind, message, hint, replacement, List.of());
  }

  /** The same with all places as {@code places} has them. */
  SyntaxError at(IntUnaryOperator places) {
    return new SyntaxError(
        places.applyAsInt(offset),
        length,
        kind,
        message,
        hint,
        replacement,
        suspects.stream().map(each -> each.at(places)).toList());
  }

  /**
   * What may be meant instead.
   *
   * @param word empty to take out what stands there
   * @param certain whether nothing else can be meant
   */
  public record Replacement(String word, boolean certain) {}

  /**
   * A word that may be a slip of the pen.
   *
   * @param offset its first character
   * @param word as it is written
   * @param after the word before it; empty at the beginning of its line
   * @param fault where the text was not understood, at this word or behind it
   * @param stray whether it stands once in the text and names nothing
   */
  record Suspect(int offset, String word, String after, int fault, boolean stray) {
    private Suspect at(IntUnaryOperator places) {
      return new Suspect(places.applyAsInt(offset), word, after, places.applyAsInt(fault), stray);
    }
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
