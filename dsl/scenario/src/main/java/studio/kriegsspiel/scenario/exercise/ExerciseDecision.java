package studio.kriegsspiel.scenario.exercise;

import java.util.List;
import java.util.Optional;
import studio.kriegsspiel.scenario.text.Passage;
import studio.kriegsspiel.scenario.text.TextSpan;
import studio.kriegsspiel.scenario.time.Moment;

/**
 * A point at which a student decides.
 *
 * @param title such as {@code Rounds run short}
 * @param at when it is put to him
 * @param question what he is asked
 * @param expectations what is expected of the answer
 * @param span the whole statement
 */
public record ExerciseDecision(
    String title,
    Optional<Moment> at,
    Optional<Passage> question,
    List<Expectation> expectations,
    TextSpan span) {
  /** Copies the list. */
  public ExerciseDecision {
    expectations = List.copyOf(expectations);
  }
}
