package studio.kriegsspiel.rules.field;

import org.jspecify.annotations.Nullable;
import studio.kriegsspiel.rules.Citation;
import studio.kriegsspiel.rules.Fraction;
import studio.kriegsspiel.rules.Layer;

/**
 * The ground troops take up.
 *
 * @param frontage width in the book's unit, null where the book does not say
 * @param depth depth or column length in the book's unit, null where the book does not say
 * @param unit the book's unit in the plural
 * @param metresPerUnit metres in one unit
 * @param frontageCitation what the width rests on
 * @param depthCitation what the depth rests on
 */
public record Footprint(
    @Nullable Fraction frontage,
    @Nullable Fraction depth,
    String unit,
    Fraction metresPerUnit,
    Citation frontageCitation,
    Citation depthCitation) {

  /** Width and depth that rest on one thing. */
  public Footprint(
      @Nullable Fraction frontage,
      @Nullable Fraction depth,
      String unit,
      Fraction metresPerUnit,
      Citation citation) {
    this(frontage, depth, unit, metresPerUnit, citation, citation);
  }

  /** Whether both width and depth are known. */
  public boolean isComplete() {
    return frontage != null && depth != null;
  }

  /** The same with what is missing taken from another in the same unit. */
  public Footprint filledFrom(Footprint usual) {
    return new Footprint(
        frontage == null ? usual.frontage : frontage,
        depth == null ? usual.depth : depth,
        unit,
        metresPerUnit,
        frontage == null ? usual.frontageCitation : frontageCitation,
        depth == null ? usual.depthCitation : depthCitation);
  }

  /** What it rests on: the book before a default. */
  public Citation citation() {
    return frontageCitation.layer() == Layer.DEFAULT ? depthCitation : frontageCitation;
  }

  /** Width in metres, 0 where the book does not say. */
  public double frontageMetres() {
    return frontage == null ? 0 : frontage.times(metresPerUnit).toDouble();
  }

  /** Depth or column length in metres, 0 where the book does not say. */
  public double depthMetres() {
    return depth == null ? 0 : depth.times(metresPerUnit).toDouble();
  }
}
