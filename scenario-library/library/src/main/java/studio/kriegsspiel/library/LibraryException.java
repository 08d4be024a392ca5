package studio.kriegsspiel.library;

/** The library that came with the program is damaged; its message names the part and the remedy. */
public final class LibraryException extends RuntimeException {

  private static final long serialVersionUID = 1L;

  /**
   * Reports one fault.
   *
   * @param part the file of the library that is at fault
   * @param fault what is wrong with it, a clause without a full stop
   */
  public LibraryException(String part, String fault) {
    super("The studio's own library is damaged: " + part + " " + fault + "; build it again.");
  }

  /** Reports one fault and keeps its cause for the log. */
  public LibraryException(String part, String fault, Throwable cause) {
    this(part, fault);
    initCause(cause);
  }
}
