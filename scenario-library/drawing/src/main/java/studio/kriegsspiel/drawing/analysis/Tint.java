package studio.kriegsspiel.drawing.analysis;

import java.awt.Color;

/**
 * How a class of cells is washed.
 *
 * @param colour translucent, so that the map shows through
 * @param hatched whether only every other stroke is laid, aslant
 */
public record Tint(Color colour, boolean hatched) {

  /** A plain wash. */
  public static Tint plain(Color colour) {
    return new Tint(colour, false);
  }

  /** The same, hatched. */
  public Tint hatch() {
    return new Tint(colour, true);
  }
}
