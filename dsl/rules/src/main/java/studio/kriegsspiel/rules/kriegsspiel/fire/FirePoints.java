package studio.kriegsspiel.rules.kriegsspiel.fire;

import studio.kriegsspiel.rules.Fraction;

/** Turns exact units of loss into points; the one rounding of fire, halves up (default DF-01). */
public final class FirePoints {

  private FirePoints() {}

  /** Whole points, halves up. */
  public static long rounded(long units, int unitsPerPoint) {
    return Math.floorDiv(2 * units + unitsPerPoint, 2L * unitsPerPoint);
  }

  /** Exact points. */
  public static Fraction exact(long units, int unitsPerPoint) {
    return Fraction.of(units, unitsPerPoint);
  }
}
