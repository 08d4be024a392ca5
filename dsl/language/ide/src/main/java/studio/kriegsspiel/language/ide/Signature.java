package studio.kriegsspiel.language.ide;

import java.util.List;

/**
 * The form of the statement that is being written.
 *
 * @param form its parts in order, each as it may be written
 * @param active the part that comes next, counted from 0
 * @param doc a sentence with an example
 */
public record Signature(List<String> form, int active, String doc) {
  /** Copies the list. */
  public Signature {
    form = List.copyOf(form);
  }

  /** All parts in one line. */
  public String label() {
    return String.join(" ", form);
  }
}
