package studio.kriegsspiel.checks.event;

import java.time.LocalDateTime;
import java.util.Optional;
import studio.kriegsspiel.checks.check.Check;
import studio.kriegsspiel.checks.check.CheckContext;
import studio.kriegsspiel.checks.check.CheckInfo;
import studio.kriegsspiel.checks.check.Report;
import studio.kriegsspiel.checks.fix.TimeFixes;
import studio.kriegsspiel.scenario.finding.Severity;
import studio.kriegsspiel.scenario.news.Release;
import studio.kriegsspiel.scenario.plan.Patrol;
import studio.kriegsspiel.scenario.plan.PlannedEvent;
import studio.kriegsspiel.scenario.plan.PlannedMarch;
import studio.kriegsspiel.scenario.text.TextSpan;
import studio.kriegsspiel.scenario.time.Moment;
import studio.kriegsspiel.situation.clock.Clock;

/** An event, a march or a patrol at an hour at which nobody plays. */
public final class EventOutsidePlay implements Check {
  private static final CheckInfo INFO =
      CheckInfo.of(
          "KS-EVT-043",
          "An event when nobody plays",
          Severity.WARNING,
          "what the umpire has happen, happens during play");

  @Override
  public CheckInfo info() {
    return INFO;
  }

  @Override
  public void run(CheckContext context, Report report) {
    for (PlannedEvent each : context.scenario().plan().events()) {
      Optional<Moment> at = each.release().earliest();
      String what = Deeds.named(each);
      at.ifPresent(moment -> late(context, each.span(), moment, what, report));
      if (each.release() instanceof Release.At fixed) {
        early(context, each, fixed.time(), report);
      }
    }
    for (PlannedMarch each : context.scenario().plan().marches()) {
      String what = "The march of `" + each.unit().name() + "`";
      each.begins().ifPresent(moment -> late(context, each.span(), moment, what, report));
    }
    for (Patrol each : context.scenario().plan().patrols()) {
      String what = "The patrol `" + each.unit().name() + "`";
      each.begins().ifPresent(moment -> late(context, each.span(), moment, what, report));
    }
  }

  private static void late(
      CheckContext context, TextSpan span, Moment moment, String what, Report report) {
    Clock clock = context.clock();
    LocalDateTime at = clock.time(moment);
    if (!at.isBefore(clock.ends())) {
      report
          .add(
              span,
              "%s is due at %s, but play ends at %s."
                  .formatted(what, clock.show(at), clock.show(clock.ends())))
          .fix(TimeFixes.extendPlay(context, at.plusMinutes(30)))
          .hint("let it happen earlier, or leave it out");
    }
  }

  private static void early(
      CheckContext context, PlannedEvent event, Moment moment, Report report) {
    Clock clock = context.clock();
    LocalDateTime at = clock.time(moment);
    LocalDateTime begins = clock.begins();
    if (at.isBefore(begins)) {
      report
          .add(
              event.span(),
              "%s is due at %s, before play begins at %s."
                  .formatted(Deeds.named(event), clock.show(at), clock.show(begins)))
          .fix(
              Deeds.mayBegin(clock, event, begins)
                  ? TimeFixes.shift(
                      context,
                      event.span(),
                      moment,
                      begins,
                      "let it happen at " + Clock.write(begins))
                  : Optional.empty())
          .hint("let it happen during play, or deploy the troops as it leaves them");
    }
  }
}
