package studio.kriegsspiel.checks.event;

import static studio.kriegsspiel.rules.RuleBookId.BRITISH_1815;
import static studio.kriegsspiel.rules.RuleBookId.REISSWITZ_1824;

import java.time.Duration;
import java.time.LocalDateTime;
import java.util.List;
import studio.kriegsspiel.checks.check.Check;
import studio.kriegsspiel.checks.check.CheckContext;
import studio.kriegsspiel.checks.check.CheckInfo;
import studio.kriegsspiel.checks.check.Report;
import studio.kriegsspiel.checks.print.MessageWords;
import studio.kriegsspiel.rules.concept.Arm;
import studio.kriegsspiel.rules.concept.UnitType;
import studio.kriegsspiel.rules.printed.FireEndurance;
import studio.kriegsspiel.rules.printed.FireEndurance.Firer;
import studio.kriegsspiel.scenario.finding.Severity;
import studio.kriegsspiel.scenario.force.Unit;
import studio.kriegsspiel.scenario.news.Release;
import studio.kriegsspiel.scenario.plan.Deed;
import studio.kriegsspiel.scenario.plan.PlannedEvent;
import studio.kriegsspiel.situation.clock.Clock;

/** A bombardment that goes on after the ammunition of the guns is gone. */
public final class BombardmentTooLong implements Check {
  private static final CheckInfo INFO =
      CheckInfo.of(
              "KS-EVT-047",
              "A bombardment longer than the ammunition lasts",
              Severity.WARNING,
              "guns fire while they have something to fire")
          .citing(REISSWITZ_1824, "§48", "howitzers fire 50 moves")
          .citing(BRITISH_1815, "Howitzer Bombardment of Buildings", "a battery fires 50 moves");

  @Override
  public CheckInfo info() {
    return INFO;
  }

  @Override
  public void run(CheckContext context, Report report) {
    for (PlannedEvent each : context.scenario().plan().events()) {
      if (each.deed() instanceof Deed.Bombards deed && each.release() instanceof Release.At at) {
        context
            .clock()
            .find(deed.until())
            .ifPresent(
                until -> look(context, each, context.clock().time(at.time()), until, report));
      }
    }
  }

  private static void look(
      CheckContext context,
      PlannedEvent event,
      LocalDateTime from,
      LocalDateTime until,
      Report report) {
    List<Unit> guns =
        context.units().find(event.deed().findUnit().orElseThrow()).stream()
            .flatMap(Unit::withAllParts)
            .filter(each -> each.isBody() && each.type().arm() == Arm.ARTILLERY)
            .toList();
    if (guns.isEmpty()) {
      return;
    }
    boolean howitzers = guns.stream().allMatch(each -> each.type() == UnitType.ARTILLERY_HOWITZER);
    Firer firer = howitzers ? Firer.HOWITZER_BATTERY : Firer.BATTERY;
    FireEndurance.find(context.book(), firer)
        .ifPresent(
            lasts -> {
              int move = context.book().time().turnMinutes();
              long minutes = Duration.between(from, until).toMinutes();
              long most = (long) lasts.moves() * move;
              if (minutes > most) {
                report
                    .add(
                        event.unitSpan(),
                        MessageWords.say(
                            "%s goes on for %s; its ammunition lasts %,d moves, that is %s.",
                            Deeds.named(event),
                            Clock.show((int) minutes),
                            lasts.moves(),
                            Clock.show((int) most)))
                    .rule(lasts.citation())
                    .hint("let it cease by " + context.clock().show(from.plusMinutes(most)));
              }
            });
  }
}
