package studio.kriegsspiel.scenario.news;

/**
 * A number of something, as an observer counts it.
 *
 * @param count how many
 * @param kind of what
 * @param roughly whether it is said to be no exact count
 */
public record Quantity(int count, Kind kind, boolean roughly) {
  /** What observers count. */
  public enum Kind {
    MEN,
    GUNS,
    COMPANIES,
    SQUADRONS,
    BATTALIONS,
    BATTERIES,
    REGIMENTS,
    BRIGADES,
    DIVISIONS
  }
}
