package studio.kriegsspiel.desk.work;

import java.util.Optional;
import java.util.function.Consumer;

/**
 * Work that follows something that keeps moving, such as the pointer: one piece runs at a time, the
 * newest wish comes next, and those between are never begun.
 *
 * @param <T> what comes out
 */
public final class Following<T> {
  private final BackgroundRunner runner;
  private final String title;
  private Optional<Wish<T>> next = Optional.empty();
  private Optional<Wish<T>> current = Optional.empty();
  private boolean running;

  private record Wish<T>(
      long version, BackgroundRunner.Work<T> work, Consumer<WorkOutcome<T>> whenDone) {}

  /** Runs on {@code runner} under {@code title}, without being shown. */
  public Following(BackgroundRunner runner, String title) {
    this.runner = runner;
    this.title = title;
  }

  /** Wishes for something; {@code whenDone} hears of it on the event thread unless dropped. */
  public void want(long version, BackgroundRunner.Work<T> work, Consumer<WorkOutcome<T>> whenDone) {
    next = Optional.of(new Wish<>(version, work, whenDone));
    if (!running) {
      begin();
    }
  }

  private void begin() {
    Wish<T> wish = next.orElseThrow();
    current = next;
    next = Optional.empty();
    running = true;
    runner.startQuietly(
        title,
        wish.version,
        wish.work,
        outcome -> {
          running = false;
          if (current.filter(each -> each == wish).isPresent()) {
            current = Optional.empty();
            wish.whenDone.accept(outcome);
          }
          if (next.isPresent() && !running) {
            begin();
          }
        });
  }

  /** Gives up what is wished for and what is under way. */
  public void drop() {
    next = Optional.empty();
    current = Optional.empty();
  }

  /** Whether a result is still to come. */
  public boolean isRunning() {
    return current.isPresent() || next.isPresent();
  }
}
