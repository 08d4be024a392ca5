package studio.kriegsspiel.reading.decision.filling;

import java.util.Optional;
import studio.kriegsspiel.scenario.force.UnitId;

/** What earlier decisions have left of bodies that stand near those whom a question is about. */
public interface Fates {
  /** Nothing was decided before. */
  Fates NONE = new Fates() {};

  /** What was left of a body in a word, as far as it still holds. */
  default Optional<String> left(UnitId body, String word) {
    return Optional.empty();
  }

  /** Whether a body lost all it had. */
  default boolean isGone(UnitId body) {
    return false;
  }
}
