package studio.kriegsspiel.rules.kriegskunst;

/** What a melee does to one side. */
public enum Fate {
  /** It stands where it is. */
  STANDS,
  /** It may stand or follow up. */
  MAY_FOLLOW_UP,
  /** It follows up. */
  FOLLOWS_UP,
  /** It takes a pursuit test. */
  PURSUIT_TEST,
  /** The melee goes on next turn. */
  FIGHTS_ON,
  /** It retires to its own lines to reform. */
  RETIRES,
  /** It is pushed back. */
  PUSHED_BACK,
  /** It retreats. */
  RETREATS,
  /** It routs; a square is broken. */
  ROUTS
}
