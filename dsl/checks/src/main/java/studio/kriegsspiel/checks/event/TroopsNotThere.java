package studio.kriegsspiel.checks.event;

import java.time.LocalDateTime;
import java.util.List;
import java.util.Optional;
import studio.kriegsspiel.checks.check.Check;
import studio.kriegsspiel.checks.check.CheckContext;
import studio.kriegsspiel.checks.check.CheckInfo;
import studio.kriegsspiel.checks.check.Report;
import studio.kriegsspiel.checks.fix.TimeFixes;
import studio.kriegsspiel.scenario.finding.Fix;
import studio.kriegsspiel.scenario.finding.Severity;
import studio.kriegsspiel.scenario.force.Unit;
import studio.kriegsspiel.scenario.force.UnitId;
import studio.kriegsspiel.scenario.news.Release;
import studio.kriegsspiel.scenario.plan.Deed;
import studio.kriegsspiel.scenario.plan.PlannedEvent;
import studio.kriegsspiel.scenario.time.Moment;
import studio.kriegsspiel.situation.clock.Clock;
import studio.kriegsspiel.situation.reach.Start;

/** An event for troops that have not come yet, or have left the map. */
public final class TroopsNotThere implements Check {
  private static final CheckInfo INFO =
      CheckInfo.of(
              "KS-EVT-044",
              "An event for troops that are not there",
              Severity.WARNING,
              "who is to do something is on the map")
          .searching();

  @Override
  public CheckInfo info() {
    return INFO;
  }

  @Override
  public void run(CheckContext context, Report report) {
    List<PlannedEvent> events = context.scenario().plan().events();
    for (PlannedEvent each : events) {
      if (each.release() instanceof Release.At at && each.deed().isOrder()) {
        UnitId unit = each.deed().findUnit().orElseThrow();
        LocalDateTime time = context.clock().time(at.time());
        Optional<LocalDateTime> comes =
            comes(context, unit)
                .filter(time::isBefore)
                .filter(
                    context.clock().begins()::isBefore); // who is there at the start does not come
        if (comes.isPresent()) {
          notYet(context, each, at.time(), comes.get(), report);
        } else {
          events.stream()
              .filter(other -> leavesBefore(context, other, unit, time))
              .findFirst()
              .ifPresent(left -> gone(context, each, left, report));
        }
      }
    }
  }

  /** When the first of its bodies can act, where it is known of all of them. */
  private static Optional<LocalDateTime> comes(CheckContext context, UnitId unit) {
    List<Optional<LocalDateTime>> all =
        context.units().find(unit).stream()
            .flatMap(Unit::withAllParts)
            .filter(Unit::isBody)
            .map(body -> Start.find(context.situation(), body).map(Start::from))
            .toList();
    return all.isEmpty() || all.stream().anyMatch(Optional::isEmpty)
        ? Optional.empty()
        : all.stream().flatMap(Optional::stream).min(LocalDateTime::compareTo);
  }

  /** Whether an event has the unit, or one above it, leave the map before a time. */
  private static boolean leavesBefore(
      CheckContext context, PlannedEvent event, UnitId unit, LocalDateTime time) {
    return event.deed() instanceof Deed.Leaves leaves
        && event.release() instanceof Release.At at
        && context.clock().time(at.time()).isBefore(time)
        && context.units().find(leaves.unit()).filter(each -> each.holds(unit)).isPresent();
  }

  private static void notYet(
      CheckContext context,
      PlannedEvent event,
      Moment written,
      LocalDateTime comes,
      Report report) {
    Clock clock = context.clock();
    Optional<Fix> later =
        clock.holds(comes) && Deeds.mayBegin(clock, event, comes)
            ? TimeFixes.shift(
                context, event.span(), written, comes, "let it happen at " + Clock.write(comes))
            : Optional.empty();
    report
        .add(
            event.unitSpan(),
            "%s is due at %s, but it comes on only at %s."
                .formatted(Deeds.named(event), clock.show(clock.time(written)), clock.show(comes)))
        .fix(later)
        .hint("let it come on earlier, or let this happen later");
  }

  private static void gone(
      CheckContext context, PlannedEvent event, PlannedEvent left, Report report) {
    Clock clock = context.clock();
    report
        .add(
            event.unitSpan(),
            "%s is due at %s, but at %s it sets out to leave the map."
                .formatted(
                    Deeds.named(event),
                    clock.show(clock.time(((Release.At) event.release()).time())),
                    clock.show(clock.time(((Release.At) left.release()).time()))))
        .hint("let it leave later, or let others do it");
  }
}
