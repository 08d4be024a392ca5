package studio.kriegsspiel.rules.book;

import java.util.Optional;
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
  private static final Fraction MILLIMETRES = Fraction.of(1000);
  private static final Fraction MILLIMETRES_OF_AN_INCH = Fraction.of(254, 10);

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

  /**
   * The scale of a table that the unit is measured on, as the denominator: {@code 2000} where a
   * millimetre is two metres. Empty where the unit is no length of a table.
   */
  public Optional<Fraction> findTableScale() {
    return switch (singular) {
      case "millimetre" -> Optional.of(metres.times(MILLIMETRES));
      case "inch" -> Optional.of(metres.times(MILLIMETRES).dividedBy(MILLIMETRES_OF_AN_INCH));
      default -> Optional.empty();
    };
  }

  /** The same unit at the length a scenario declares. */
  public GroundUnit declared(Fraction metresDeclared) {
    return new GroundUnit(singular, plural, metresDeclared, declaredByScenario, citation);
  }
}
