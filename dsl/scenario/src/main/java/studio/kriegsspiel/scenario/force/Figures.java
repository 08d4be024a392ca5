package studio.kriegsspiel.scenario.force;

import java.util.Optional;
import java.util.OptionalInt;

/**
 * All figures of one unit as one source has them; what it says nothing of is empty.
 *
 * @param strength men, squadrons, pieces, wagons and pontoons
 * @param ranks ranks deep
 * @param losses what it had lost
 * @param rounds ammunition at hand
 */
public record Figures(
    Strength strength, OptionalInt ranks, Optional<Losses> losses, Optional<Rounds> rounds) {

  /** The figures of a unit as they stand. */
  public static Figures of(Unit unit) {
    Optional<StateAtStart> state = unit.particulars().state();
    return new Figures(
        unit.strength(),
        unit.ranks(),
        state.flatMap(StateAtStart::losses),
        state.flatMap(StateAtStart::rounds));
  }
}
