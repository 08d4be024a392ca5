package studio.kriegsspiel.rules.napoleonic;

import java.util.OptionalInt;
import studio.kriegsspiel.rules.procedure.Amount;
import studio.kriegsspiel.rules.procedure.Decision;

/** What a decision leaves of a unit: its base units and order, and the losses of its army. */
final class Ranks {

  private Ranks() {}

  /** Whether the last base of a unit goes, where its bases are told. */
  static boolean isGone(OptionalInt before, int off) {
    return before.isPresent() && off >= before.getAsInt();
  }

  /** What a result does to a unit, in words: {@code routs and loses 1 base unit}. */
  static String told(OptionalInt before, Effect effect) {
    int off = Math.min(effect.basesLost(), before.orElse(Integer.MAX_VALUE));
    if (isGone(before, off) && off > 0) {
      return "loses its last base unit and is gone";
    }
    String then =
        switch (effect.then()) {
          case UNCHANGED -> "is unchanged";
          case DISRUPTED -> "is disrupted";
          case WITHDRAWS -> "is disrupted and withdraws";
          case RETIRES -> "is disrupted and retires until rallied";
          case GOES_WITH_THEM -> "withdraws in order";
          case HOLDS -> "holds its ground";
          case ROUTS -> "routs";
        };
    return off == 0 ? then : then + " and loses " + Amount.of(off, "base units");
  }

  /**
   * Adds it to a decision; a unit whose last base went is gone.
   *
   * @param before its base units, where they are told
   * @param off base units it loses
   * @param lost base units its army lost before
   */
  static Decision.Decided leave(
      Decision.Decided decided,
      String role,
      OptionalInt before,
      int off,
      int lost,
      Organisation state) {
    Decision.Decided counted = decided.after(role, "lost", lost + off);
    if (isGone(before, off)) {
      return counted.gone(role);
    }
    Decision.Decided left = counted.after(role, "state", state);
    return before.isPresent() ? left.after(role, "bases", before.getAsInt() - off) : left;
  }
}
