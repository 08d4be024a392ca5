package studio.kriegsspiel.checks.ground;

import static studio.kriegsspiel.rules.RuleBookId.BRITISH_1815;
import static studio.kriegsspiel.rules.RuleBookId.REISSWITZ_1824;

import java.time.Duration;
import java.time.LocalDateTime;
import java.util.Optional;
import studio.kriegsspiel.checks.check.Check;
import studio.kriegsspiel.checks.check.CheckContext;
import studio.kriegsspiel.checks.check.CheckInfo;
import studio.kriegsspiel.checks.check.Draft;
import studio.kriegsspiel.checks.check.MapError;
import studio.kriegsspiel.checks.check.Report;
import studio.kriegsspiel.checks.fix.TimeFixes;
import studio.kriegsspiel.checks.print.MessageWords;
import studio.kriegsspiel.scenario.finding.Severity;
import studio.kriegsspiel.scenario.news.Reinforcement;
import studio.kriegsspiel.situation.clock.Clock;
import studio.kriegsspiel.situation.track.Arrival;
import studio.kriegsspiel.terrain.march.MarchRoute;

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
    for (Arrival each : context.situation().tracks().arrivals()) {
      switch (each.way()) {
        case NONE -> noWay(context, each, report);
        case RECKONED -> look(context, each, report);
        case TOO_MANY -> {
          report
              .add(
                  each.order().unitSpan(),
                  "From `%s` on, marches were not reckoned.".formatted(each.order().unit().name()))
              .severity(Severity.NOTE)
              .hint("there are more reinforcements than one run looks at");
          return;
        }
        default -> {
          // Nothing is known of the way.
        }
      }
    }
  }

  private static void noWay(CheckContext context, Arrival arrival, Report report) {
    report
        .add(
            arrival.order().unitSpan(),
            "`%s` finds no way to its place%s."
                .formatted(arrival.order().unit().name(), destination(context, arrival)))
        .spot(arrival.goal().orElseThrow())
        .hint("a bridge or ford may be missing on the map, or a wood or slope closes the way");
  }

  private static void look(CheckContext context, Arrival arrival, Report report) {
    double minutes = headMinutes(arrival);
    LocalDateTime earliest = after(arrival, minutes / (1 + arrival.excess()));
    LocalDateTime due = context.clock().find(arrival.order().by()).orElse(context.clock().ends());
    if (earliest.isAfter(due)) {
      tell(context, arrival, due, report);
    }
  }

  /** From the entry of the head to its arrival, as whatever else asks for it reckons. */
  private static double headMinutes(Arrival arrival) {
    return arrival
        .findHeadArrives()
        .map(there -> Duration.between(arrival.headEnters(), there).toSeconds() / 60.0)
        .orElseGet(() -> arrival.route().orElseThrow().totalMinutes());
  }

  private static LocalDateTime after(Arrival arrival, double minutes) {
    return arrival.headEnters().plusMinutes((long) Math.ceil(minutes));
  }

  private static void tell(
      CheckContext context, Arrival arrival, LocalDateTime due, Report report) {
    Clock clock = context.clock();
    Reinforcement coming = arrival.order();
    MarchRoute route = arrival.route().orElseThrow();
    double minutes = headMinutes(arrival);
    LocalDateTime arrives = after(arrival, minutes);
    LocalDateTime sooner = arrival.headEnters().minusMinutes(Clock.minutes(due, arrives));
    String rest =
        coming.by().isPresent()
            ? "by " + clock.show(due)
            : "before play ends at " + clock.show(due);
    Draft draft =
        report
            .add(
                coming.unitSpan(),
                "`%s` cannot be%s %s: it comes on at %s, the way is about %s paces and takes %s in %s."
                    .formatted(
                        coming.unit().name(),
                        destination(context, arrival),
                        rest,
                        clock.show(arrival.headEnters()),
                        MessageWords.group(
                            context.ground().orElseThrow().paces(route.lengthMetres())),
                        Clock.show((long) Math.ceil(minutes)),
                        coming.marchOrder().label()))
            .rule(arrival.rate().orElseThrow())
            .spot(arrival.goal().orElseThrow())
            .fix(
                coming
                    .by()
                    .flatMap(
                        by ->
                            TimeFixes.shift(
                                context,
                                coming.span(),
                                by,
                                arrives,
                                "expect it at " + Clock.write(arrives))))
            .fix(
                Optional.of(sooner)
                    .filter(then -> !then.isBefore(clock.begins()))
                    .flatMap(
                        then ->
                            TimeFixes.shift(
                                context,
                                coming.span(),
                                coming.at(),
                                then,
                                "let it come on at " + Clock.write(then))));
    double late = Clock.minutes(due, arrives) * route.lengthMetres() / Math.max(1, minutes);
    MapError.of(context)
        .weigh(
            draft,
            late,
            "reckoned as the quickest way over roads, woods and slopes, head of the column only, without halts");
  }

  private static String destination(CheckContext context, Arrival arrival) {
    return arrival
        .order()
        .destination()
        .flatMap(position -> context.text().find(position.span()))
        .map(words -> " at " + words)
        .orElse(" there");
  }
}
