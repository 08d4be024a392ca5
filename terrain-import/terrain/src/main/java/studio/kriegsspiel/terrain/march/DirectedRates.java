package studio.kriegsspiel.terrain.march;

/**
 * How fast a body of troops moves where up and down differ: guns that are let down a slope on
 * ropes, or walkers by Naismith's rule. A rule book or a caller gives it.
 */
@FunctionalInterface
public interface DirectedRates {

  /**
   * The rate.
   *
   * @param going what lies there
   * @param slopeBand the band of the steepest slope, 0 for the gentlest, by the bands the ground
   *     was prepared with
   * @param uphillDegrees slope along the way, positive uphill, negative downhill, 0 along the
   *     contour
   * @return metres on the map in a minute; 0, less or NaN where it cannot go
   */
  double metresPerMinute(Underfoot going, int slopeBand, double uphillDegrees);
}
