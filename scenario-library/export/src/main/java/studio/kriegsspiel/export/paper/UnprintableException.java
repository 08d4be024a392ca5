package studio.kriegsspiel.export.paper;

/** A text cannot be set with the letters at hand; the message is a sentence for people. */
public final class UnprintableException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  /** With the sentence. */
  public UnprintableException(String message) {
    super(message);
  }
}
