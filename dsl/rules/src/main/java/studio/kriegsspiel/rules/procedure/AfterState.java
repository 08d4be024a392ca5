package studio.kriegsspiel.rules.procedure;

import java.math.BigDecimal;
import studio.kriegsspiel.rules.Fraction;

/**
 * One thing a decision leaves behind, in the words of the next question: the parameter {@code word}
 * of a procedure that asks about one body, {@code ROLE-word} of one that asks about several ({@code
 * defender-lost-points}).
 *
 * @param body whose state it is, in the role it had here ({@code target}, {@code attacker}); empty
 *     where the decision concerns one body only, or the game
 * @param word the parameter that takes it
 * @param value its value as that parameter takes it
 */
public record AfterState(String body, String word, String value) {

  /**
   * The word that says a body is gone: it lost all it had, and no question is asked of it any more.
   */
  public static final String GONE = "gone";

  /** The value of {@link #GONE} of a body that the enemy has taken. */
  public static final String TAKEN = "taken";

  /** The value of a state that is over: the next question finds nothing of it. */
  public static final String OVER = "";

  /** A state from a number, a fraction, a truth (yes or no), an enum constant or a word. */
  static AfterState of(String body, String word, Object value) {
    String text;
    if (value instanceof Boolean truth) {
      text = truth ? "yes" : "no";
    } else if (value instanceof Enum<?> constant) {
      text = Parameter.word(constant);
    } else if (value instanceof Integer
        || value instanceof Long
        || value instanceof Fraction
        || value instanceof BigDecimal
        || value instanceof String) {
      text = value.toString();
    } else {
      throw new IllegalArgumentException("a state cannot be a " + value.getClass().getName());
    }
    return new AfterState(body, word, text);
  }

  @Override
  public String toString() {
    return (body.isEmpty() ? "" : body + ": ") + word + "=" + value;
  }
}
