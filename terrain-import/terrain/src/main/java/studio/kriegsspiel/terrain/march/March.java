package studio.kriegsspiel.terrain.march;

import studio.kriegsspiel.terrain.MapPoint;

/** Asks the ground for times of marches. Knows no rule book: rates come from the caller. */
public final class March {

  private March() {}

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
    return new MarchSearch(ground, rates, mostMinutes).run(start);
  }
}
