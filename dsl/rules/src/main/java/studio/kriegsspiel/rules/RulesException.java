package studio.kriegsspiel.rules;

/** Something asked of the rule books that cannot be answered; the message is one clear sentence. */
public class RulesException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  public RulesException(String message) {
    super(message);
  }

  public RulesException(String message, Throwable cause) {
    super(message, cause);
  }
}
