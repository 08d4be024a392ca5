package studio.kriegsspiel.rules.kriegskunst;

import java.util.Optional;
import java.util.OptionalInt;
import studio.kriegsspiel.rules.procedure.Ask;
import studio.kriegsspiel.rules.procedure.Decision;

/**
 * What a unit has lost so far.
 *
 * @param strength figures it began the battle with, where it is kept
 * @param lostThisTurn figures it lost this turn already
 */
public record Toll(
    @Ask(value = "figures it began the battle with", least = 1, most = 999) OptionalInt strength,
    @Ask(value = "figures lost this turn before", most = 999, or = "0") int lostThisTurn) {
  private static final int HALF = 50;

  /** Percent of its strength that a unit of so many figures has lost. */
  static int percent(int strength, int figures) {
    return Math.max(0, 100 * (strength - figures) / strength);
  }

  /** Whether a unit of so many figures has lost half of its strength, where that is told. */
  Optional<Boolean> findHalfLost(int figures) {
    return strength.isEmpty()
        ? Optional.empty()
        : Optional.of(percent(strength.getAsInt(), figures) >= HALF);
  }

  /** A decision that leaves the unit so many figures fewer. */
  Decision.Decided leave(Decision.Decided decided, String role, OptionalInt figures, int lost) {
    Decision.Decided left = decided.after(role, "lost-this-turn", lostThisTurn + lost);
    if (figures.isEmpty()) {
      return left;
    }
    int remain = figures.getAsInt() - lost;
    if (remain <= 0) {
      return decided.gone(role);
    }
    left = left.after(role, "figures", remain);
    if (strength.isEmpty()) {
      return left;
    }
    int percent = percent(strength.getAsInt(), remain);
    return left.after(role, "casualties", percent).after(role, "half-lost", percent >= HALF);
  }
}
