package studio.kriegsspiel.scenario.edit;

import studio.kriegsspiel.scenario.place.LengthUnit;
import studio.kriegsspiel.scenario.place.Measures;
import studio.kriegsspiel.scenario.place.Position;

/**
 * The unit a distance is written in, and the finest step of it that a hand on a map means.
 *
 * @param unit the unit
 * @param step how many units make one step
 * @param decimals decimals a written amount has
 */
record Grain(LengthUnit unit, double step, int decimals) {

  /** The unit the author used outermost; paces where none, or none of this book, is written. */
  static Grain of(Position position, Measures measures) {
    LengthUnit written =
        position instanceof Position.Offset offset ? offset.distance().unit() : LengthUnit.PACES;
    LengthUnit unit = measures.has(written) ? written : LengthUnit.PACES;
    return switch (unit) {
      case PACES -> new Grain(unit, 10, 0);
      case METRES, YARDS -> new Grain(unit, 5, 0);
      case KILOMETRES, MILES -> new Grain(unit, 0.01, 2);
      case INCHES, SPACES -> new Grain(unit, 0.1, 1);
      case MILLIMETRES -> new Grain(unit, 1, 0);
    };
  }

  /** Metres in one step. */
  double metres(Measures measures) {
    return step * measures.findMetres(unit).orElseThrow();
  }
}
