package studio.kriegsspiel.study;

import java.util.concurrent.CancellationException;

/** Whether somebody still waits for an answer; asked between the steps of long work. */
@FunctionalInterface
public interface Wanted {
  /** Somebody waits however long it takes. */
  Wanted ALWAYS = () -> true;

  /** Whether the answer is still wanted. */
  boolean isWanted();

  /**
   * Ends the work here if nobody waits for it.
   *
   * @throws CancellationException if so
   */
  default void stopIfNot() {
    if (!isWanted()) {
      throw new CancellationException();
    }
  }
}
