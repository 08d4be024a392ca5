package studio.kriegsspiel.scenario.reading;

import java.util.function.Function;

/** Which figures hold where sources disagree. */
public sealed interface ReadingChoice {

  /** What the function of its kind makes of it. */
  <R> R match(Function<Lowest, R> lowest, Function<Highest, R> highest, Function<OfWork, R> ofWork);

  /** The words that choose by size, not by work. */
  String LOWEST = "lowest";

  String HIGHEST = "highest";

  /** Each figure as low as a source has it. */
  record Lowest() implements ReadingChoice {
    @Override
    public <R> R match(
        Function<Lowest, R> lowest, Function<Highest, R> highest, Function<OfWork, R> ofWork) {
      return lowest.apply(this);
    }

    @Override
    public String toString() {
      return LOWEST;
    }
  }

  /** Each figure as high as a source has it. */
  record Highest() implements ReadingChoice {
    @Override
    public <R> R match(
        Function<Lowest, R> lowest, Function<Highest, R> highest, Function<OfWork, R> ofWork) {
      return highest.apply(this);
    }

    @Override
    public String toString() {
      return HIGHEST;
    }
  }

  /**
   * Each figure as one work has it, where it has it.
   *
   * @param work the work, as sources name it, such as {@code Beamish 1837}; pages may be left out
   */
  record OfWork(String work) implements ReadingChoice {
    @Override
    public <R> R match(
        Function<Lowest, R> lowest, Function<Highest, R> highest, Function<OfWork, R> ofWork) {
      return ofWork.apply(this);
    }

    @Override
    public String toString() {
      return "\"" + work + "\"";
    }
  }

  /** The words that {@link #of} reads. */
  default String words() {
    return this instanceof OfWork one ? one.work() : toString();
  }

  /** The choice that some words make. */
  static ReadingChoice of(String words) {
    return switch (words) {
      case LOWEST -> new Lowest();
      case HIGHEST -> new Highest();
      default -> new OfWork(words);
    };
  }
}
