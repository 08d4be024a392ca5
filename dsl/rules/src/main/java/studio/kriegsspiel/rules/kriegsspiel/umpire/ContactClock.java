package studio.kriegsspiel.rules.kriegsspiel.umpire;

import studio.kriegsspiel.rules.Fraction;

/**
 * How many moves the umpire can take together before two bodies meet ({@code Reisswitz 1824},
 * Introduction, §6): as long as they cannot come within reach of each other.
 */
public final class ContactClock {

  private ContactClock() {}

  /**
   * Whole moves that pass before bodies so far apart can come within reach.
   *
   * @param pacesApart distance between their heads
   * @param reachPaces distance at which single moves begin (sight or fire)
   * @param closingPacesPerMove their rates together
   */
  public static long movesTogether(int pacesApart, int reachPaces, int closingPacesPerMove) {
    if (pacesApart <= reachPaces) {
      return 0;
    }
    if (closingPacesPerMove <= 0) {
      return Long.MAX_VALUE;
    }
    return Fraction.of(pacesApart - reachPaces, closingPacesPerMove).ceiling() - 1;
  }
}
