package studio.kriegsspiel.rules.procedure;

import studio.kriegsspiel.rules.RulesException;

/** A question whose parameters are missing or no values at all; the message says which and what. */
public final class InvalidQuestionException extends RulesException {
  private static final long serialVersionUID = 1L;

  public InvalidQuestionException(String message) {
    super(message);
  }
}
