package studio.kriegsspiel.checks.fix;

import java.time.LocalDateTime;
import java.util.Optional;
import studio.kriegsspiel.checks.check.CheckContext;
import studio.kriegsspiel.scenario.edit.Intention;
import studio.kriegsspiel.scenario.finding.Fix;
import studio.kriegsspiel.scenario.text.TextSpan;
import studio.kriegsspiel.scenario.time.Moment;
import studio.kriegsspiel.situation.clock.Clock;

/** Fixes that change one time of a text. */
public final class TimeFixes {
  private TimeFixes() {}

  /**
   * Writes another time where {@code written} stands in a statement; nothing if it does not stand
   * there, or if the day would change.
   */
  public static Optional<Fix> shift(
      CheckContext context, TextSpan statement, Moment written, LocalDateTime other, String title) {
    LocalDateTime before = context.clock().time(written);
    return before.toLocalDate().equals(other.toLocalDate())
        ? context.propose(title, new Intention.Shift(statement, written, new Moment.At(other)))
        : Optional.empty();
  }

  /** Lets play go on until a later time of the same day. */
  public static Optional<Fix> extendPlay(CheckContext context, LocalDateTime until) {
    return context.propose(
        "let play go on until " + Clock.write(until),
        new Intention.EndPlay(
            context.scenario().header().timeSpan(),
            new Moment.At(context.clock().ends()),
            new Moment.At(until)));
  }
}
