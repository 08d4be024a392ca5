package studio.kriegsspiel.checks.clock;

import java.time.LocalDateTime;
import java.util.List;
import java.util.Optional;
import studio.kriegsspiel.checks.check.Check;
import studio.kriegsspiel.checks.check.CheckContext;
import studio.kriegsspiel.checks.check.CheckInfo;
import studio.kriegsspiel.checks.check.Report;
import studio.kriegsspiel.scenario.Phase;
import studio.kriegsspiel.scenario.finding.Severity;
import studio.kriegsspiel.situation.clock.Clock;

/** States of weather or ground that do not follow each other through the time of play. */
public final class PhasesInOrder implements Check {
  private static final CheckInfo INFO =
      CheckInfo.of(
          "KS-TIM-003",
          "Weather or ground out of order",
          Severity.WARNING,
          "one state follows the other until the end of play");

  @Override
  public CheckInfo info() {
    return INFO;
  }

  @Override
  public void run(CheckContext context, Report report) {
    look(context.clock(), context.scenario().header().weather(), "weather", report);
    look(context.clock(), context.scenario().header().ground(), "ground", report);
  }

  private static void look(Clock clock, List<Phase> phases, String what, Report report) {
    LocalDateTime before = clock.begins();
    for (int i = 0; i < phases.size(); i++) {
      Phase phase = phases.get(i);
      Optional<LocalDateTime> until = clock.find(phase.until());
      if (until.isEmpty()) {
        if (i < phases.size() - 1) {
          report
              .add(
                  phase.span(),
                  "The %s `%s` has no end, so what follows it never begins."
                      .formatted(what, phase.words()))
              .hint("write `until` and a time behind it");
        }
        continue;
      }
      if (!until.get().isAfter(before)) {
        report
            .add(
                phase.span(),
                "The %s `%s` ends at %s, not after %s, when it begins."
                    .formatted(what, phase.words(), clock.show(until.get()), clock.show(before)))
            .hint("let each state end later than the one before it");
      } else if (until.get().isAfter(clock.ends()) && i < phases.size() - 1) {
        report
            .add(
                phase.span(),
                "The %s `%s` lasts until %s, but play ends at %s; what follows it never comes."
                    .formatted(
                        what, phase.words(), clock.show(until.get()), clock.show(clock.ends())))
            .hint("let it end before play does, or take out what follows it");
      }
      before = until.get();
    }
  }
}
