package studio.kriegsspiel.desk.work;

import java.util.function.Consumer;

/** How a piece of work ended. */
public sealed interface WorkOutcome<T> {
  /**
   * It was done.
   *
   * @param version the version of the text it saw
   * @param value what came out
   */
  record Done<T>(long version, T value) implements WorkOutcome<T> {
    @Override
    public void match(
        Consumer<Done<T>> done, Consumer<Failed<T>> failed, Consumer<Cancelled<T>> cancelled) {
      done.accept(this);
    }
  }

  /**
   * It failed.
   *
   * @param version the version of the text it saw
   * @param sentence what went wrong, for the author
   * @param cause the exception
   */
  record Failed<T>(long version, String sentence, Throwable cause) implements WorkOutcome<T> {
    @Override
    public void match(
        Consumer<Done<T>> done, Consumer<Failed<T>> failed, Consumer<Cancelled<T>> cancelled) {
      failed.accept(this);
    }
  }

  /**
   * It was cancelled.
   *
   * @param version the version of the text it saw
   */
  record Cancelled<T>(long version) implements WorkOutcome<T> {
    @Override
    public void match(
        Consumer<Done<T>> done, Consumer<Failed<T>> failed, Consumer<Cancelled<T>> cancelled) {
      cancelled.accept(this);
    }
  }

  /** The version of the text it saw. */
  long version();

  /** Goes on as it ended; who adds another end is asked what then. */
  void match(Consumer<Done<T>> done, Consumer<Failed<T>> failed, Consumer<Cancelled<T>> cancelled);
}
