package studio.kriegsspiel.rules.field;

import org.jspecify.annotations.Nullable;
import studio.kriegsspiel.rules.Citation;
import studio.kriegsspiel.rules.Fraction;

/**
 * The ground troops take up.
 *
 * @param frontage width in the book's unit, null where the book does not say
 * @param depth depth or column length in the book's unit, null where the book does not say
 * @param unit the book's unit in the plural
 * @param metresPerUnit metres in one unit
 * @param citation what it rests on
 */
public record Footprint(
    @Nullable Fraction frontage,
    @Nullable Fraction depth,
    String unit,
    Fraction metresPerUnit,
    Citation citation) {

  /** Width in metres, 0 where the book does not say. */
  public double frontageMetres() {
    return frontage == null ? 0 : frontage.times(metresPerUnit).toDouble();
  }

  /** Depth or column length in metres, 0 where the book does not say. */
  public double depthMetres() {
    return depth == null ? 0 : depth.times(metresPerUnit).toDouble();
  }
}
