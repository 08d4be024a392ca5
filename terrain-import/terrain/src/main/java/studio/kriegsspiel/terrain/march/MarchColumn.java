package studio.kriegsspiel.terrain.march;

import studio.kriegsspiel.terrain.MapPoint;

/**
 * A column on its way: its tail follows the way of its head.
 *
 * @param route the way of the head
 * @param lengthMetres head to tail on the march
 */
public record MarchColumn(MarchRoute route, double lengthMetres) {

  /** Refuses lengths below 0. */
  public MarchColumn {
    if (!(lengthMetres >= 0 && Double.isFinite(lengthMetres))) {
      throw new IllegalArgumentException("A column is 0 or more metres long.");
    }
  }

  /**
   * Length of a column that must narrow.
   *
   * @param lengthMetres its length on its usual front
   * @param usualFront its usual front, in files or in metres
   * @param narrowFront the front the road leaves it, in the same measure
   */
  public static double narrowedMetres(double lengthMetres, double usualFront, double narrowFront) {
    return narrowFront >= usualFront ? lengthMetres : lengthMetres * usualFront / narrowFront;
  }

  /** Where the head is so many minutes after it set out. */
  public MapPoint headAfter(double minutes) {
    return route.pointAfterMetres(route.metresAfter(minutes));
  }

  /** Where the tail is; as long as it has not set out, at the start. */
  public MapPoint tailAfter(double minutes) {
    return route.pointAfterMetres(tailMetres(minutes));
  }

  /** When the tail sets out. */
  public double tailStartsMinutes() {
    return route.minutesAfterMetres(lengthMetres);
  }

  /** When the tail has come up to the goal and the column is closed up there. */
  public double tailArrivesMinutes() {
    return route.totalMinutes() + lengthMetres / route.lastMetresPerMinute();
  }

  private double tailMetres(double minutes) {
    double head = route.metresAfter(minutes);
    double closed = Math.max(0, minutes - route.totalMinutes()) * route.lastMetresPerMinute();
    return Math.max(0, head + (closed > 0 ? closed : 0) - lengthMetres);
  }
}
