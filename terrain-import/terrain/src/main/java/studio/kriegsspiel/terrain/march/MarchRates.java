package studio.kriegsspiel.terrain.march;

/** How fast a body of troops in its formation moves; a rule book gives it. */
@FunctionalInterface
public interface MarchRates {

  /**
   * The rate.
   *
   * @param going what lies there
   * @param slopeBand the band of the steepest slope, 0 for the gentlest, by the bands the ground
   *     was prepared with
   * @return metres in a minute; 0, less or NaN where it cannot go
   */
  double metresPerMinute(Underfoot going, int slopeBand);
}
