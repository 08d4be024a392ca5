package studio.kriegsspiel.checks.clock;

import studio.kriegsspiel.checks.check.Check;
import studio.kriegsspiel.checks.check.CheckContext;
import studio.kriegsspiel.checks.check.CheckInfo;
import studio.kriegsspiel.checks.check.Report;
import studio.kriegsspiel.checks.index.Clock;
import studio.kriegsspiel.scenario.finding.Severity;

/** Play that ends before it begins, or lasts no longer than a move. */
public final class PlayBackwards implements Check {
  private static final CheckInfo INFO =
      CheckInfo.of(
          "KS-TIM-001",
          "Play that ends before it begins",
          Severity.ERROR,
          "play begins, and ends later");

  @Override
  public CheckInfo info() {
    return INFO;
  }

  @Override
  public void run(CheckContext context, Report report) {
    Clock clock = context.clock();
    int turn = context.book().time().turnMinutes();
    long lasts = Clock.minutes(clock.begins(), clock.ends());
    if (lasts <= 0) {
      report
          .add(
              context.scenario().header().timeSpan(),
              "Play begins at %s but ends at %s."
                  .formatted(clock.show(clock.begins()), clock.show(clock.ends())))
          .hint("write the earlier time first; play past midnight names the second day");
    } else if (lasts < turn) {
      report
          .add(
              context.scenario().header().timeSpan(),
              "Play lasts %s, less than one %s of %s."
                  .formatted(Clock.show(lasts), context.book().time().turnName(), Clock.show(turn)))
          .rule(context.book().time().citation());
    }
  }
}
