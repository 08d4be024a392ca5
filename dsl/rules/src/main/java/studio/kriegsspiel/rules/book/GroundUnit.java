package studio.kriegsspiel.rules.book;

import studio.kriegsspiel.rules.Citation;
import studio.kriegsspiel.rules.Fraction;

/**
 * The one exact conversion between a book's unit of ground and metres.
 *
 * @param singular {@code pace}, {@code inch}, {@code millimetre}, {@code movement space}
 * @param plural {@code paces} ...
 * @param metres metres in one unit, greater than zero
 * @param declaredByScenario whether each battle may declare its own (battle-system's space)
 * @param citation what the figure rests on
 */
public record GroundUnit(
    String singular,
    String plural,
    Fraction metres,
    boolean declaredByScenario,
    Citation citation) {
  public GroundUnit {
    if (metres.signum() <= 0) {
      throw new IllegalArgumentException("a unit of ground is longer than nothing");
    }
  }

  /** So many units in metres, exactly. */
  public Fraction metres(long units) {
    return metres.times(units);
  }

  /** So many units in metres, for geometry and drawing. */
  public double toMetres(double units) {
    return units * metres.numerator() / metres.denominator();
  }

  /** So many metres in units, for geometry; rounding is the caller's named rule. */
  public double fromMetres(double metresOnGround) {
    return metresOnGround * metres.denominator() / metres.numerator();
  }

  /** The same unit at the length a scenario declares. */
  public GroundUnit declared(Fraction metresDeclared) {
    return new GroundUnit(singular, plural, metresDeclared, declaredByScenario, citation);
  }
}
