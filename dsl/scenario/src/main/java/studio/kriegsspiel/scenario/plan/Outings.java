package studio.kriegsspiel.scenario.plan;

import java.util.function.Function;

/** How often a patrol goes out. */
public sealed interface Outings {

  /** What one of these makes of it, by its kind; who adds a kind is asked for one more. */
  <R> R match(Function<Once, R> once, Function<Repeating, R> repeating, Function<Every, R> every);

  /** Out and back, once. */
  record Once() implements Outings {
    @Override
    public <R> R match(
        Function<Once, R> once, Function<Repeating, R> repeating, Function<Every, R> every) {
      return once.apply(this);
    }
  }

  /** Out and back without a rest, as long as its hours last. */
  record Repeating() implements Outings {
    @Override
    public <R> R match(
        Function<Once, R> once, Function<Repeating, R> repeating, Function<Every, R> every) {
      return repeating.apply(this);
    }
  }

  /**
   * Out and back, setting out anew so long after it set out last, or as soon as it is back.
   *
   * @param interval from one setting out to the next
   */
  record Every(Interval interval) implements Outings {
    @Override
    public <R> R match(
        Function<Once, R> once, Function<Repeating, R> repeating, Function<Every, R> every) {
      return every.apply(this);
    }
  }
}
