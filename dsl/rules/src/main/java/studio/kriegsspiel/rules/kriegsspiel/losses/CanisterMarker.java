package studio.kriegsspiel.rules.kriegsspiel.losses;

/** The counter beside a unit under canister (British 1815, Casualties). */
public enum CanisterMarker {
  /** No canister in the last move. */
  NONE,
  /** Canister in the last move. */
  LIGHT,
  /** Canister in two consecutive moves: one step of die worse in close combat. */
  BLACK;

  /** The counter after one more move, under canister or not. */
  public CanisterMarker afterMove(boolean underCanister) {
    if (!underCanister) {
      return NONE;
    }
    return this == NONE ? LIGHT : BLACK;
  }

  /** Steps of die the unit loses in close combat. */
  public int dieSteps() {
    return this == BLACK ? 1 : 0;
  }
}
