package studio.kriegsspiel.language.mapping;

import java.time.Duration;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;
import org.jspecify.annotations.Nullable;
import studio.kriegsspiel.language.xtext.kriegsspiel.Moment;
import studio.kriegsspiel.rules.RuleBookId;

/** Turns written times into dates: the day on which a time lies nearest to the hours of play. */
final class PlayClock {
  private static final long MOST_MINUTES = 60L * 24 * 30;

  private final MappingContext context;
  private final LocalDateTime begins;
  private final LocalDateTime ends;
  private final int moveMinutes;

  PlayClock(
      MappingContext context, LocalDateTime begins, LocalDateTime ends, Optional<RuleBookId> book) {
    this.context = context;
    this.begins = begins;
    this.ends = ends;
    this.moveMinutes = book.map(PlayClock::minutesOfMove).orElse(2);
  }

  LocalDateTime begins() {
    return begins;
  }

  /** Minutes of one move or turn, as the books' correspondence gives them. */
  private static int minutesOfMove(RuleBookId book) {
    return switch (book) {
      case REISSWITZ_1824, BRITISH_1815 -> 2;
      case BATTLE_SYSTEM -> 10;
      case KRIEGSKUNST -> 15;
      case NAPOLEONIC_RNG -> 5;
    };
  }

  /** A time during play. */
  Optional<LocalDateTime> during(@Nullable Moment moment) {
    return resolve(moment, false);
  }

  /** A time that may lie on the day before play, as a report's may. */
  Optional<LocalDateTime> beforeOrDuring(@Nullable Moment moment) {
    return resolve(moment, true);
  }

  private Optional<LocalDateTime> resolve(@Nullable Moment moment, boolean dayBefore) {
    if (moment == null) {
      return Optional.empty();
    }
    if (moment.getClock() != null) {
      return time(context, moment.getClock(), context.span(moment))
          .map(time -> nearest(time, dayBefore));
    }
    if (moment.getMove() != null) {
      return minutes(moment.getMove(), moveMinutes, moment)
          .map(minutes -> begins.plusMinutes(Math.max(0, minutes - moveMinutes)));
    }
    if (moment.getPlus() != null) {
      return minutes(moment.getPlus(), unit(moment), moment).map(begins::plusMinutes);
    }
    return Optional.of(begins);
  }

  private Optional<Long> minutes(String count, int unit, Moment moment) {
    OptionalInt whole = Literals.whole(count);
    if (whole.isEmpty() || (long) whole.getAsInt() * unit > MOST_MINUTES) {
      context.error(
          "KS-SYN-006",
          context.span(moment),
          "The time lies more than thirty days after the start of play.");
      return Optional.empty();
    }
    return Optional.of((long) whole.getAsInt() * unit);
  }

  private int unit(Moment moment) {
    String word = moment.getUnit() == null ? "min" : moment.getUnit().toLowerCase(Locale.ROOT);
    switch (word) {
      case "min", "minute", "minutes":
        return 1;
      case "h", "hour", "hours":
        return 60;
      case "moves", "turns":
        return moveMinutes;
      default:
        context.error(
            "KS-SYN-007",
            context.span(moment, "unit"),
            "`" + word + "` is not a unit of time.",
            "Write minutes, hours or moves.");
        return 1;
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
  static Optional<LocalTime> time(
      MappingContext context, String token, studio.kriegsspiel.scenario.text.TextSpan span) {
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
