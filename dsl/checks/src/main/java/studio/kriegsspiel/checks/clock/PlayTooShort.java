package studio.kriegsspiel.checks.clock;

import studio.kriegsspiel.checks.check.Check;
import studio.kriegsspiel.checks.check.CheckContext;
import studio.kriegsspiel.checks.check.CheckInfo;
import studio.kriegsspiel.checks.check.Report;
import studio.kriegsspiel.rules.book.TimeScale;
import studio.kriegsspiel.scenario.finding.Severity;
import studio.kriegsspiel.situation.clock.Clock;

/** Play that does not last a single move of the rule book. */
public final class PlayTooShort implements Check {
  private static final CheckInfo INFO =
      CheckInfo.of(
          "KS-TIM-001", "Play shorter than a move", Severity.ERROR, "play lasts one move at least");

  @Override
  public CheckInfo info() {
    return INFO;
  }

  @Override
  public void run(CheckContext context, Report report) {
    Clock clock = context.clock();
    TimeScale time = context.book().time();
    long lasts = Clock.minutes(clock.begins(), clock.ends());
    if (lasts < time.turnMinutes()) {
      report
          .add(
              context.scenario().header().timeSpan(),
              "Play lasts %s, less than one %s of %s."
                  .formatted(Clock.show(lasts), time.turnName(), Clock.show(time.turnMinutes())))
          .rule(time.citation())
          .hint("let play end later");
    }
  }
}
