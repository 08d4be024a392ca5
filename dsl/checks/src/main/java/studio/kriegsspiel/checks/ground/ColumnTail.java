package studio.kriegsspiel.checks.ground;

import static studio.kriegsspiel.rules.RuleBookId.BRITISH_1815;
import static studio.kriegsspiel.rules.RuleBookId.REISSWITZ_1824;

import java.util.List;
import java.util.Optional;
import studio.kriegsspiel.checks.check.Check;
import studio.kriegsspiel.checks.check.CheckContext;
import studio.kriegsspiel.checks.check.CheckInfo;
import studio.kriegsspiel.checks.check.Report;
import studio.kriegsspiel.checks.print.Words;
import studio.kriegsspiel.rules.field.FieldManual;
import studio.kriegsspiel.rules.field.Footprint;
import studio.kriegsspiel.rules.field.Going;
import studio.kriegsspiel.rules.field.March;
import studio.kriegsspiel.rules.field.Troops;
import studio.kriegsspiel.scenario.finding.Severity;
import studio.kriegsspiel.scenario.force.Unit;
import studio.kriegsspiel.scenario.news.Reinforcement;
import studio.kriegsspiel.situation.clock.Clock;
import studio.kriegsspiel.situation.force.TroopsOf;

/** A column whose head comes on in time, but whose tail is still off the map when play ends. */
public final class ColumnTail implements Check {
  private static final CheckInfo INFO =
      CheckInfo.of(
              "KS-MOV-004",
              "A column whose tail comes too late",
              Severity.WARNING,
              "a column comes on from its head to its tail")
          .citing(REISSWITZ_1824, "§14-31", "lengths of columns")
          .citing(BRITISH_1815, "Column lengths", "");

  @Override
  public CheckInfo info() {
    return INFO;
  }

  @Override
  public void run(CheckContext context, Report report) {
    FieldManual manual = context.book().fieldManual();
    Clock clock = context.clock();
    for (Reinforcement each : context.scenario().reinforcements()) {
      Optional<Column> column = column(context, each, manual);
      if (column.isPresent() && clock.holds(clock.time(each.at()))) {
        long minutes = (long) Math.ceil(column.get().metres() / column.get().metresPerMinute());
        if (clock.time(each.at()).plusMinutes(minutes).isAfter(clock.ends())) {
          report
              .add(
                  each.unitSpan(),
                  "The column of `%s` is about %s paces long; its tail comes on %s after its head, when play is over."
                      .formatted(
                          each.unit().name(),
                          Words.group(
                              context.situation().measures().roundPaces(column.get().metres())),
                          Clock.show(minutes)))
              .rule(column.get().footprint().citation())
              .hint("let it come earlier, by two roads, or in part only");
        }
      }
    }
  }

  private record Column(double metres, double metresPerMinute, Footprint footprint) {}

  private static Optional<Column> column(
      CheckContext context, Reinforcement coming, FieldManual manual) {
    List<Unit> bodies =
        context.units().find(coming.unit()).map(context.units()::bodies).orElse(List.of());
    double metres = 0;
    double slowest = Double.POSITIVE_INFINITY;
    Optional<Footprint> last = Optional.empty();
    for (Unit body : bodies) {
      Troops troops = TroopsOf.unit(body);
      Optional<Footprint> footprint = manual.findFootprint(troops, coming.marchOrder());
      March march = manual.march(troops, TroopsOf.gait(coming.marchOrder()), Going.OPEN);
      if (footprint.isPresent() && march.metresPerMinute() > 0) {
        metres += footprint.get().depthMetres();
        slowest = Math.min(slowest, march.metresPerMinute());
        last = footprint;
      }
    }
    double length = metres;
    double speed = slowest;
    return last.filter(footprint -> length > 0).map(found -> new Column(length, speed, found));
  }
}
