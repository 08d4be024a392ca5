package studio.kriegsspiel.terrain.defence;

import java.util.function.Predicate;
import studio.kriegsspiel.terrain.MapPoint;
import studio.kriegsspiel.terrain.ground.Ground;
import studio.kriegsspiel.terrain.ground.GroundPoint;

/**
 * How broad a front finds room at a point.
 *
 * @param leftMetres room to the left of the point, seen by who faces the front
 * @param rightMetres room to the right
 */
public record FrontWidth(double leftMetres, double rightMetres) {

  /** Both sides together. */
  public double metres() {
    return leftMetres + rightMetres;
  }

  /**
   * Measures from a point to both sides until the ground does not serve or a limit is reached.
   *
   * @param facingDegrees the way the front looks, clockwise from grid north
   * @param serves whether troops can stand on a point, by the rule book and their arm
   * @param limitMetres how far to look to each side
   * @param stepMetres how often to look
   */
  public static FrontWidth at(
      Ground ground,
      MapPoint point,
      double facingDegrees,
      Predicate<GroundPoint> serves,
      double limitMetres,
      double stepMetres) {
    if (!(stepMetres > 0)) {
      throw new IllegalArgumentException("The step is more than 0 metres.");
    }
    return new FrontWidth(
        room(ground, point, facingDegrees - 90, serves, limitMetres, stepMetres),
        room(ground, point, facingDegrees + 90, serves, limitMetres, stepMetres));
  }

  private static double room(
      Ground ground,
      MapPoint point,
      double bearing,
      Predicate<GroundPoint> serves,
      double limit,
      double step) {
    double room = 0;
    for (double metres = 0; metres <= limit; metres += step) {
      MapPoint here = point.offset(metres, bearing);
      if (!ground.terrain().extent().contains(here) || !serves.test(ground.at(here))) {
        break;
      }
      room = metres;
    }
    return room;
  }
}
