package studio.kriegsspiel.reading.decision;

import java.util.List;
import studio.kriegsspiel.rules.procedure.ChoiceWords;
import studio.kriegsspiel.rules.procedure.Parameter;

/**
 * One field of a question, as people read it.
 *
 * @param parameter what the question takes
 * @param label its name in plain words
 * @param unit its unit of measure, such as {@code paces}; may be empty
 * @param value what stands in it, as the question takes it; empty where it is open
 * @param basis where the value comes from
 * @param origin the same in words
 */
public record DecisionField(
    Parameter parameter, String label, String unit, String value, Basis basis, String origin) {

  /** Where a value comes from. */
  public enum Basis {
    /** The text, the ground or the tracks give it. */
    SITUATION,
    /** An earlier decision of the game left it. */
    GAME,
    /** Nothing is known of it, and the question's own value stands. */
    USUAL,
    /** Nothing is known of it, and the question cannot be put without it. */
    OPEN,
    /** Somebody wrote it. */
    TYPED
  }

  /** The value in words for people. */
  public String words() {
    return value.isEmpty() ? "" : ChoiceWords.of(parameter, value);
  }

  /** The values it may have in words for people, where they are few and named. */
  public List<String> choices() {
    return parameter.allowed().stream().map(each -> ChoiceWords.of(parameter, each)).toList();
  }

  DecisionField with(String other, Basis from, String words) {
    return new DecisionField(parameter, label, unit, other, from, words);
  }
}
