package studio.kriegsspiel.reading.decision;

import java.util.Optional;
import studio.kriegsspiel.reading.decision.filling.Fates;
import studio.kriegsspiel.rules.procedure.Parameter;

/** What earlier decisions have left of those whom a question is about. */
@FunctionalInterface
public interface Remembered extends Fates {
  /** Nothing was decided before. */
  Remembered NOTHING = parameter -> Optional.empty();

  /** What stands in a field by what was decided before, if anything. */
  Optional<Kept> find(Parameter parameter);

  /**
   * A value that was left.
   *
   * @param value as the question takes it
   * @param origin when, in a few words: {@code as left at 14:20}
   */
  record Kept(String value, String origin) {}
}
