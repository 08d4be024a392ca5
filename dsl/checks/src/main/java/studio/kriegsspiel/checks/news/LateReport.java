package studio.kriegsspiel.checks.news;

import static studio.kriegsspiel.rules.RuleBookId.REISSWITZ_1824;

import studio.kriegsspiel.checks.check.Check;
import studio.kriegsspiel.checks.check.CheckContext;
import studio.kriegsspiel.checks.check.CheckInfo;
import studio.kriegsspiel.scenario.finding.Severity;
import studio.kriegsspiel.scenario.news.Report;
import studio.kriegsspiel.situation.clock.Clock;

/** A Separate Report that carries a time after play has begun. */
public final class LateReport implements Check {
  private static final CheckInfo INFO =
      CheckInfo.of(
              "KS-INF-007",
              "A Separate Report from the future",
              Severity.WARNING,
              "a Separate Report is read before play")
          .citing(REISSWITZ_1824, "§6", "what is told during play is planned apart");

  @Override
  public CheckInfo info() {
    return INFO;
  }

  @Override
  public void run(CheckContext context, studio.kriegsspiel.checks.check.Report report) {
    Clock clock = context.clock();
    for (Report each : context.scenario().reports()) {
      clock
          .find(each.at())
          .filter(time -> time.isAfter(clock.begins()))
          .ifPresent(
              time ->
                  report
                      .add(
                          each.span(),
                          "The report to %s carries the time %s, but it is read before play"
                                  .formatted(each.audience().words(), clock.show(time))
                              + " begins at %s.".formatted(clock.show(clock.begins())))
                      .hint("move it to `intelligence`, or give it an earlier time"));
    }
  }
}
