package studio.kriegsspiel.desk.work;

import java.util.Optional;
import java.util.concurrent.Executor;
import java.util.concurrent.Future;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;

/** Waits for a pause: does a thing on the event thread once nobody has asked again for a while. */
public final class Pause {
  private final ScheduledExecutorService clock;
  private final Executor events;
  private final long milliseconds;
  private final Runnable action;
  private Optional<Future<?>> waiting = Optional.empty();

  /**
   * A pause.
   *
   * @param clock tells when it is over
   * @param events runs things on the event thread
   */
  public Pause(
      ScheduledExecutorService clock, Executor events, long milliseconds, Runnable action) {
    this.clock = clock;
    this.events = events;
    this.milliseconds = milliseconds;
    this.action = action;
  }

  /** Asks; the waiting begins anew. */
  public void ask() {
    forget();
    waiting =
        Optional.of(
            clock.schedule(() -> events.execute(action), milliseconds, TimeUnit.MILLISECONDS));
  }

  /** Gives up waiting. */
  public void forget() {
    waiting.ifPresent(future -> future.cancel(false));
    waiting = Optional.empty();
  }
}
