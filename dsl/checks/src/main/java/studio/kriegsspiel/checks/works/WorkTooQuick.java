package studio.kriegsspiel.checks.works;

import static studio.kriegsspiel.rules.RuleBookId.BRITISH_1815;
import static studio.kriegsspiel.rules.RuleBookId.REISSWITZ_1824;

import java.time.LocalDateTime;
import java.util.Optional;
import studio.kriegsspiel.checks.check.Check;
import studio.kriegsspiel.checks.check.CheckContext;
import studio.kriegsspiel.checks.check.CheckInfo;
import studio.kriegsspiel.checks.check.Report;
import studio.kriegsspiel.checks.fix.TimeFixes;
import studio.kriegsspiel.rules.field.EngineeringTime;
import studio.kriegsspiel.scenario.finding.Severity;
import studio.kriegsspiel.scenario.force.EngineeringTask;
import studio.kriegsspiel.situation.clock.Clock;
import studio.kriegsspiel.situation.works.Work;

/** Work on a bridge that takes longer than the text gives it, or lacks what it needs. */
public final class WorkTooQuick implements Check {
  private static final CheckInfo INFO =
      CheckInfo.of(
              "KS-ENG-002",
              "A bridge job that cannot be done so",
              Severity.ERROR,
              "work takes the time the book gives it")
          .citing(REISSWITZ_1824, "§71-75", "times and material of bridge work")
          .citing(BRITISH_1815, "Bridges", "times and material of bridge work");

  @Override
  public CheckInfo info() {
    return INFO;
  }

  @Override
  public void run(CheckContext context, Report report) {
    for (Work each : context.situation().works().all()) {
      if (each.task().material().isPresent() || !each.task().work().isCrossing()) {
        each.byBook().ifPresent(time -> look(context, each, time, report));
      }
    }
  }

  private static void look(CheckContext context, Work work, EngineeringTime time, Report report) {
    EngineeringTask task = work.task();
    if (time instanceof EngineeringTime.Impossible impossible) {
      report
          .add(
              task.span(),
              "`%s` cannot do its work at \"%s\": %s."
                  .formatted(task.unit().name(), task.place(), impossible.reason()))
          .rule(impossible.citation())
          .hint("give it what it needs, or plan another kind of work");
      return;
    }
    EngineeringTime.Takes takes = (EngineeringTime.Takes) time;
    Clock clock = context.clock();
    LocalDateTime begins = work.begins();
    Optional<LocalDateTime> finished = clock.find(task.finished());
    LocalDateTime ready = begins.plusMinutes(takes.minutes());
    if (finished.isPresent() && ready.isAfter(finished.get())) {
      report
          .add(
              task.span(),
              "The work of `%s` at \"%s\" takes %s; begun at %s it is finished at %s, not at %s."
                  .formatted(
                      task.unit().name(),
                      task.place(),
                      Clock.show(takes.minutes()),
                      context.clock().show(begins),
                      context.clock().show(ready),
                      context.clock().show(finished.get())))
          .rule(takes.citation())
          .fix(
              TimeFixes.shift(
                  context,
                  task.span(),
                  task.finished().get(),
                  ready,
                  "let it be finished at " + Clock.write(ready)));
    } else if (finished.isEmpty() && ready.isAfter(context.clock().ends())) {
      report
          .add(
              task.span(),
              "The work of `%s` at \"%s\" takes %s; begun at %s it is not finished when play ends."
                  .formatted(
                      task.unit().name(),
                      task.place(),
                      Clock.show(takes.minutes()),
                      context.clock().show(begins)))
          .rule(takes.citation())
          .severity(Severity.WARNING)
          .hint("begin earlier, or tell the players that it stays unfinished");
    }
  }
}
