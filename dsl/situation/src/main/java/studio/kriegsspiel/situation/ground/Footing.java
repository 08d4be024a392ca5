package studio.kriegsspiel.situation.ground;

import java.util.Optional;
import java.util.function.Predicate;
import studio.kriegsspiel.scenario.place.Direction;
import studio.kriegsspiel.terrain.MapPoint;

/**
 * The nearest point that will do, and the way to it.
 *
 * @param point the point
 * @param paces paces from where the search began
 * @param towards the compass word of the way
 */
public record Footing(MapPoint point, long paces, String towards) {
  private static final int STEP_PACES = 10;
  private static final int DIRECTIONS = 16;

  /** Searches outwards in steps of ten paces along the sixteen points of the compass. */
  public static Optional<Footing> search(
      MapPoint from, double metresPerPace, long mostPaces, Predicate<MapPoint> willDo) {
    for (long paces = STEP_PACES; paces <= mostPaces; paces += STEP_PACES) {
      for (int i = 0; i < DIRECTIONS; i++) {
        Direction direction = new Direction(i * 360.0 / DIRECTIONS);
        MapPoint point = from.offset(paces * metresPerPace, direction.degrees());
        if (willDo.test(point)) {
          return Optional.of(new Footing(point, paces, direction.nearestWord()));
        }
      }
    }
    return Optional.empty();
  }
}
