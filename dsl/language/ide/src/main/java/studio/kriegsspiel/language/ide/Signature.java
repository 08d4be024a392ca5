package studio.kriegsspiel.language.ide;

import java.util.List;

/**
 * What the statement that is being written looks like.
 *
 * @param example one that is complete
 * @param from where the part that comes next begins in the example
 * @param to where it ends; the same where the example has no such part
 * @param next what may come next, in an umpire's words
 * @param doc a sentence with all examples
 */
public record Signature(String example, int from, int to, List<String> next, String doc) {
  /** Copies the list. */
  public Signature {
    next = List.copyOf(next);
  }
}
