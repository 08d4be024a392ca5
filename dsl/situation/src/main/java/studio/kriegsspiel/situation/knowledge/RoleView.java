package studio.kriegsspiel.situation.knowledge;

import java.util.List;
import java.util.Optional;

/**
 * A part for one player of the reader's side.
 *
 * @param title what the player is
 * @param commands short name of the unit commanded, if the reader knows of that unit
 * @param superior short name of the unit whose commander gives the orders, likewise
 * @param duties what he is there for, in the words of the language
 * @param heldBy who plays it, where the text says
 */
public record RoleView(
    String title,
    Optional<String> commands,
    Optional<String> superior,
    List<String> duties,
    List<String> heldBy) {
  /** Copies the lists. */
  public RoleView {
    duties = List.copyOf(duties);
    heldBy = List.copyOf(heldBy);
  }
}
