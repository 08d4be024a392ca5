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
  ROUTS;

  /** As a sentence says it of one side. */
  String words() {
    return switch (this) {
      case STANDS -> "stands";
      case MAY_FOLLOW_UP -> "may stand or follow up";
      case FOLLOWS_UP -> "follows up";
      case PURSUIT_TEST -> "tests for pursuit";
      case FIGHTS_ON -> "fights on next turn";
      case RETIRES -> "retires to its own lines to reform";
      case PUSHED_BACK -> "is pushed back 6 inches";
      case RETREATS -> "retreats";
      case ROUTS -> "routs";
    };
  }
}
