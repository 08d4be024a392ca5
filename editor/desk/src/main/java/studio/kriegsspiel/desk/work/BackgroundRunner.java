package studio.kriegsspiel.desk.work;

import java.util.List;
import java.util.concurrent.CancellationException;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.Executor;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;

/**
 * The one way long work leaves the event thread. Work runs on {@code workers}; progress and results
 * come back through {@code events}.
 */
public final class BackgroundRunner {
  private static final long PATIENCE_SECONDS = 5;

  private final ExecutorService workers;
  private final Executor events;
  private final Runnable whenClosed;
  private final List<Job> jobs = new CopyOnWriteArrayList<>();
  private final List<Runnable> listeners = new CopyOnWriteArrayList<>();

  /**
   * A piece of work.
   *
   * @param <T> what comes out
   */
  @FunctionalInterface
  public interface Work<T> {
    /**
     * Does it, on a thread of the runner.
     *
     * @throws Exception if it cannot; the message is shown to the author
     */
    T run(JobProgress progress) throws Exception;
  }

  /**
   * A runner.
   *
   * @param workers where work runs
   * @param events runs things on the event thread
   */
  public BackgroundRunner(ExecutorService workers, Executor events) {
    this(workers, events, () -> {});
  }

  /**
   * A runner with which something else ends.
   *
   * @param workers where work runs
   * @param events runs things on the event thread
   * @param whenClosed ends what would outlive the runner, such as the clock of its pauses
   */
  public BackgroundRunner(ExecutorService workers, Executor events, Runnable whenClosed) {
    this.workers = workers;
    this.events = events;
    this.whenClosed = whenClosed;
  }

  /** Is called on the event thread whenever a job begins, gets on or ends. */
  public void addListener(Runnable listener) {
    listeners.add(listener);
  }

  /** The jobs under way that an author should see, oldest first. */
  public List<Job> shownJobs() {
    return jobs.stream().filter(Job::isShown).toList();
  }

  /** Whether anything runs, shown or not. */
  public boolean isBusy() {
    return !jobs.isEmpty();
  }

  /** Starts work that the status line shows; see {@link #startQuietly}. */
  public <T> Job start(
      String title, long version, Work<T> work, Consumer<WorkOutcome<T>> whenDone) {
    return start(new Job(title, true), version, work, whenDone);
  }

  /**
   * Starts work that the status line does not show.
   *
   * @param version the version of the text the work sees; the outcome carries it
   * @param whenDone called on the event thread
   */
  public <T> Job startQuietly(
      String title, long version, Work<T> work, Consumer<WorkOutcome<T>> whenDone) {
    return start(new Job(title, false), version, work, whenDone);
  }

  private <T> Job start(Job job, long version, Work<T> work, Consumer<WorkOutcome<T>> whenDone) {
    if (workers.isShutdown()) {
      job.cancel();
      return job;
    }
    jobs.add(job);
    tell();
    workers.execute(
        () -> {
          WorkOutcome<T> outcome = run(job, version, work);
          jobs.remove(job);
          events.execute(
              () -> {
                whenDone.accept(outcome);
                listeners.forEach(Runnable::run);
              });
        });
    return job;
  }

  private <T> WorkOutcome<T> run(Job job, long version, Work<T> work) {
    try {
      if (job.isCancelled()) {
        return new WorkOutcome.Cancelled<>(version);
      }
      T value = work.run(progressOf(job));
      return job.isCancelled()
          ? new WorkOutcome.Cancelled<>(version)
          : new WorkOutcome.Done<>(version, value);
    } catch (CancellationException e) {
      return new WorkOutcome.Cancelled<>(version);
    } catch (Exception | Error e) {
      // Whatever it is, whoever waits for the work must hear of it.
      return job.isCancelled()
          ? new WorkOutcome.Cancelled<>(version)
          : new WorkOutcome.Failed<>(version, sentenceOf(job, e), e);
    }
  }

  private static String sentenceOf(Job job, Throwable e) {
    String message = e.getMessage();
    return message == null || message.isBlank()
        ? job.title() + " failed (" + e.getClass().getSimpleName() + ")."
        : message;
  }

  private JobProgress progressOf(Job job) {
    return new JobProgress() {
      @Override
      public void report(double fraction, String what) {
        job.moveTo(fraction, what);
        tell();
      }

      @Override
      public boolean isCancelled() {
        return job.isCancelled();
      }
    };
  }

  private void tell() {
    onEvents(() -> listeners.forEach(Runnable::run));
  }

  /** Has something done on the event thread; work that is under way tells so what it knows. */
  public void onEvents(Runnable what) {
    events.execute(what);
  }

  /**
   * Cancels everything and takes no more work. Waits a moment for what is under way to end by
   * itself, so that nothing half-written is left behind.
   */
  public void close() {
    jobs.forEach(Job::cancel);
    whenClosed.run();
    workers.shutdown();
    try {
      if (!workers.awaitTermination(PATIENCE_SECONDS, TimeUnit.SECONDS)) {
        workers.shutdownNow();
      }
    } catch (InterruptedException hurried) {
      workers.shutdownNow();
      Thread.currentThread().interrupt();
    }
  }
}
