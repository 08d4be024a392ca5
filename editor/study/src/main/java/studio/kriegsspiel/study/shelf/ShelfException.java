package studio.kriegsspiel.study.shelf;

/** Something that cannot be fetched, packed or put on the shelf; its message is one sentence. */
public final class ShelfException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  /** Says what, and where possible what to do instead. */
  public ShelfException(String sentence) {
    super(sentence);
  }

  /** The same with its cause for the log. */
  public ShelfException(String sentence, Throwable cause) {
    super(sentence, cause);
  }
}
