package studio.kriegsspiel.rules.field;

import studio.kriegsspiel.rules.Citation;
import studio.kriegsspiel.rules.Fraction;

/**
 * How far troops can fire.
 *
 * @param range greatest range in the book's unit
 * @param unit the book's unit in the plural
 * @param metresPerUnit metres in one unit
 * @param citation what it rests on
 */
public record FireRange(Fraction range, String unit, Fraction metresPerUnit, Citation citation) {
  /** Greatest range in metres. */
  public double metres() {
    return range.times(metresPerUnit).toDouble();
  }
}
