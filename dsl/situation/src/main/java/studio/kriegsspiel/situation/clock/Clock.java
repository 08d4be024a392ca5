package studio.kriegsspiel.situation.clock;

import java.time.LocalDateTime;
import java.time.temporal.ChronoUnit;
import studio.kriegsspiel.scenario.Header;

/** The time of play, and times in words. */
public final class Clock {
  private final LocalDateTime begins;
  private final LocalDateTime ends;

  public Clock(Header header) {
    this.begins = header.begins();
    this.ends = header.ends();
  }

  /** When play begins. */
  public LocalDateTime begins() {
    return begins;
  }

  /** When play ends. */
  public LocalDateTime ends() {
    return ends;
  }

  /** Whether a time lies within play, both ends included. */
  public boolean holds(LocalDateTime time) {
    return !time.isBefore(begins) && !time.isAfter(ends);
  }

  /** A time in words: {@code 13:30}, with the date where it is not the day play begins. */
  public String show(LocalDateTime time) {
    String clock = two(time.getHour()) + ":" + two(time.getMinute());
    return time.toLocalDate().equals(begins.toLocalDate())
        ? clock
        : clock + " on " + time.toLocalDate();
  }

  /** A time as a scenario writes it, such as {@code 13:30}. */
  public static String write(LocalDateTime time) {
    return two(time.getHour()) + ":" + two(time.getMinute());
  }

  /** A length of time in words: {@code 50 minutes}, {@code 2 h 05 min}. */
  public static String show(long minutes) {
    if (minutes == 1) {
      return "1 minute";
    }
    return minutes < 60
        ? minutes + " minutes"
        : minutes / 60 + " h " + two((int) (minutes % 60)) + " min";
  }

  /** Whole minutes from one time to another. */
  public static long minutes(LocalDateTime from, LocalDateTime to) {
    return ChronoUnit.MINUTES.between(from, to);
  }

  private static String two(int number) {
    return number < 10 ? "0" + number : Integer.toString(number);
  }
}
