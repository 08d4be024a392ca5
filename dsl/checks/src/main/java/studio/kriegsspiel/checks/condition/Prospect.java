package studio.kriegsspiel.checks.condition;

/**
 * What becomes of a fact, as far as it can be foreseen: what nobody can foresee may come to be.
 *
 * @param now whether it is so when play begins
 * @param ever whether it can come to be so during play
 * @param lasts whether it stays so once it is
 * @param why how that comes about, a clause; empty where it is open
 */
record Prospect(boolean now, boolean ever, boolean lasts, String why) {
  /** Of something that nobody can foresee. */
  static final Prospect OPEN = new Prospect(false, true, false, "");

  static Prospect never(String why) {
    return new Prospect(false, false, false, why);
  }

  static Prospect open(boolean now, boolean lasts, String why) {
    return new Prospect(now, true, lasts, why);
  }

  /** Of the opposite. */
  Prospect not() {
    return new Prospect(!now, !(now && lasts), !ever, why);
  }
}
