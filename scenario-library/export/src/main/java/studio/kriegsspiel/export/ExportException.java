package studio.kriegsspiel.export;

/** Files could not be written; the message is a sentence for people. */
public final class ExportException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  /** With the sentence. */
  public ExportException(String message) {
    super(message);
  }

  /** With the sentence and the cause. */
  public ExportException(String message, Throwable cause) {
    super(message, cause);
  }
}
