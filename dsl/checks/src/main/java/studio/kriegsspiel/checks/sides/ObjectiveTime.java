package studio.kriegsspiel.checks.sides;

import java.time.LocalDateTime;
import java.util.Optional;
import studio.kriegsspiel.checks.check.Check;
import studio.kriegsspiel.checks.check.CheckContext;
import studio.kriegsspiel.checks.check.CheckInfo;
import studio.kriegsspiel.checks.check.Report;
import studio.kriegsspiel.checks.fix.TimeFixes;
import studio.kriegsspiel.scenario.finding.Severity;
import studio.kriegsspiel.scenario.force.Objective;
import studio.kriegsspiel.scenario.force.Side;
import studio.kriegsspiel.situation.clock.Clock;

/** An objective whose time lies outside play, so that nobody can say whether it was reached. */
public final class ObjectiveTime implements Check {
  private static final CheckInfo INFO =
      CheckInfo.of(
          "KS-SID-004",
          "An objective outside the time of play",
          Severity.WARNING,
          "whether an objective is reached shows during play");

  @Override
  public CheckInfo info() {
    return INFO;
  }

  @Override
  public void run(CheckContext context, Report report) {
    Clock clock = context.clock();
    for (Side side : context.scenario().sides()) {
      for (Objective objective : side.objectives()) {
        clock
            .find(objective.until())
            .filter(time -> !clock.holds(time))
            .ifPresent(time -> tell(context, side, objective, time, report));
      }
    }
  }

  private static void tell(
      CheckContext context, Side side, Objective objective, LocalDateTime time, Report report) {
    Clock clock = context.clock();
    boolean late = time.isAfter(clock.ends());
    report
        .add(
            objective.span(),
            "The objective of %s counts until %s, but play %s at %s."
                .formatted(
                    side.name(),
                    clock.show(time),
                    late ? "ends" : "begins only",
                    clock.show(late ? clock.ends() : clock.begins())))
        .fix(
            late
                ? TimeFixes.shift(
                    context,
                    objective.span(),
                    objective.until().orElseThrow(),
                    clock.ends(),
                    "let it count until " + Clock.write(clock.ends()))
                : Optional.empty());
  }
}
