package studio.kriegsspiel.desk.work;

import java.util.Optional;
import java.util.function.Consumer;

/**
 * Work of which only the newest result counts: a new request cancels the one before, and a result
 * that comes late is dropped.
 *
 * @param <T> what comes out
 */
public final class Latest<T> {
  private final BackgroundRunner runner;
  private final String title;
  private Optional<Job> current = Optional.empty();

  /** Runs on {@code runner} under {@code title}, without being shown. */
  public Latest(BackgroundRunner runner, String title) {
    this.runner = runner;
    this.title = title;
  }

  /** Starts anew; {@code whenDone} hears of the outcome unless a later request overtakes it. */
  public void request(
      long version, BackgroundRunner.Work<T> work, Consumer<WorkOutcome<T>> whenDone) {
    cancel();
    Job[] mine = new Job[1];
    Job job =
        runner.startQuietly(
            title,
            version,
            work,
            outcome -> {
              if (mine[0] == null || current.filter(each -> each == mine[0]).isPresent()) {
                current = Optional.empty();
                whenDone.accept(outcome);
              }
            });
    mine[0] = job;
    current = Optional.of(job);
  }

  /** Gives up what is under way. */
  public void cancel() {
    current.ifPresent(Job::cancel);
    current = Optional.empty();
  }

  /** Whether a result is still to come. */
  public boolean isRunning() {
    return current.isPresent();
  }
}
