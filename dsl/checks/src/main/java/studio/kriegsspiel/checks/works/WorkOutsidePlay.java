package studio.kriegsspiel.checks.works;

import java.time.LocalDateTime;
import java.util.Optional;
import studio.kriegsspiel.checks.check.Check;
import studio.kriegsspiel.checks.check.CheckContext;
import studio.kriegsspiel.checks.check.CheckInfo;
import studio.kriegsspiel.checks.check.Report;
import studio.kriegsspiel.checks.fix.TimeFixes;
import studio.kriegsspiel.scenario.finding.Severity;
import studio.kriegsspiel.situation.clock.Clock;
import studio.kriegsspiel.situation.works.Work;

/** Work that the text has begin, or finish, when play is over. */
public final class WorkOutsidePlay implements Check {
  private static final CheckInfo INFO =
      CheckInfo.of(
          "KS-ENG-009",
          "Work that goes on when play is over",
          Severity.WARNING,
          "what is planned happens while somebody plays");

  @Override
  public CheckInfo info() {
    return INFO;
  }

  @Override
  public void run(CheckContext context, Report report) {
    Clock clock = context.clock();
    for (Work each : context.situation().works().all()) {
      Optional<LocalDateTime> finished = clock.find(each.task().finished());
      if (!each.begins().isBefore(clock.ends())) {
        report
            .add(
                each.task().span(),
                "The work of %s at %s begins at %s, when play is over."
                    .formatted(Sites.who(each), Sites.where(each), clock.show(each.begins())))
            .hint("let it begin while play lasts, or take it out");
      } else if (finished.isPresent() && finished.get().isAfter(clock.ends())) {
        report
            .add(
                each.task().span(),
                "The work of %s at %s is to be finished at %s, but play ends at %s."
                    .formatted(
                        Sites.who(each),
                        Sites.where(each),
                        clock.show(finished.get()),
                        clock.show(clock.ends())))
            .fix(TimeFixes.extendPlay(context, finished.get()))
            .hint("let play last longer, or tell the players that it stays unfinished");
      }
    }
  }
}
