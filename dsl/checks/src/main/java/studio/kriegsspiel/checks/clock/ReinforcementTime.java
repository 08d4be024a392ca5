package studio.kriegsspiel.checks.clock;

import java.time.LocalDateTime;
import java.util.Optional;
import studio.kriegsspiel.checks.check.Check;
import studio.kriegsspiel.checks.check.CheckContext;
import studio.kriegsspiel.checks.check.CheckInfo;
import studio.kriegsspiel.checks.check.Report;
import studio.kriegsspiel.checks.fix.TimeFixes;
import studio.kriegsspiel.scenario.finding.Severity;
import studio.kriegsspiel.scenario.news.Reinforcement;
import studio.kriegsspiel.situation.clock.Clock;

/** Troops that come on before play begins or when it is over. */
public final class ReinforcementTime implements Check {
  private static final CheckInfo INFO =
      CheckInfo.of(
              "KS-TIM-002",
              "Reinforcements outside the time of play",
              Severity.ERROR,
              "reinforcements come during play")
          .demanding("reinforcement.time");

  @Override
  public CheckInfo info() {
    return INFO;
  }

  @Override
  public void run(CheckContext context, Report report) {
    Clock clock = context.clock();
    for (Reinforcement each : context.scenario().reinforcements()) {
      LocalDateTime at = clock.time(each.at());
      Optional<LocalDateTime> by = clock.find(each.by());
      if (at.isAfter(clock.ends())) {
        report
            .add(
                each.unitSpan(),
                "`%s` comes at %s, but play ends at %s."
                    .formatted(each.unit().name(), clock.show(at), clock.show(clock.ends())))
            .fix(extend(context, each))
            .hint("let it come earlier, or leave it out");
      } else if (at.isBefore(clock.begins())) {
        report
            .add(
                each.unitSpan(),
                "`%s` comes at %s, before play begins at %s."
                    .formatted(each.unit().name(), clock.show(at), clock.show(clock.begins())))
            .hint("deploy it at the start instead");
      } else if (by.isPresent() && by.get().isBefore(at)) {
        report
            .add(
                each.unitSpan(),
                "`%s` is to be there at %s, before it comes on at %s."
                    .formatted(each.unit().name(), clock.show(by.get()), clock.show(at)))
            .hint("let it come earlier, or expect it later");
      }
    }
  }

  private static Optional<studio.kriegsspiel.scenario.finding.Fix> extend(
      CheckContext context, Reinforcement each) {
    return TimeFixes.extendPlay(context, context.clock().time(each.at()).plusMinutes(60));
  }
}
