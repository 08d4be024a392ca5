package studio.kriegsspiel.checks.ground;

import static studio.kriegsspiel.rules.RuleBookId.BRITISH_1815;
import static studio.kriegsspiel.rules.RuleBookId.REISSWITZ_1824;

import java.time.LocalDateTime;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import studio.kriegsspiel.checks.check.Check;
import studio.kriegsspiel.checks.check.CheckContext;
import studio.kriegsspiel.checks.check.CheckInfo;
import studio.kriegsspiel.checks.check.Report;
import studio.kriegsspiel.checks.fix.TimeEdits;
import studio.kriegsspiel.checks.print.Words;
import studio.kriegsspiel.rules.field.FieldManual;
import studio.kriegsspiel.rules.field.Gait;
import studio.kriegsspiel.rules.field.Going;
import studio.kriegsspiel.rules.field.Troops;
import studio.kriegsspiel.scenario.finding.Severity;
import studio.kriegsspiel.scenario.force.Unit;
import studio.kriegsspiel.scenario.news.Reinforcement;
import studio.kriegsspiel.situation.clock.Clock;
import studio.kriegsspiel.situation.force.TroopsOf;
import studio.kriegsspiel.situation.ground.EntryPoint;
import studio.kriegsspiel.situation.ground.GroundIndex;
import studio.kriegsspiel.situation.march.RouteEstimate;
import studio.kriegsspiel.terrain.MapPoint;

/** Reinforcements that cannot be where the text says when it says so. */
public final class ReinforcementTooLate implements Check {
  private static final CheckInfo INFO =
      CheckInfo.of(
              "KS-MOV-001",
              "Reinforcements that cannot be there in time",
              Severity.ERROR,
              "troops march at the book's rates")
          .citing(REISSWITZ_1824, "§34", "march table")
          .citing(BRITISH_1815, "App. Three", "movement chart")
          .searching();

  @Override
  public CheckInfo info() {
    return INFO;
  }

  @Override
  public void run(CheckContext context, Report report) {
    Optional<GroundIndex> ground = context.ground();
    if (ground.isEmpty()) {
      return;
    }
    FieldManual manual = context.book().fieldManual();
    for (Reinforcement each : context.scenario().reinforcements()) {
      Optional<MapPoint> from = EntryPoint.find(each, ground.get());
      Optional<MapPoint> to = each.destination().flatMap(ground.get()::find);
      Optional<Troops> slowest = slowest(context, each, manual);
      if (from.isPresent() && to.isPresent() && slowest.isPresent()) {
        if (!context.budget().takeRoute()) {
          report
              .add(
                  each.unitSpan(),
                  "From `%s` on, marches were not reckoned.".formatted(each.unit().name()))
              .severity(Severity.NOTE)
              .hint("there are more reinforcements than one run looks at");
          return;
        }
        Gait gait = TroopsOf.gait(each.marchOrder());
        Way way = new Way(each, ground.get(), slowest.get(), gait);
        way.look(context, from.get(), to.get(), report);
      }
    }
  }

  /** The slowest of the bodies decides for all. */
  private static Optional<Troops> slowest(
      CheckContext context, Reinforcement coming, FieldManual manual) {
    Gait gait = TroopsOf.gait(coming.marchOrder());
    List<Unit> bodies =
        context.units().find(coming.unit()).map(context.units()::bodies).orElse(List.of());
    return bodies.stream()
        .map(TroopsOf::unit)
        .min(
            Comparator.comparingDouble(
                troops -> manual.march(troops, gait, Going.OPEN).metresPerMinute()));
  }

  private record Way(Reinforcement coming, GroundIndex ground, Troops troops, Gait gait) {

    void look(CheckContext context, MapPoint from, MapPoint to, Report report) {
      Optional<RouteEstimate> route = context.routes().find(from, to, troops, gait);
      if (route.isEmpty()) {
        report
            .add(
                coming.unitSpan(),
                "`%s` finds no way to its place%s."
                    .formatted(coming.unit().name(), destination(context)))
            .spot(to)
            .hint("a bridge or ford may be missing on the map, or a wood or slope closes the way");
        return;
      }
      LocalDateTime arrives = arrival(context.clock(), route.get().minutes());
      LocalDateTime earliest = arrival(context.clock(), route.get().leastMinutes());
      LocalDateTime due = context.clock().find(coming.by()).orElse(context.clock().ends());
      if (earliest.isAfter(due)) {
        tell(context, route.get(), arrives, due, to, report);
      }
    }

    private LocalDateTime arrival(Clock clock, double minutes) {
      return clock.time(coming.at()).plusMinutes((long) Math.ceil(minutes));
    }

    private void tell(
        CheckContext context,
        RouteEstimate route,
        LocalDateTime arrives,
        LocalDateTime due,
        MapPoint to,
        Report report) {
      Clock clock = context.clock();
      LocalDateTime sooner = clock.time(coming.at()).minusMinutes(Clock.minutes(due, arrives));
      String rest =
          coming.by().isPresent()
              ? "by " + clock.show(due)
              : "before play ends at " + clock.show(due);
      report
          .add(
              coming.unitSpan(),
              "`%s` cannot be%s %s: it comes on at %s, the way is about %s paces and takes %s in %s."
                  .formatted(
                      coming.unit().name(),
                      destination(context),
                      rest,
                      clock.show(clock.time(coming.at())),
                      Words.group(ground.paces(route.metres())),
                      Clock.show((long) Math.ceil(route.minutes())),
                      coming.marchOrder().label()))
          .rule(context.book().fieldManual().march(troops, gait, Going.OPEN).citation())
          .spot(to)
          .fix(
              coming
                  .by()
                  .flatMap(
                      by ->
                          new TimeEdits(context.text(), context.clock())
                              .replace(
                                  coming.span(),
                                  by,
                                  arrives,
                                  "expect it at " + Clock.write(arrives))))
          .fix(
              new TimeEdits(context.text(), context.clock())
                  .replace(
                      coming.span(),
                      coming.at(),
                      sooner,
                      "let it come on at " + Clock.write(sooner)))
          .hint(
              "reckoned as the quickest way over roads, woods and slopes on ground in cells of %d m, head of the column only, without halts"
                  .formatted(Math.round(route.cellMetres())));
    }

    private String destination(CheckContext context) {
      return coming
          .destination()
          .flatMap(position -> context.text().find(position.span()))
          .map(words -> " at " + words)
          .orElse(" there");
    }
  }
}
