package studio.kriegsspiel.desk.template;

import java.time.DateTimeException;
import java.time.LocalDate;
import java.time.LocalTime;
import java.time.format.DateTimeFormatter;
import java.time.format.DateTimeFormatterBuilder;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The day of a scenario and the hours it is played from and to, on one day.
 *
 * @param day the day
 * @param from when it begins
 * @param to when it ends, after {@code from}
 */
public record Hours(LocalDate day, LocalTime from, LocalTime to) {
  private static final Pattern ON =
      Pattern.compile(
          "^(\\s+on\\s+)(\\d+ \\p{L}+ \\d+) from (\\d\\d?:\\d\\d) to (\\d\\d?:\\d\\d)[ \\t]*$",
          Pattern.MULTILINE);
  private static final Pattern CLOCK = Pattern.compile("\\b(\\d\\d?:\\d\\d)\\b");
  private static final DateTimeFormatter WORDS =
      DateTimeFormatter.ofPattern("d MMMM uuuu", Locale.ENGLISH);
  private static final DateTimeFormatter TIME = DateTimeFormatter.ofPattern("H:mm", Locale.ROOT);
  private static final List<DateTimeFormatter> DAYS =
      List.of(
          lenient("d MMMM uuuu"),
          lenient("d MMM uuuu"),
          lenient("MMMM d uuuu"),
          lenient("uuuu-M-d"),
          lenient("d.M.uuuu"));

  /** Says in one sentence what cannot be. */
  public static final class Fault extends Exception {
    private static final long serialVersionUID = 1L;

    Fault(String sentence) {
      super(sentence);
    }

    /** The sentence. */
    public String sentence() {
      return String.valueOf(getMessage());
    }
  }

  private static DateTimeFormatter lenient(String pattern) {
    return new DateTimeFormatterBuilder()
        .parseCaseInsensitive()
        .appendPattern(pattern)
        .toFormatter(Locale.ENGLISH)
        .withResolverStyle(java.time.format.ResolverStyle.STRICT);
  }

  /**
   * Day and hours as typed, such as {@code 16 June 1815}, {@code 9:30}, {@code 14:00}.
   *
   * @throws Fault if one of them is none
   */
  public static Hours read(String day, String from, String to) throws Fault {
    Hours hours = new Hours(day(day.strip()), time(from.strip()), time(to.strip()));
    if (!hours.from.isBefore(hours.to)) {
      throw new Fault("The end must come after " + hours.fromWords() + " on the same day.");
    }
    return hours;
  }

  private static LocalDate day(String words) throws Fault {
    for (DateTimeFormatter form : DAYS) {
      try {
        return LocalDate.parse(words.replace(",", "").replaceAll("\\s+", " "), form);
      } catch (DateTimeException otherForm) {
        continue;
      }
    }
    throw new Fault("“" + words + "” is no day; write one such as 16 June 1815.");
  }

  private static LocalTime time(String words) throws Fault {
    try {
      return LocalTime.parse(words, TIME);
    } catch (DateTimeException e) {
      throw new Fault("“" + words + "” is no time of day; write one such as 9:30.");
    }
  }

  /** A time as typed, so many quarters of an hour later; as it is where it is no time. */
  public static String stepTime(String typed, int quarters) {
    try {
      return two(time(typed.strip()).plusMinutes(15L * quarters));
    } catch (Fault none) {
      return typed;
    }
  }

  /** A day as typed, so many days later; as it is where it is no day. */
  public static String stepDay(String typed, int days) {
    try {
      return WORDS.format(day(typed.strip()).plusDays(days));
    } catch (Fault none) {
      return typed;
    }
  }

  /** The day and hours of a text; none where it does not say them in one line of one day. */
  public static Optional<Hours> find(String text) {
    Matcher line = ON.matcher(text);
    if (!line.find()) {
      return Optional.empty();
    }
    try {
      return Optional.of(read(line.group(2), line.group(3), line.group(4)));
    } catch (Fault otherForm) {
      return Optional.empty();
    }
  }

  /**
   * A text at these hours instead of its own: every time in it keeps its distance from the
   * beginning, and none lies after the end that did not before.
   */
  public String write(String text) {
    Optional<Hours> before = find(text);
    if (before.isEmpty() || before.get().equals(this)) {
      return text;
    }
    String moved = CLOCK.matcher(text).replaceAll(found -> moved(found.group(1), before.get()));
    return ON.matcher(moved)
        .replaceFirst("$1" + dayWords() + " from " + fromWords() + " to " + toWords());
  }

  private String moved(String clock, Hours before) {
    try {
      LocalTime was = time(clock);
      LocalTime is = was.plusMinutes(java.time.Duration.between(before.from, from).toMinutes());
      boolean late = !was.isBefore(before.to) || is.isAfter(to) && !was.isAfter(before.to);
      return two(late ? to : is);
    } catch (Fault none) {
      return clock;
    }
  }

  /** The day as a scenario writes it. */
  public String dayWords() {
    return WORDS.format(day);
  }

  /** The beginning as a scenario writes it. */
  public String fromWords() {
    return two(from);
  }

  /** The end as a scenario writes it. */
  public String toWords() {
    return two(to);
  }

  private static String two(LocalTime time) {
    return String.format(Locale.ROOT, "%02d:%02d", time.getHour(), time.getMinute());
  }
}
