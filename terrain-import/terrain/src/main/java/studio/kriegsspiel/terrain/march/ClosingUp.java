package studio.kriegsspiel.terrain.march;

/** Where a column that was drawn out at a narrow place closes up again. */
public enum ClosingUp {
  /**
   * One length of the column behind the place: the front widens there, and the head halts until the
   * tail is through.
   */
  BEHIND_THE_PLACE,
  /** At the goal: the head goes on without a halt and the column stays drawn out. */
  AT_THE_GOAL
}
