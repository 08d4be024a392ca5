package studio.kriegsspiel.desk.work;

import java.util.concurrent.CancellationException;

/**
 * What a piece of work says about itself while it runs, and how it learns that it is not wanted.
 */
public interface JobProgress {
  /** Says nothing and is never cancelled. */
  JobProgress NONE =
      new JobProgress() {
        @Override
        public void report(double fraction, String what) {}

        @Override
        public boolean isCancelled() {
          return false;
        }
      };

  /**
   * Says how far the work is.
   *
   * @param fraction from 0 to 1; negative if nobody can tell
   * @param what what is being done, in a few words
   */
  void report(double fraction, String what);

  /** Whether nobody wants the result any more. */
  boolean isCancelled();

  /**
   * Ends the work here if nobody wants it.
   *
   * @throws CancellationException if so
   */
  default void stopIfCancelled() {
    if (isCancelled()) {
      throw new CancellationException();
    }
  }
}
