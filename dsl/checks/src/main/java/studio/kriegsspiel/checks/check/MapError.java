package studio.kriegsspiel.checks.check;

import java.util.function.Predicate;
import studio.kriegsspiel.checks.print.MessageWords;
import studio.kriegsspiel.scenario.finding.Severity;
import studio.kriegsspiel.terrain.MapPoint;
import studio.kriegsspiel.terrain.ground.PositionError;

/**
 * How far the places of the map may lie from where they were: what hangs on less than that is a
 * note, and says so.
 *
 * @param metres the error that the ground states of its layers, 0 where it states none
 */
public record MapError(double metres) {
  /** A margin of what no error of the map could change. */
  public static final double NONE = Double.MAX_VALUE;

  private static final int DIRECTIONS = 8;

  /** Parts of the error that are tried one after the other. */
  private static final int STEPS = 4;

  /** That of the ground of a run. */
  public static MapError of(CheckContext context) {
    return new MapError(
        context
            .ground()
            .flatMap(ground -> PositionError.of(ground.terrain()))
            .map(PositionError::metres)
            .orElse(0.0));
  }

  /**
   * Makes a note of a finding that hangs on less than the map's error.
   *
   * @param marginMetres how much farther or nearer a thing would have to be for the finding to fall
   * @param hint what to think of where it hangs on more
   */
  public Draft weigh(Draft draft, double marginMetres, String hint) {
    return marginMetres > metres
        ? draft.hint(hint)
        : draft
            .severity(Severity.NOTE)
            .hint(
                MessageWords.say(
                    "it hangs on %,d m, and the map may err by %,d m; %s",
                    Math.round(marginMetres), Math.round(metres), hint));
  }

  /**
   * The least by which a point would have to lie elsewhere for something to be so, looked for in
   * eight directions up to the error; {@link #NONE} where that is not enough.
   */
  public double shiftUntil(MapPoint from, Predicate<MapPoint> isSo) {
    for (int step = 1; step <= STEPS && metres > 0; step++) {
      double far = metres * step / STEPS;
      for (int way = 0; way < DIRECTIONS; way++) {
        if (isSo.test(from.offset(far, way * 360.0 / DIRECTIONS))) {
          return far;
        }
      }
    }
    return NONE;
  }
}
