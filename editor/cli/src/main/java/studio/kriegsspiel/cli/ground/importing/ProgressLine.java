package studio.kriegsspiel.cli.ground.importing;

import java.io.PrintStream;
import java.util.OptionalLong;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.function.LongSupplier;
import studio.kriegsspiel.cli.console.Terminal;
import studio.kriegsspiel.importer.job.Progress;
import studio.kriegsspiel.importer.job.Remaining;

/**
 * Shows how far an import has come, on one line that is rewritten where a person watches, and ends
 * it when the process is told to stop: the work then has time to leave nothing half-written.
 */
public final class ProgressLine implements Progress, AutoCloseable {
  private static final int PATIENCE_SECONDS = 30;
  private static final int WIDTH = 24;
  private static final long PAUSE_NANOS = 80_000_000;

  private final PrintStream out;
  private final boolean shown;
  private final LongSupplier clock;
  private final CountDownLatch ended = new CountDownLatch(1);
  private final Thread stopping = new Thread(this::stop, "cancel-import");
  private final Remaining remaining;
  private volatile boolean cancelled;
  private long lastShown;
  private int lastLength;

  /** Listens for the end of the process until closed. */
  public ProgressLine(Terminal terminal) {
    this(terminal, System::nanoTime);
  }

  ProgressLine(Terminal terminal, LongSupplier clock) {
    this.out = terminal.err();
    this.shown = terminal.interactive();
    this.clock = clock;
    this.remaining = new Remaining(clock);
    Runtime.getRuntime().addShutdownHook(stopping);
  }

  private void stop() {
    cancelled = true;
    try {
      ended.await(PATIENCE_SECONDS, TimeUnit.SECONDS);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  @Override
  public synchronized void report(double share, String step) {
    long now = clock.getAsLong();
    if (!shown || (now - lastShown < PAUSE_NANOS && share < 1)) {
      return;
    }
    lastShown = now;
    int full = (int) Math.round(Math.max(0, Math.min(1, share)) * WIDTH);
    String line =
        String.format(
            java.util.Locale.ROOT,
            "[%s%s] %3.0f %%%s %s",
            "#".repeat(full),
            ".".repeat(WIDTH - full),
            100 * Math.max(0, Math.min(1, share)),
            left(share),
            step);
    String cut = line.length() > 78 ? line.substring(0, 78) : line;
    out.print("\r" + cut + " ".repeat(Math.max(0, lastLength - cut.length())));
    out.flush();
    lastLength = cut.length();
  }

  /** Before the step, which may be cut off at the end of the line. */
  private String left(double share) {
    remaining.at(share);
    OptionalLong seconds = remaining.findSeconds();
    return seconds.isPresent() && share < 1
        ? ", " + Remaining.words(seconds.getAsLong()) + ":"
        : "";
  }

  @Override
  public boolean isCancelled() {
    return cancelled;
  }

  /** Takes the line away. */
  @Override
  public synchronized void close() {
    if (lastLength > 0) {
      out.print("\r" + " ".repeat(lastLength) + "\r");
      out.flush();
      lastLength = 0;
    }
    ended.countDown();
    if (!cancelled) {
      try {
        Runtime.getRuntime().removeShutdownHook(stopping);
      } catch (IllegalStateException endingAnyway) {
        cancelled = true;
      }
    }
  }
}
