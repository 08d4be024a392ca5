package studio.kriegsspiel.terrain;

/**
 * Ground data that cannot be used: its message is one sentence that names the source, what is wrong
 * with it and what to do about it.
 */
public final class GroundException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  private final String source;
  private final String fault;
  private final String remedy;

  /**
   * Reports one fault.
   *
   * @param source the file (or part of it) at fault, as the user knows it
   * @param fault what is wrong, a clause without a full stop ("has no coordinate system")
   * @param remedy what to do, a clause without a full stop ("add a .prj file beside it")
   */
  public GroundException(String source, String fault, String remedy) {
    super(source + ": " + fault + "; " + remedy + ".");
    this.source = source;
    this.fault = fault;
    this.remedy = remedy;
  }

  /** Reports one fault and keeps the library's own error for the log. */
  public GroundException(String source, String fault, String remedy, Throwable cause) {
    this(source, fault, remedy);
    initCause(cause);
  }

  /** The file at fault. */
  public String source() {
    return source;
  }

  /** What is wrong with it. */
  public String fault() {
    return fault;
  }

  /** What the user can do. */
  public String remedy() {
    return remedy;
  }
}
