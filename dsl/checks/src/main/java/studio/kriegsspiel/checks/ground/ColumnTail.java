package studio.kriegsspiel.checks.ground;

import static studio.kriegsspiel.rules.RuleBookId.BRITISH_1815;
import static studio.kriegsspiel.rules.RuleBookId.REISSWITZ_1824;

import java.time.Duration;
import java.time.LocalDateTime;
import java.util.Optional;
import studio.kriegsspiel.checks.check.Check;
import studio.kriegsspiel.checks.check.CheckContext;
import studio.kriegsspiel.checks.check.CheckInfo;
import studio.kriegsspiel.checks.check.Report;
import studio.kriegsspiel.checks.print.MessageWords;
import studio.kriegsspiel.rules.Citation;
import studio.kriegsspiel.scenario.finding.Severity;
import studio.kriegsspiel.situation.clock.Clock;
import studio.kriegsspiel.situation.track.Arrival;

/** A column whose head comes on in time, but whose tail is still off the map when play ends. */
public final class ColumnTail implements Check {
  private static final CheckInfo INFO =
      CheckInfo.of(
              "KS-MOV-004",
              "A column whose tail comes too late",
              Severity.WARNING,
              "a column comes on from its head to its tail")
          .citing(REISSWITZ_1824, "§14-31", "lengths of columns")
          .citing(BRITISH_1815, "Column lengths", "")
          .searching();

  @Override
  public CheckInfo info() {
    return INFO;
  }

  @Override
  public void run(CheckContext context, Report report) {
    Clock clock = context.clock();
    for (Arrival each : context.situation().tracks().arrivals()) {
      Optional<LocalDateTime> tail = each.findTailEnters();
      Optional<Citation> length =
          each.bodies().stream().flatMap(body -> body.length().stream()).findFirst();
      if (tail.isPresent()
          && length.isPresent()
          && clock.holds(each.headEnters())
          && tail.get().isAfter(clock.ends())) {
        report
            .add(
                each.order().unitSpan(),
                "The column of `%s` is about %s paces long; its tail comes on %s after its head, when play is over."
                    .formatted(
                        each.order().unit().name(),
                        MessageWords.group(
                            context.situation().measures().roundPaces(each.lengthMetres())),
                        Clock.show(minutesUp(each.headEnters(), tail.get()))))
            .rule(length.get())
            .hint("let it come earlier, by two roads, or in part only");
      }
    }
  }

  /** Minutes from one time to another, the last begun one whole. */
  private static long minutesUp(LocalDateTime from, LocalDateTime to) {
    return (Duration.between(from, to).toSeconds() + 59) / 60;
  }
}
