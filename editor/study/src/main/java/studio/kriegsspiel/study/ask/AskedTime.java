package studio.kriegsspiel.study.ask;

import java.time.DateTimeException;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import studio.kriegsspiel.scenario.time.Moment;
import studio.kriegsspiel.situation.clock.Clock;

/** Times as questions name them. */
final class AskedTime {
  private static final Pattern CLOCK = Pattern.compile("(\\d{1,2}):(\\d{2})");
  private static final Pattern MOVE = Pattern.compile("(?i)(?:move|turn)\\s+(\\d{1,5})");

  private AskedTime() {}

  /**
   * The time meant, when play begins if none is.
   *
   * @throws QuestionException if it is none
   */
  static LocalDateTime of(Optional<String> words, Clock clock) {
    return words.map(each -> get(each.strip(), clock)).orElse(clock.begins());
  }

  private static LocalDateTime get(String words, Clock clock) {
    Matcher move = MOVE.matcher(words);
    if (move.matches()) {
      return clock.time(new Moment.OfMove(number(move.group(1))));
    }
    return find(words, clock)
        .orElseThrow(
            () ->
                new QuestionException(
                    "`" + words + "` is no time; write it as `13:30` or as `move 7`."));
  }

  /** A time of the clock: of the day play begins, or of the next if play goes on to it. */
  static Optional<LocalDateTime> find(String words, Clock clock) {
    Matcher match = CLOCK.matcher(words);
    if (!match.matches()) {
      return Optional.empty();
    }
    try {
      LocalTime time =
          LocalTime.of(Integer.parseInt(match.group(1)), Integer.parseInt(match.group(2)));
      LocalDateTime same = clock.begins().toLocalDate().atTime(time);
      LocalDateTime next = same.plusDays(1);
      return Optional.of(same.isBefore(clock.begins()) && clock.holds(next) ? next : same);
    } catch (DateTimeException none) {
      return Optional.empty();
    }
  }

  /** The number of a move. */
  static int number(String digits) {
    int number = Integer.parseInt(digits);
    if (number < 1) {
      throw new QuestionException("Moves are counted from 1.");
    }
    return number;
  }
}
