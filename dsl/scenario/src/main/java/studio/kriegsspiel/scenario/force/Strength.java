package studio.kriegsspiel.scenario.force;

import java.util.List;
import java.util.OptionalInt;

/**
 * A unit's own strength as written, without its parts.
 *
 * @param men men of all ranks under arms; for cavalry, riders
 * @param squadrons number of squadrons where cavalry is given by squadrons
 * @param ordnance guns and howitzers, empty for other arms
 * @param train wagons and pontoons
 */
public record Strength(
    OptionalInt men, OptionalInt squadrons, List<Ordnance> ordnance, Train train) {

  /** A strength of which nothing is known. */
  public static final Strength UNKNOWN =
      new Strength(OptionalInt.empty(), OptionalInt.empty(), List.of());

  /** Copies the list. */
  public Strength {
    ordnance = List.copyOf(ordnance);
  }

  /** A strength without wagons. */
  public Strength(OptionalInt men, OptionalInt squadrons, List<Ordnance> ordnance) {
    this(men, squadrons, ordnance, Train.NONE);
  }

  /** Pieces of all kinds together. */
  public int pieces() {
    int pieces = 0;
    for (Ordnance each : ordnance) {
      pieces += each.pieces();
    }
    return pieces;
  }
}
