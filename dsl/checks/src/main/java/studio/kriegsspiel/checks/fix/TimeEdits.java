package studio.kriegsspiel.checks.fix;

import java.time.LocalDateTime;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import studio.kriegsspiel.scenario.edit.TextIndex;
import studio.kriegsspiel.scenario.finding.Fix;
import studio.kriegsspiel.scenario.text.TextSpan;
import studio.kriegsspiel.scenario.time.Moment;
import studio.kriegsspiel.situation.clock.Clock;

/** Fixes that change one time of a text. */
public final class TimeEdits {
  private final TextIndex text;
  private final Clock clock;

  public TimeEdits(TextIndex text, Clock clock) {
    this.text = text;
    this.clock = clock;
  }

  /**
   * Writes another time where {@code written} stands in a statement; nothing if it does not stand
   * there, or if the day would change.
   */
  public Optional<Fix> replace(
      TextSpan statement, Moment written, LocalDateTime other, String title) {
    if (!text.holds(statement) || !clock.time(written).toLocalDate().equals(other.toLocalDate())) {
      return Optional.empty();
    }
    Pattern time = Pattern.compile("\\b" + words(written) + "\\b");
    return text.replaceFirst(statement.offset(), statement.end(), time, Clock.write(other))
        .map(edit -> new Fix(title, List.of(edit)));
  }

  /** The words of a moment, however far apart the author set them. */
  private static String words(Moment written) {
    return written.toString().replace("+", "\\+").replace(" ", "\\s*");
  }

  /** Lets play go on until a later time of the same day. */
  public Optional<Fix> extendPlay(TextSpan header, LocalDateTime ends, LocalDateTime until) {
    if (!text.holds(header) || !ends.toLocalDate().equals(until.toLocalDate())) {
      return Optional.empty();
    }
    Pattern last = Pattern.compile("\\b" + Clock.write(ends) + "\\b(?!.*\\b\\d\\d:\\d\\d\\b)");
    return text.replaceFirst(header.offset(), header.end(), last, Clock.write(until))
        .map(edit -> new Fix("let play go on until " + Clock.write(until), List.of(edit)));
  }
}
