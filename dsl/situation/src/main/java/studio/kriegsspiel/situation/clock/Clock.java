package studio.kriegsspiel.situation.clock;

import java.time.LocalDateTime;
import java.time.format.DateTimeFormatter;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import studio.kriegsspiel.rules.book.TimeScale;
import studio.kriegsspiel.scenario.Header;
import studio.kriegsspiel.scenario.Phase;
import studio.kriegsspiel.scenario.Visibility;
import studio.kriegsspiel.scenario.news.Release;
import studio.kriegsspiel.scenario.place.Distance;
import studio.kriegsspiel.scenario.plan.Interval;
import studio.kriegsspiel.scenario.time.Moment;

/**
 * The one clock of play: what written moments are under the turn of the rule book, and times in
 * words.
 */
public final class Clock {
  private static final DateTimeFormatter DAY =
      DateTimeFormatter.ofPattern("d MMMM", Locale.ENGLISH);

  private final LocalDateTime begins;
  private final LocalDateTime ends;
  private final TimeScale turn;

  /**
   * The clock of a scenario.
   *
   * @param turn how the rule book, with its switches, divides time
   */
  public Clock(Header header, TimeScale turn) {
    this.begins = header.begins();
    this.turn = turn;
    this.ends = time(header.ends());
  }

  /** How the rule book divides time. */
  public TimeScale turn() {
    return turn;
  }

  /** A written moment on the clock. */
  public LocalDateTime time(Moment moment) {
    return moment.match(
        at -> at.time(),
        of -> begins.plusMinutes((of.move() - 1L) * turn.turnMinutes()),
        after -> begins.plusMinutes(minutes(new Interval(after.count(), after.unit()))));
  }

  /** Minutes in a written length of time. */
  public long minutes(Interval interval) {
    long one =
        switch (interval.unit()) {
          case MINUTES -> 1;
          case HOURS -> 60;
          case MOVES -> turn.turnMinutes();
        };
    return interval.count() * one;
  }

  /** When something counts that is due at a moment: by then, and no later than play ends. */
  public LocalDateTime due(Optional<Moment> moment) {
    return find(moment).filter(time -> time.isBefore(ends())).orElse(ends());
  }

  /** A written moment on the clock, if one is written. */
  public Optional<LocalDateTime> find(Optional<Moment> moment) {
    return moment.map(this::time);
  }

  /** The earliest time at which news can be released, if a clock decides it. */
  public Optional<LocalDateTime> earliest(Release release) {
    return find(release.earliest());
  }

  /** The move or turn, counted from 1, that a time falls in; below 1 before play begins. */
  public int moveAt(LocalDateTime time) {
    return turn.turnAt((int) Math.floorDiv(ChronoUnit.SECONDS.between(begins, time), 60));
  }

  /** When play begins. */
  public LocalDateTime begins() {
    return begins;
  }

  /** When play ends. */
  public LocalDateTime ends() {
    return ends;
  }

  /** When play begins, and each full hour after it before play ends. */
  public List<LocalDateTime> fullHours() {
    List<LocalDateTime> hours = new ArrayList<>(List.of(begins));
    LocalDateTime hour = begins.truncatedTo(ChronoUnit.HOURS).plusHours(1);
    for (; hour.isBefore(ends); hour = hour.plusHours(1)) {
      hours.add(hour);
    }
    return hours;
  }

  /** Whether a time lies within play, both ends included. */
  public boolean holds(LocalDateTime time) {
    return !time.isBefore(begins) && !time.isAfter(ends);
  }

  /** The words of the phase that holds at a time, if there is one. */
  public Optional<String> findHolding(List<Phase> phases, LocalDateTime time) {
    return phases.stream()
        .filter(each -> each.until().isEmpty() || time.isBefore(time(each.until().get())))
        .findFirst()
        .map(Phase::words);
  }

  /** How far one sees at a time as the text states it, if it does. */
  public Optional<Distance> findVisibility(List<Visibility> phases, LocalDateTime time) {
    return phases.stream()
        .filter(each -> each.until().isEmpty() || time.isBefore(time(each.until().get())))
        .findFirst()
        .map(Visibility::distance);
  }

  /** A time in words: {@code 13:30}, with the date where it is not the day play begins. */
  public String show(LocalDateTime time) {
    String clock = two(time.getHour()) + ":" + two(time.getMinute());
    return time.toLocalDate().equals(begins.toLocalDate())
        ? clock
        : clock + " on " + time.toLocalDate();
  }

  /** A time as a report tells it: {@code 13:30}, of another day {@code 20:00 on 2 September}. */
  public String tell(LocalDateTime time) {
    return write(time)
        + (time.toLocalDate().equals(begins.toLocalDate()) ? "" : " on " + DAY.format(time));
  }

  /** The minute at which something has happened; a begun one counts. */
  public static LocalDateTime minuteOf(LocalDateTime time) {
    LocalDateTime minute = time.truncatedTo(ChronoUnit.MINUTES);
    return minute.equals(time) ? time : minute.plusMinutes(1);
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
