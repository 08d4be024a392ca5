package studio.kriegsspiel.terrain.march;

import java.util.Optional;
import studio.kriegsspiel.terrain.MapPoint;

/** Asks the ground for times of marches. Knows no rule book: rates come from the caller. */
public final class GroundMarch {

  private GroundMarch() {}

  /**
   * Times from a start to everywhere.
   *
   * @throws IllegalArgumentException if the start is not on the ground
   */
  public static MarchTimes from(MarchGround ground, MapPoint start, MarchRates rates) {
    return within(ground, start, rates, Double.POSITIVE_INFINITY);
  }

  /**
   * Times from a start to everywhere that is reached in so many minutes; sooner done than all.
   *
   * @throws IllegalArgumentException if the start is not on the ground
   */
  public static MarchTimes within(
      MarchGround ground, MapPoint start, MarchRates rates, double mostMinutes) {
    return new LevelSearch(ground, rates, mostMinutes, false).run(start, null);
  }

  /**
   * Times from a start to everywhere where up and down differ. Distances on level ground are true
   * to 1 %; slower than {@link #from(MarchGround, MapPoint, MarchRates)}.
   *
   * @throws IllegalArgumentException if the start is not on the ground
   */
  public static MarchTimes from(MarchGround ground, MapPoint start, DirectedRates rates) {
    return within(ground, start, rates, Double.POSITIVE_INFINITY);
  }

  /**
   * Times from a start to everywhere that is reached in so many minutes, where up and down differ.
   *
   * @throws IllegalArgumentException if the start is not on the ground
   */
  public static MarchTimes within(
      MarchGround ground, MapPoint start, DirectedRates rates, double mostMinutes) {
    return new SlopeSearch(ground, rates, mostMinutes, false).run(start, null);
  }

  /**
   * The quickest way to one goal, nothing where the body cannot come; sooner done than times to
   * everywhere.
   *
   * @throws IllegalArgumentException if the start is not on the ground
   */
  public static Optional<MarchRoute> findRoute(
      MarchGround ground, MapPoint start, MapPoint goal, MarchRates rates) {
    return new LevelSearch(ground, rates, Double.POSITIVE_INFINITY, false)
        .run(start, goal)
        .findRoute(goal);
  }

  /**
   * The quickest way to one goal where up and down differ, nothing where the body cannot come.
   *
   * @throws IllegalArgumentException if the start is not on the ground
   */
  public static Optional<MarchRoute> findRoute(
      MarchGround ground, MapPoint start, MapPoint goal, DirectedRates rates) {
    return new SlopeSearch(ground, rates, Double.POSITIVE_INFINITY, false)
        .run(start, goal)
        .findRoute(goal);
  }

  /**
   * The way a column takes to one goal: the quickest, but on roads where these cost it no more than
   * 3 % of the time, as where a book gives roads and fields one rate. Nothing where the body cannot
   * come.
   *
   * @throws IllegalArgumentException if the start is not on the ground
   */
  public static Optional<MarchRoute> findRoadRoute(
      MarchGround ground, MapPoint start, MapPoint goal, MarchRates rates) {
    return new LevelSearch(ground, rates, Double.POSITIVE_INFINITY, true)
        .run(start, goal)
        .findRoute(goal);
  }

  /**
   * The way a column takes to one goal where up and down differ, as {@link
   * #findRoadRoute(MarchGround, MapPoint, MapPoint, MarchRates)}.
   *
   * @throws IllegalArgumentException if the start is not on the ground
   */
  public static Optional<MarchRoute> findRoadRoute(
      MarchGround ground, MapPoint start, MapPoint goal, DirectedRates rates) {
    return new SlopeSearch(ground, rates, Double.POSITIVE_INFINITY, true)
        .run(start, goal)
        .findRoute(goal);
  }

  /**
   * The ways of {@link #findRoadRoute(MarchGround, MapPoint, MapPoint, MarchRates)} to every goal
   * that is reached in so many minutes.
   *
   * @throws IllegalArgumentException if the start is not on the ground
   */
  public static Ways roadWays(
      MarchGround ground, MapPoint start, MarchRates rates, double mostMinutes) {
    return new LevelSearch(ground, rates, mostMinutes, true).run(start, null)::findRoute;
  }

  /**
   * The same where up and down differ.
   *
   * @throws IllegalArgumentException if the start is not on the ground
   */
  public static Ways roadWays(
      MarchGround ground, MapPoint start, DirectedRates rates, double mostMinutes) {
    return new SlopeSearch(ground, rates, mostMinutes, true).run(start, null)::findRoute;
  }
}
