package studio.kriegsspiel.scenario.force;

import java.util.List;
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

  /** Whether every figure stated here is the same there. */
  public boolean isAllOf(Figures other) {
    List<Object> own = values();
    List<Object> others = other.values();
    for (int i = 0; i < own.size(); i++) {
      if (isStated(own.get(i)) && !own.get(i).equals(others.get(i))) {
        return false;
      }
    }
    return true;
  }

  /** Whether some figure stated here is the same there. */
  public boolean isPartOf(Figures other) {
    List<Object> own = values();
    List<Object> others = other.values();
    for (int i = 0; i < own.size(); i++) {
      if (isStated(own.get(i)) && own.get(i).equals(others.get(i))) {
        return true;
      }
    }
    return false;
  }

  private List<Object> values() {
    return List.of(
        strength.men(),
        strength.squadrons(),
        strength.ordnance(),
        strength.train().wagons(),
        strength.train().pontoons(),
        ranks,
        losses,
        rounds);
  }

  private static boolean isStated(Object value) {
    return !value.equals(OptionalInt.empty())
        && !value.equals(Optional.empty())
        && !value.equals(List.of());
  }

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
