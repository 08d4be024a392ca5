package studio.kriegsspiel.scenario.force;

import java.util.List;
import java.util.Optional;
import studio.kriegsspiel.scenario.text.TextSpan;

/**
 * A part for one player.
 *
 * @param title what the player is, such as {@code Commander at the farm}
 * @param commands the unit commanded
 * @param superior the unit whose commander gives the orders, none for the head of a side
 * @param duties what he is there for
 * @param span the whole statement
 */
public record Role(
    String title,
    Optional<UnitId> commands,
    Optional<UnitId> superior,
    List<Duty> duties,
    TextSpan span) {
  /** Copies the list. */
  public Role {
    duties = List.copyOf(duties);
  }
}
