package studio.kriegsspiel.desktop.model.work;

/** How a piece of work ended. */
public sealed interface Outcome<T> {
  /**
   * It was done.
   *
   * @param version the version of the text it saw
   * @param value what came out
   */
  record Done<T>(long version, T value) implements Outcome<T> {}

  /**
   * It failed.
   *
   * @param version the version of the text it saw
   * @param sentence what went wrong, for the author
   * @param cause the exception
   */
  record Failed<T>(long version, String sentence, Throwable cause) implements Outcome<T> {}

  /**
   * It was cancelled.
   *
   * @param version the version of the text it saw
   */
  record Cancelled<T>(long version) implements Outcome<T> {}

  /** The version of the text it saw. */
  long version();
}
