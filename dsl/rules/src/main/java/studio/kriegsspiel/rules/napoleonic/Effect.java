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

  /** The order a unit is in after it. */
  Organisation leaves(Organisation before) {
    return switch (then) {
      case UNCHANGED, GOES_WITH_THEM -> before;
      case DISRUPTED, WITHDRAWS, RETIRES, HOLDS -> Organisation.DISRUPTED;
      case ROUTS -> Organisation.ROUTING;
    };
  }

  /** The same for a unit beside the one that loses the base. */
  Effect withoutLoss() {
    return basesLost == 0 ? this : new Effect(0, 0, then, words);
  }

  /** The same for a unit that is not disrupted with the others. */
  Effect inOrder() {
    return new Effect(0, 0, Then.GOES_WITH_THEM, "withdraws, not disrupted");
  }

  /** Whether the unit goes back facing the enemy. */
  boolean withdraws() {
    return then == Then.WITHDRAWS || then == Then.RETIRES || then == Then.GOES_WITH_THEM;
  }

  /** What becomes of the rest. */
  public enum Then {
    UNCHANGED,
    /** Disrupted where it stands. */
    DISRUPTED,
    /** Disrupted and withdrawing at full speed, facing the enemy. */
    WITHDRAWS,
    /** Disrupted, withdrawing, and going on to retire until rallied. */
    RETIRES,
    /** Beyond the opponent's strength, it goes back with the others in good order. */
    GOES_WITH_THEM,
    /** Already disrupted, it holds its ground this move. */
    HOLDS,
    /** Routs at charge speed until it is stopped. */
    ROUTS
  }
}
