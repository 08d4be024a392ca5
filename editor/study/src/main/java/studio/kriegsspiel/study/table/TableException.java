package studio.kriegsspiel.study.table;

/** A table that cannot be read; its message is one sentence for the user. */
public final class TableException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  /** Says what is wrong and where. */
  public TableException(String sentence) {
    super(sentence);
  }

  /** The same with its cause for the log. */
  public TableException(String sentence, Throwable cause) {
    super(sentence, cause);
  }
}
