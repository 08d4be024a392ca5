package studio.kriegsspiel.game;

import java.time.LocalDateTime;
import studio.kriegsspiel.rules.procedure.AfterState;

/**
 * One thing that a decision left, as the rule book counts it.
 *
 * @param whose whose state it is
 * @param word the parameter of the book's questions that takes it, such as {@code lost-points}
 * @param value its value as that parameter takes it; empty where it is over
 * @param since the minute of the decision
 */
public record Left(Whose whose, String word, String value, LocalDateTime since) {
  /** Whether nothing is left of it. */
  public boolean isOver() {
    return value.equals(AfterState.OVER);
  }

  /** Whether it counts nothing. */
  boolean isNought() {
    return value.equals("0");
  }

  /** Whether it is of the same body in the same word as another. */
  boolean isInPlaceOf(Left other) {
    return whose.equals(other.whose()) && word.equals(other.word());
  }
}
