package studio.kriegsspiel.checks.ground;

import studio.kriegsspiel.checks.check.CheckContext;
import studio.kriegsspiel.checks.check.Draft;
import studio.kriegsspiel.scenario.finding.Severity;
import studio.kriegsspiel.terrain.ground.PositionError;

/**
 * How far the places of the map may lie from where they were: what hangs on less than that is a
 * note, and says so.
 *
 * @param metres the error that the ground states of its layers, 0 where it states none
 */
record MapError(double metres) {

  /** That of the ground of a run. */
  static MapError of(CheckContext context) {
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
  Draft weigh(Draft draft, double marginMetres, String hint) {
    return marginMetres > metres
        ? draft.hint(hint)
        : draft
            .severity(Severity.NOTE)
            .hint(
                "it hangs on %d m, and the map may err by %d m; %s"
                    .formatted(Math.round(marginMetres), Math.round(metres), hint));
  }
}
