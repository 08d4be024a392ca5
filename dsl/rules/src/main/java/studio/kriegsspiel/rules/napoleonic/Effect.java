package studio.kriegsspiel.rules.napoleonic;

/**
 * What a result does to one side.
 *
 * @param basesLost base units removed
 * @param victoryPoints victory points the loss marks
 * @param then what becomes of the rest
 * @param words the same in words
 */
public record Effect(int basesLost, int victoryPoints, Then then, String words) {
  /** Nothing happens to this side. */
  public static final Effect NONE = new Effect(0, 0, Then.UNCHANGED, "unchanged");

  /** What becomes of the rest. */
  public enum Then {
    UNCHANGED,
    /** Disrupted where it stands. */
    DISRUPTED,
    /** Disrupted and withdrawing at full speed, facing the enemy. */
    WITHDRAWS,
    /** Disrupted, withdrawing, and going on to retire until rallied. */
    RETIRES,
    /** Already disrupted, it holds its ground this move. */
    HOLDS,
    /** Routs at charge speed until it is stopped. */
    ROUTS
  }
}
