package studio.kriegsspiel.scenario;

import java.util.List;
import java.util.Optional;
import studio.kriegsspiel.scenario.text.TextSpan;

/**
 * The same scenario with some things otherwise, such as {@code variant "Dry ground" easier for
 * Red}.
 *
 * @param title its title, for the umpire alone
 * @param easierFor the side it is easier for
 * @param changes what is otherwise, in the order of the text
 * @param added what is said besides
 * @param span the whole statement with all that stands below it
 * @param titleSpan the title in it
 */
public record Variant(
    String title,
    Optional<String> easierFor,
    List<Change> changes,
    Additions added,
    TextSpan span,
    TextSpan titleSpan) {
  /** Copies the list. */
  public Variant {
    changes = List.copyOf(changes);
  }
}
