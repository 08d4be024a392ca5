package studio.kriegsspiel.scenario.place;

import java.util.EnumMap;
import java.util.Map;
import java.util.OptionalDouble;

/**
 * What written lengths are in metres under one rule book. What the book itself decides is given;
 * the rest is the same under all.
 */
public final class Measures {
  private final Map<LengthUnit, Double> metres = new EnumMap<>(LengthUnit.class);

  /**
   * Measures of a book.
   *
   * @param ofTheBook metres in each unit that the book decides, each greater than zero; the pace is
   *     always among them
   */
  public Measures(Map<LengthUnit, Double> ofTheBook) {
    for (LengthUnit unit : LengthUnit.values()) {
      unit.metres().ifPresent(fixed -> metres.put(unit, fixed));
    }
    metres.putAll(ofTheBook);
    if (!metres.containsKey(LengthUnit.PACES)) {
      throw new IllegalArgumentException("a text may always be written in paces");
    }
  }

  /** Metres in one pace. */
  public double metresPerPace() {
    return metres(LengthUnit.PACES);
  }

  /** Whether lengths can be written so under the book. */
  public boolean has(LengthUnit unit) {
    return metres.containsKey(unit);
  }

  /** Metres in one unit, nothing if the book does not measure so. */
  public OptionalDouble findMetres(LengthUnit unit) {
    Double known = metres.get(unit);
    return known == null ? OptionalDouble.empty() : OptionalDouble.of(known);
  }

  /** A distance in metres, nothing if the book does not measure so. */
  public OptionalDouble findMetres(Distance distance) {
    OptionalDouble one = findMetres(distance.unit());
    return one.isPresent()
        ? OptionalDouble.of(distance.amount() * one.getAsDouble())
        : OptionalDouble.empty();
  }

  /** Whole paces in a length, to the nearest ten. */
  public long roundPaces(double lengthMetres) {
    return Math.round(lengthMetres / metresPerPace() / 10) * 10;
  }

  private double metres(LengthUnit unit) {
    return findMetres(unit).orElseThrow();
  }
}
