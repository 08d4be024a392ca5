package studio.kriegsspiel.desk.core;

/**
 * A sentence for the status line.
 *
 * @param kind how much it matters
 * @param sentence what to say; empty says nothing
 */
public record Message(Kind kind, String sentence) {
  /** Says nothing. */
  public static final Message NONE = new Message(Kind.INFO, "");

  /** How much a message matters. */
  public enum Kind {
    /** Something was done. */
    INFO,
    /** What can be done now; it stays until something else is said. */
    HINT,
    /** Something could not be done. */
    TROUBLE
  }

  /** Something was done. */
  public static Message info(String sentence) {
    return new Message(Kind.INFO, sentence);
  }

  /** What can be done now. */
  public static Message hint(String sentence) {
    return new Message(Kind.HINT, sentence);
  }

  /** Something could not be done. */
  public static Message trouble(String sentence) {
    return new Message(Kind.TROUBLE, sentence);
  }
}
