package studio.kriegsspiel.scenario.plan;

/** How often a patrol goes out. */
public sealed interface Outings {

  /** Out and back, once. */
  record Once() implements Outings {}

  /** Out and back without a rest, as long as its hours last. */
  record Repeating() implements Outings {}

  /**
   * Out and back, setting out anew so long after it set out last, or as soon as it is back.
   *
   * @param interval from one setting out to the next
   */
  record Every(Interval interval) implements Outings {}
}
