package studio.kriegsspiel.importer.job;

import java.util.OptionalLong;
import java.util.concurrent.TimeUnit;
import java.util.function.LongSupplier;

/**
 * How long work will still take, from the time its share so far has taken. Says nothing until
 * enough is done to tell. For the line of a terminal and that of a window alike. Thread-safe.
 */
public final class Remaining {
  private static final double LEAST_SHARE = 0.03;
  private static final long LEAST_NANOS = TimeUnit.SECONDS.toNanos(3);

  private final LongSupplier clock;
  private final long begun;
  private long seconds = -1;

  /** Begins now, on a clock of nanoseconds. */
  public Remaining(LongSupplier clock) {
    this.clock = clock;
    this.begun = clock.getAsLong();
  }

  /** Hears how much is done, 0 to 1; negative if nobody can tell. */
  public synchronized void at(double share) {
    long taken = clock.getAsLong() - begun;
    boolean known = share >= LEAST_SHARE && taken >= LEAST_NANOS;
    seconds =
        known
            ? Math.max(0, Math.round(taken / share * (1 - share) / TimeUnit.SECONDS.toNanos(1)))
            : -1;
  }

  /** Seconds left, if they can be told. */
  public synchronized OptionalLong findSeconds() {
    return seconds < 0 ? OptionalLong.empty() : OptionalLong.of(seconds);
  }

  /** Seconds in words no more exact than they are. */
  public static String words(long seconds) {
    if (seconds < 10) {
      return "a few seconds left";
    }
    if (seconds < 90) {
      return "about " + (seconds + 5) / 10 * 10 + " seconds left";
    }
    long minutes = (seconds + 30) / 60;
    return minutes < 90
        ? "about " + minutes + " minutes left"
        : "about " + (minutes + 30) / 60 + " hours left";
  }
}
