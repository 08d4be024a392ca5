package studio.kriegsspiel.language.mapping.time;

import java.time.Duration;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import studio.kriegsspiel.language.mapping.context.Literals;
import studio.kriegsspiel.language.mapping.context.MappingContext;
import studio.kriegsspiel.language.xtext.kriegsspiel.Date;
import studio.kriegsspiel.language.xtext.kriegsspiel.DateItem;
import studio.kriegsspiel.language.xtext.kriegsspiel.Moment;
import studio.kriegsspiel.scenario.text.TextSpan;
import studio.kriegsspiel.scenario.time.TimeUnit;

/** Reads written times; a time of the clock gets the day on which it lies nearest to play. */
public final class PlayClock {
  /** Bounds what a text may ask for: thirty days in moves of a minute. */
  private static final int MOST = 60 * 24 * 30;

  /** A moment as prose refers to it. */
  private static final Pattern MOMENT =
      Pattern.compile(
          "\\s*(?:(\\d+:\\d*)|move\\s+(\\d+)|start(?:\\s*\\+\\s*(\\d+)\\s*(\\w+))?)\\s*");

  private final MappingContext context;
  private final LocalDateTime begins;
  private final LocalDateTime ends;

  /** Of play that is so many moves long only the book knows the end; this is near enough. */
  private static final int LONG_MOVE_MINUTES = 15;

  private static final int LONGEST_MOVES_MINUTES = 18 * 60;

  public PlayClock(
      MappingContext context, LocalDateTime begins, studio.kriegsspiel.scenario.time.Moment ends) {
    this.context = context;
    this.begins = begins;
    this.ends = roughly(begins, ends);
  }

  /** The end of play as far as it takes to find the day of a written time. */
  private static LocalDateTime roughly(
      LocalDateTime begins, studio.kriegsspiel.scenario.time.Moment ends) {
    if (ends instanceof studio.kriegsspiel.scenario.time.Moment.At at) {
      return at.time();
    }
    studio.kriegsspiel.scenario.time.Moment.AfterStart after =
        (studio.kriegsspiel.scenario.time.Moment.AfterStart) ends;
    return switch (after.unit()) {
      case MINUTES -> begins.plusMinutes(after.count());
      case HOURS -> begins.plusHours(after.count());
      case MOVES ->
          begins.plusMinutes(
              Math.min((long) after.count() * LONG_MOVE_MINUTES, LONGEST_MOVES_MINUTES));
    };
  }

  /** How long play lasts from its beginning, in minutes, hours or moves. */
  static Optional<studio.kriegsspiel.scenario.time.Moment> length(
      MappingContext context, DateItem item) {
    OptionalInt count = Literals.whole(item.getLength());
    TimeUnit unit = unit(context, item.getUnit(), context.span(item, "unit"));
    int minutes = unit == TimeUnit.HOURS ? 60 : 1;
    if (count.isEmpty() || count.getAsInt() == 0 || (long) count.getAsInt() * minutes > MOST) {
      context.error(
          "KS-SYN-006",
          context.span(item, "length"),
          "Play lasts at least one move and at most thirty days.",
          "Write its length so: `for 40 moves` or `for 5 hours`.");
      return Optional.empty();
    }
    return Optional.of(
        new studio.kriegsspiel.scenario.time.Moment.AfterStart(count.getAsInt(), unit));
  }

  /** When play begins, as a moment. */
  public static studio.kriegsspiel.scenario.time.Moment start() {
    return new studio.kriegsspiel.scenario.time.Moment.AfterStart(0, TimeUnit.MINUTES);
  }

  /** A time during play. */
  public Optional<studio.kriegsspiel.scenario.time.Moment> during(@Nullable Moment moment) {
    return read(moment, false);
  }

  /** A time that may lie on the day before play, as a report's may. */
  public Optional<studio.kriegsspiel.scenario.time.Moment> beforeOrDuring(@Nullable Moment moment) {
    return read(moment, true);
  }

  /**
   * The time at which something was seen, however long before play.
   *
   * @param date its day, if the text tells it
   */
  public Optional<studio.kriegsspiel.scenario.time.Moment> observed(
      @Nullable Moment moment, @Nullable Date date) {
    if (moment == null || date == null) {
      return beforeOrDuring(moment);
    }
    if (moment.getClock() == null) {
      context.error(
          "KS-SYN-006",
          context.span(moment),
          "A day is told of a time of day alone.",
          "Write the time so: `observed 18:00 on 17 June`.");
      return Optional.empty();
    }
    Optional<LocalTime> time = time(context, moment.getClock(), context.span(moment));
    Optional<LocalDate> day = new PlayHours(context).date(date, begins.getYear());
    if (day.filter(each -> each.isAfter(ends.toLocalDate())).isPresent()) {
      context.error(
          "KS-SYN-006",
          context.span(date),
          "The day lies behind the end of play.",
          "What is told was seen before; if it was in another year, write the year.");
      return Optional.empty();
    }
    return day.flatMap(
        each -> time.map(at -> new studio.kriegsspiel.scenario.time.Moment.At(each.atTime(at))));
  }

  /** Whether words in prose name a time. */
  public static boolean isMoment(String words) {
    return MOMENT.matcher(words).matches();
  }

  /** The time that words in prose name, of which {@link #isMoment} holds. */
  public Optional<studio.kriegsspiel.scenario.time.Moment> written(String words, TextSpan span) {
    Matcher matcher = MOMENT.matcher(words);
    if (!matcher.matches()) {
      return Optional.empty();
    }
    if (matcher.group(1) != null) {
      return time(context, matcher.group(1), span)
          .map(time -> new studio.kriegsspiel.scenario.time.Moment.At(nearest(time, true)));
    }
    if (matcher.group(2) != null) {
      return count(matcher.group(2), 1, span)
          .map(move -> new studio.kriegsspiel.scenario.time.Moment.OfMove(Math.max(1, move)));
    }
    if (matcher.group(3) != null) {
      TimeUnit unit = unit(context, matcher.group(4), span);
      return count(matcher.group(3), unit == TimeUnit.HOURS ? 60 : 1, span)
          .map(count -> new studio.kriegsspiel.scenario.time.Moment.AfterStart(count, unit));
    }
    return Optional.of(start());
  }

  private Optional<studio.kriegsspiel.scenario.time.Moment> read(
      @Nullable Moment moment, boolean dayBefore) {
    if (moment == null) {
      return Optional.empty();
    }
    if (moment.getClock() != null) {
      return time(context, moment.getClock(), context.span(moment))
          .map(time -> new studio.kriegsspiel.scenario.time.Moment.At(nearest(time, dayBefore)));
    }
    if (moment.getMove() != null) {
      return count(moment.getMove(), 1, context.span(moment))
          .map(move -> new studio.kriegsspiel.scenario.time.Moment.OfMove(Math.max(1, move)));
    }
    if (moment.getPlus() != null) {
      TimeUnit unit = unit(context, moment.getUnit(), context.span(moment, "unit"));
      return count(moment.getPlus(), unit == TimeUnit.HOURS ? 60 : 1, context.span(moment))
          .map(count -> new studio.kriegsspiel.scenario.time.Moment.AfterStart(count, unit));
    }
    return Optional.of(start());
  }

  private Optional<Integer> count(String written, int minutes, TextSpan span) {
    OptionalInt whole = Literals.whole(written);
    if (whole.isEmpty() || (long) whole.getAsInt() * minutes > MOST) {
      context.error(
          "KS-SYN-006", span, "The time lies more than thirty days after the start of play.");
      return Optional.empty();
    }
    return Optional.of(whole.getAsInt());
  }

  public static TimeUnit unit(MappingContext context, @Nullable String written, TextSpan span) {
    return findUnit(context, written, span).orElse(TimeUnit.MINUTES);
  }

  /** A unit of time; minutes where none is written, nothing where it is told that there is none. */
  public Optional<TimeUnit> unit(@Nullable String written, TextSpan span) {
    return findUnit(context, written, span);
  }

  private static Optional<TimeUnit> findUnit(
      MappingContext context, @Nullable String written, TextSpan span) {
    String word = written == null ? "min" : written.toLowerCase(Locale.ROOT);
    switch (word) {
      case "min", "minute", "minutes":
        return Optional.of(TimeUnit.MINUTES);
      case "h", "hour", "hours":
        return Optional.of(TimeUnit.HOURS);
      case "moves", "turns":
        return Optional.of(TimeUnit.MOVES);
      default:
        context.error(
            "KS-SYN-007",
            span,
            "`" + word + "` is not a unit of time.",
            "Write minutes, hours or moves.");
        return Optional.empty();
    }
  }

  private LocalDateTime nearest(LocalTime time, boolean dayBefore) {
    LocalDateTime best = begins.toLocalDate().atTime(time);
    for (LocalDateTime day = best.minusDays(dayBefore ? 1 : 0);
        !day.isAfter(ends.plusDays(1));
        day = day.plusDays(1)) {
      if (away(day) < away(best)) {
        best = day;
      }
    }
    return best;
  }

  /** Minutes between a time and the hours of play; 0 within them. */
  private long away(LocalDateTime time) {
    if (time.isBefore(begins)) {
      return Duration.between(time, begins).toMinutes();
    }
    return time.isAfter(ends) ? Duration.between(ends, time).toMinutes() : 0;
  }

  /** Reads {@code 13:30}; anything else becomes a finding. */
  public static Optional<LocalTime> time(MappingContext context, String token, TextSpan span) {
    int colon = token.indexOf(':');
    OptionalInt hour = Literals.whole(token.substring(0, colon));
    OptionalInt minute = Literals.whole(token.substring(colon + 1));
    boolean wellFormed = token.length() - colon == 3 && hour.isPresent() && minute.isPresent();
    if (wellFormed && hour.getAsInt() == 24 && minute.getAsInt() == 0) {
      return Optional.of(LocalTime.MIDNIGHT);
    }
    if (!wellFormed || hour.getAsInt() > 23 || minute.getAsInt() > 59) {
      context.error(
          "KS-SYN-006",
          span,
          "`"
              + (token.length() > 20 ? token.substring(0, 20) + "..." : token)
              + "` is not a time of day.",
          "Times are written from 00:00 to 23:59, so: `13:30`.");
      return Optional.empty();
    }
    return Optional.of(LocalTime.of(hour.getAsInt(), minute.getAsInt()));
  }
}
