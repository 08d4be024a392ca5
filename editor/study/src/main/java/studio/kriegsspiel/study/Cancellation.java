package studio.kriegsspiel.study;

import java.util.concurrent.CancellationException;

/** Whether nobody waits for an answer any more; asked between the steps of long work. */
@FunctionalInterface
public interface Cancellation {
  /** Somebody waits however long it takes. */
  Cancellation NEVER = () -> false;

  /** Whether the answer is no longer wanted. */
  boolean isCancelled();

  /**
   * Ends the work here if it is cancelled.
   *
   * @throws CancellationException if so
   */
  default void stopIfCancelled() {
    if (isCancelled()) {
      throw new CancellationException();
    }
  }
}
