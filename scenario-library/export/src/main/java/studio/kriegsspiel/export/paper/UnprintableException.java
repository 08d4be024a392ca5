package studio.kriegsspiel.export.paper;

/**
 * Something cannot be printed: a text for which there are no letters, a part for which the paper is
 * too small. The message is a sentence for people.
 */
public final class UnprintableException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  /** With the sentence. */
  public UnprintableException(String message) {
    super(message);
  }
}
