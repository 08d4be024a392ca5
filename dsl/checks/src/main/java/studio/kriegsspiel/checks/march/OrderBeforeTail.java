package studio.kriegsspiel.checks.march;

import java.time.LocalDateTime;
import java.time.temporal.ChronoUnit;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import studio.kriegsspiel.checks.check.Check;
import studio.kriegsspiel.checks.check.CheckContext;
import studio.kriegsspiel.checks.check.CheckInfo;
import studio.kriegsspiel.checks.check.Report;
import studio.kriegsspiel.checks.fix.TimeFixes;
import studio.kriegsspiel.scenario.finding.Fix;
import studio.kriegsspiel.scenario.finding.Severity;
import studio.kriegsspiel.scenario.news.Release;
import studio.kriegsspiel.situation.clock.Clock;
import studio.kriegsspiel.situation.track.ColumnJourney;
import studio.kriegsspiel.situation.track.Placement;

/** An order of the umpire's for a column whose tail is not yet in. */
public final class OrderBeforeTail implements Check {
  private static final CheckInfo INFO =
      CheckInfo.of(
              "KS-MOV-007",
              "An order before the column is there",
              Severity.WARNING,
              "a column sets out again when its tail has closed up")
          .searching();

  @Override
  public CheckInfo info() {
    return INFO;
  }

  @Override
  public void run(CheckContext context, Report report) {
    context
        .scenario()
        .units()
        .forEach(
            unit -> {
              List<Placement> all =
                  context.situation().tracks().of(unit.id()).placements().stream()
                      .filter(each -> each.named().equals(unit.id()))
                      .sorted(Comparator.comparing(Placement::from))
                      .toList();
              for (int i = 1; i < all.size(); i++) {
                if (all.get(i) instanceof Placement.Ordered order) {
                  look(context, all.get(i - 1), order, report);
                }
              }
            });
  }

  private static void look(
      CheckContext context, Placement before, Placement.Ordered order, Report report) {
    Optional<LocalDateTime> closed = journey(before).flatMap(OrderBeforeTail::findIn);
    if (closed.isEmpty() || !closed.get().isAfter(order.from().plusMinutes(1))) {
      return;
    }
    Clock clock = context.clock();
    LocalDateTime then = closed.get().truncatedTo(ChronoUnit.MINUTES).plusMinutes(1);
    report
        .add(
            order.event().unitSpan(),
            "`%s` is to move at %s, but the tail of its column is in only at %s."
                .formatted(order.named().name(), clock.show(order.from()), clock.show(then)))
        .fix(later(context, order, then))
        .hint("give the order later, or let the column come earlier");
  }

  private static Optional<ColumnJourney> journey(Placement placement) {
    return placement.match(
        new Placement.Cases<>(
            deployed -> Optional.empty(),
            coming -> Optional.of(coming.arrival().journey()),
            patrol -> Optional.empty(),
            march -> Optional.of(march.journey().get()),
            ordered -> ordered.leaves() ? Optional.empty() : Optional.of(ordered.journey().get()),
            halted -> Optional.empty(),
            awaited -> Optional.empty()));
  }

  /** When the last of it is at its goal, or on the map where it has none. */
  private static Optional<LocalDateTime> findIn(ColumnJourney journey) {
    return journey.isReckoned()
        ? journey.findTailArrives()
        : journey.bodies().stream().map(each -> each.tailEnters()).max(Comparator.naturalOrder());
  }

  private static Optional<Fix> later(
      CheckContext context, Placement.Ordered order, LocalDateTime then) {
    return order.event().release() instanceof Release.At at && then.isBefore(context.clock().ends())
        ? TimeFixes.shift(
            context, order.event().span(), at.time(), then, "let it move at " + Clock.write(then))
        : Optional.empty();
  }
}
