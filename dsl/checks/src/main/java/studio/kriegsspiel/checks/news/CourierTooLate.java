package studio.kriegsspiel.checks.news;

import static studio.kriegsspiel.rules.RuleBookId.REISSWITZ_1824;

import java.time.LocalDateTime;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import studio.kriegsspiel.checks.check.Check;
import studio.kriegsspiel.checks.check.CheckContext;
import studio.kriegsspiel.checks.check.CheckInfo;
import studio.kriegsspiel.checks.check.Report;
import studio.kriegsspiel.checks.fix.TimeFixes;
import studio.kriegsspiel.checks.print.MessageWords;
import studio.kriegsspiel.rules.Citation;
import studio.kriegsspiel.scenario.finding.Severity;
import studio.kriegsspiel.scenario.news.Intelligence;
import studio.kriegsspiel.scenario.news.Release;
import studio.kriegsspiel.situation.clock.Clock;
import studio.kriegsspiel.situation.ground.GroundIndex;
import studio.kriegsspiel.situation.release.Dispatch;
import studio.kriegsspiel.situation.release.Releases;
import studio.kriegsspiel.terrain.MapPoint;

/** A courier who arrives when nobody plays any more, or for whom there is no way. */
public final class CourierTooLate implements Check {
  private static final CheckInfo INFO =
      CheckInfo.of(
              "KS-INF-011",
              "A courier who does not arrive",
              Severity.ERROR,
              "news reaches its reader during play")
          .citing(REISSWITZ_1824, "§6", "what is told during play is planned beforehand")
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
      if (each.release() instanceof Release.ByCourier courier
          && !context.clock().time(courier.leaves()).isAfter(context.clock().ends())
          && isOnMap(context, each, courier)
          && context.budget().takeNews()) {
        look(context, each, courier, report);
      }
    }
  }

  /** Whether all the points of his ride are known, and on the map. */
  private static boolean isOnMap(
      CheckContext context, Intelligence item, Release.ByCourier courier) {
    GroundIndex ground = context.ground().orElseThrow();
    return Stream.concat(Stream.of(courier.from()), courier.along().stream())
            .allMatch(each -> ground.find(each).isPresent())
        && receiver(context, item, courier).isPresent();
  }

  private static Optional<MapPoint> receiver(
      CheckContext context, Intelligence item, Release.ByCourier courier) {
    return Releases.of(context.situation())
        .receiver(item.audience(), context.clock().time(courier.leaves()));
  }

  private static void look(
      CheckContext context, Intelligence item, Release.ByCourier courier, Report report) {
    Clock clock = context.clock();
    Optional<Dispatch> ride = Releases.of(context.situation()).dispatch(courier, item.audience());
    if (ride.isEmpty()) {
      report
          .add(
              item.span(),
              "The courier who leaves at %s finds no way to %s."
                  .formatted(clock.show(clock.time(courier.leaves())), item.audience().words()))
          .spot(receiver(context, item, courier).orElseThrow())
          .hint("let him ride from elsewhere; a bridge or ford may be missing on the map");
    } else if (sure(ride.get()).isAfter(clock.ends())) {
      LocalDateTime arrives = ride.get().arrives();
      List<Citation> rates =
          ride.get().rides().stream()
              .flatMap(each -> each.citations().stream())
              .distinct()
              .toList();
      report
          .add(
              item.span(),
              MessageWords.say(
                  "The courier to %s leaves at %s and arrives at %s, but play ends at %s: he rides %,d paces in %s.",
                  item.audience().words(),
                  clock.show(ride.get().leaves()),
                  clock.show(arrives),
                  clock.show(clock.ends()),
                  context.ground().orElseThrow().paces(ride.get().metres()),
                  Clock.show((long) Math.ceil(ride.get().minutes() - 1e-6))))
          .rules(rates)
          .fix(TimeFixes.extendPlay(context, arrives))
          .hint("let him leave earlier, or from nearer");
    }
  }

  private static LocalDateTime sure(Dispatch ride) {
    return ride.leaves().plusSeconds((long) Math.floor(60 * ride.leastMinutes()));
  }
}
