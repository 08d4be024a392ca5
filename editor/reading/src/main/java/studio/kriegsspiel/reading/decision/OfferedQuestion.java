package studio.kriegsspiel.reading.decision;

import studio.kriegsspiel.rules.procedure.Procedure;
import studio.kriegsspiel.rules.procedure.QuestionKind;

/**
 * A question that can be put.
 *
 * @param fits whether it fits those it would be asked of
 */
public record OfferedQuestion(Procedure procedure, QuestionKind kind, boolean fits) {

  /** What it asks, in words. */
  public String title() {
    return procedure.title();
  }
}
