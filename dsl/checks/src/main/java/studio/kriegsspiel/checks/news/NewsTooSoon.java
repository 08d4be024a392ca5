package studio.kriegsspiel.checks.news;

import static studio.kriegsspiel.rules.RuleBookId.REISSWITZ_1824;

import java.time.LocalDateTime;
import java.util.EnumSet;
import java.util.Optional;
import java.util.Set;
import studio.kriegsspiel.checks.check.Check;
import studio.kriegsspiel.checks.check.CheckContext;
import studio.kriegsspiel.checks.check.CheckInfo;
import studio.kriegsspiel.checks.check.Report;
import studio.kriegsspiel.checks.fix.TimeFixes;
import studio.kriegsspiel.checks.print.MessageWords;
import studio.kriegsspiel.rules.Capital;
import studio.kriegsspiel.scenario.finding.Severity;
import studio.kriegsspiel.scenario.force.UnitId;
import studio.kriegsspiel.scenario.news.Intelligence;
import studio.kriegsspiel.scenario.news.Observation;
import studio.kriegsspiel.scenario.news.Release;
import studio.kriegsspiel.scenario.news.SourceKind;
import studio.kriegsspiel.scenario.time.Moment;
import studio.kriegsspiel.situation.Situation;
import studio.kriegsspiel.situation.clock.Clock;
import studio.kriegsspiel.situation.courier.Ride;
import studio.kriegsspiel.situation.release.Releases;
import studio.kriegsspiel.terrain.MapPoint;

/** News of own troops that is let go before one of them can have brought it. */
public final class NewsTooSoon implements Check {
  private static final Set<SourceKind> WATCHING =
      EnumSet.of(
          SourceKind.PATROL, SourceKind.OUTPOST, SourceKind.OBSERVATION, SourceKind.MESSENGER);

  private static final CheckInfo INFO =
      CheckInfo.of(
              "KS-INF-010",
              "News before it can arrive",
              Severity.WARNING,
              "news is seen first and then ridden")
          .citing(
              REISSWITZ_1824, "Introduction", "what a patrol sees is known when a rider brings it")
          .searching();

  @Override
  public CheckInfo info() {
    return INFO;
  }

  @Override
  public void run(CheckContext context, Report report) {
    if (context.situation().routes().isEmpty()) {
      return;
    }
    for (Intelligence each : context.scenario().intelligence()) {
      Optional<Moment> at =
          each.release() instanceof Release.At fixed ? Optional.of(fixed.time()) : Optional.empty();
      if (at.isPresent()
          && context.clock().holds(context.clock().time(at.get()))
          && each.observation().isPresent()
          && each.source().filter(WATCHING::contains).isPresent()
          && each.sourceUnit().isPresent()
          && each.audience().findSide().equals(each.sourceUnit().map(UnitId::side))) {
        look(context, each, at.get(), each.observation().get(), report);
      }
    }
  }

  /** When it was seen, and the earliest minute at which it is there. */
  private record Earliest(LocalDateTime seen, Ride ride) {
    LocalDateTime sure() {
      return seen.plusSeconds((long) Math.floor(60 * ride.leastMinutes()));
    }

    LocalDateTime minute() {
      return seen.plusMinutes((long) Math.ceil(ride.minutes() - 1e-6));
    }
  }

  private static void look(
      CheckContext context, Intelligence item, Moment at, Observation said, Report report) {
    Clock clock = context.clock();
    LocalDateTime released = clock.time(at);
    UnitId watcher = item.sourceUnit().orElseThrow();
    Optional<Earliest> earliest =
        Releases.of(context.situation())
            .receiver(item.audience(), released)
            .filter(to -> context.budget().takeNews())
            .flatMap(to -> earliest(context.situation(), said, watcher, to));
    if (earliest.isEmpty() || !released.isBefore(earliest.get().sure())) {
      return;
    }
    LocalDateTime minute = earliest.get().minute();
    boolean observed = said.observed().isPresent();
    report
        .add(
            item.span(),
            MessageWords.say(
                "%s has this from `%s` at %s, but it cannot arrive before %s: `%s` %s %s, and the ride of %,d paces takes %s.",
                Capital.of(item.audience().words()),
                watcher,
                clock.show(released),
                clock.show(minute),
                said.unit(),
                observed ? "was observed at" : "can be seen in play from",
                clock.show(earliest.get().seen()),
                context.ground().orElseThrow().paces(earliest.get().ride().metres()),
                Clock.show((long) Math.ceil(earliest.get().ride().minutes() - 1e-6))))
        .rules(INFO.rulesOf(context.book()))
        .rules(earliest.get().ride().citations())
        .fix(
            clock.holds(minute)
                ? TimeFixes.shift(
                    context, item.span(), at, minute, "release it at " + Clock.write(minute))
                : Optional.empty())
        .hint(
            observed
                ? "release it later"
                : "release it later, or say with `observed` that it was seen before play");
  }

  private static Optional<Earliest> earliest(
      Situation situation, Observation said, UnitId watcher, MapPoint to) {
    Optional<LocalDateTime> observed = situation.clock().find(said.observed());
    return observed.isPresent()
        ? situation
            .tracks()
            .of(watcher)
            .at(observed.get())
            .centre()
            .flatMap(from -> situation.rides().find(from, to))
            .map(ride -> new Earliest(observed.get(), ride))
        : situation
            .news()
            .earliest(said.unit(), watcher, to)
            .map(news -> new Earliest(news.seen(), news.ride()));
  }
}
