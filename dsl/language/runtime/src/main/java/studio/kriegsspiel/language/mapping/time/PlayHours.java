package studio.kriegsspiel.language.mapping.time;

import java.time.DateTimeException;
import java.time.Duration;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.format.TextStyle;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;
import studio.kriegsspiel.language.mapping.context.Literals;
import studio.kriegsspiel.language.mapping.context.MappingContext;
import studio.kriegsspiel.language.mapping.words.Vocabulary;
import studio.kriegsspiel.language.xtext.kriegsspiel.Date;
import studio.kriegsspiel.language.xtext.kriegsspiel.DateItem;
import studio.kriegsspiel.rules.Capital;
import studio.kriegsspiel.scenario.finding.Fix;
import studio.kriegsspiel.scenario.finding.Severity;
import studio.kriegsspiel.scenario.text.TextEdit;
import studio.kriegsspiel.scenario.text.TextSpan;
import studio.kriegsspiel.scenario.time.Moment;

/** Reads the day of play, and from when to when it is played. */
public final class PlayHours {
  public static final LocalDateTime NO_DATE = LocalDateTime.of(1815, 1, 1, 12, 0);

  /** Where the text does not say how long it is played. */
  public static final int USUAL_HOURS = 4;

  /** An evening that lasts so many hours past midnight was hardly meant. */
  private static final int LONG_HOURS = 14;

  private final MappingContext context;

  public PlayHours(MappingContext context) {
    this.context = context;
  }

  /** When play begins, if the line tells a day of the calendar. */
  public Optional<LocalDateTime> begins(DateItem item) {
    Optional<LocalTime> time =
        item.getBegins() == null
            ? Optional.empty()
            : PlayClock.time(context, item.getBegins(), context.span(item, "begins"));
    if (item.getBegins() == null) {
      context.warning(
          "KS-SYN-011",
          context.span(item),
          "The scenario does not say when play begins.",
          "Add the hours, so: `from 13:00 to 18:30`.");
    }
    return date(item.getDate(), NO_DATE.getYear())
        .map(day -> day.atTime(time.orElse(NO_DATE.toLocalTime())));
  }

  /** When play ends: at a time, or after so many minutes, hours or moves. */
  public Moment ends(DateItem item, LocalDateTime begins) {
    if (item.getLength() != null) {
      return PlayClock.length(context, item).orElse(new Moment.At(begins.plusHours(USUAL_HOURS)));
    }
    return new Moment.At(end(item, begins));
  }

  private LocalDateTime end(DateItem item, LocalDateTime begins) {
    if (item.getEnds() == null) {
      if (item.getBegins() != null) {
        context.warning(
            "KS-SYN-011",
            context.span(item),
            "The scenario does not say when play ends.",
            "Add the hour, so: `to 18:30`, or a length: `for 40 moves`.");
      }
      return begins.plusHours(USUAL_HOURS);
    }
    Optional<LocalTime> time = PlayClock.time(context, item.getEnds(), context.span(item, "ends"));
    if (time.isEmpty()) {
      return begins.plusHours(USUAL_HOURS);
    }
    if (item.getUntil() != null) {
      Optional<LocalDate> day = date(item.getUntil(), begins.getYear());
      LocalDateTime end = day.orElse(begins.toLocalDate()).atTime(time.get());
      if (end.isAfter(begins)) {
        return end;
      }
      context.error(
          "KS-SYN-006",
          context.span(item),
          "Play ends before it begins.",
          "Change one of the two.");
      return begins.plusHours(USUAL_HOURS);
    }
    LocalDateTime end = begins.toLocalDate().atTime(time.get());
    if (end.isAfter(begins)) {
      return end;
    }
    LocalDateTime next = end.plusDays(1);
    if (!next.isBefore(begins.plusHours(LONG_HOURS))) {
      tellLong(item, begins, next);
    }
    return next;
  }

  /** Play that ends before it begins on the clock and so lasts into the next day, and long. */
  private void tellLong(DateItem item, LocalDateTime begins, LocalDateTime ends) {
    long hours = Duration.between(begins, ends).toHours();
    TextSpan time = context.span(item, "ends");
    String day =
        ends.getDayOfMonth() + " " + ends.getMonth().getDisplayName(TextStyle.FULL, Locale.ENGLISH);
    context.add(
        "KS-SYN-006",
        Severity.WARNING,
        time,
        "Play would last " + hours + " hours, until " + item.getEnds() + " on the next day.",
        Optional.of(
            "Change one of the two times, or name the day, so: `to "
                + day
                + " "
                + item.getEnds()
                + "`."),
        List.of(
            Fix.proposal(
                "say that play ends on " + day,
                List.of(TextEdit.insert(time.offset(), day + " ")))));
  }

  /** A day of the calendar, or what is wrong with it. */
  Optional<LocalDate> date(Date date, int yearByDefault) {
    String word = Literals.name(date.getMonth()).toLowerCase(Locale.ROOT);
    Integer month = Vocabulary.MONTHS.get(word);
    if (month == null) {
      context.unknown(
          "KS-SYN-006",
          context.span(date, "month"),
          "`" + date.getMonth() + "` is not a month",
          date.getMonth(),
          Vocabulary.MONTHS.keySet().stream()
              .filter(each -> each.length() > 3 || each.equals("may"))
              .map(Capital::of)
              .toList(),
          "Dates are written so: `18 June 1815`.");
      return Optional.empty();
    }
    OptionalInt day = Literals.whole(date.getDay());
    OptionalInt year =
        date.getYear() == null ? OptionalInt.of(yearByDefault) : Literals.whole(date.getYear());
    try {
      if (year.orElse(0) < 1 || year.getAsInt() > 9999) {
        throw new DateTimeException("year");
      }
      return Optional.of(LocalDate.of(year.getAsInt(), month, day.orElse(0)));
    } catch (DateTimeException e) {
      context.error(
          "KS-SYN-006",
          context.span(date),
          "There is no such day in the calendar.",
          "Dates are written so: `18 June 1815`.");
      return Optional.empty();
    }
  }
}
