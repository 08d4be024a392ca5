package studio.kriegsspiel.drawing.analysis;

import java.util.OptionalDouble;

/**
 * The ground under a line, seen from the side. All heights are metres above datum.
 *
 * @param ground heights at equal steps from one end to the other, NaN where unknown
 * @param lengthMetres length of the line
 * @param fromMetres height where the line begins, such as the eye's
 * @param toMetres height where it ends, such as the top of the target
 * @param obstacleMetres where on the line something hides the end, nothing if it is free
 * @param obstacleTopMetres how high that stands; of no account if the line is free
 */
public record Profile(
    double[] ground,
    double lengthMetres,
    double fromMetres,
    double toMetres,
    OptionalDouble obstacleMetres,
    double obstacleTopMetres) {

  /** Refuses lines without length or with fewer than two heights. */
  public Profile {
    if (ground.length < 2 || !(lengthMetres > 0)) {
      throw new IllegalArgumentException("A profile needs a length and at least two heights.");
    }
    ground = ground.clone();
  }

  /** The lowest and the highest of all that is drawn. */
  double[] range() {
    double lowest = Math.min(fromMetres, toMetres);
    double highest = Math.max(fromMetres, toMetres);
    for (double each : ground) {
      if (!Double.isNaN(each)) {
        lowest = Math.min(lowest, each);
        highest = Math.max(highest, each);
      }
    }
    if (obstacleMetres.isPresent()) {
      highest = Math.max(highest, obstacleTopMetres);
    }
    return new double[] {lowest, Math.max(highest, lowest + 5)};
  }
}
