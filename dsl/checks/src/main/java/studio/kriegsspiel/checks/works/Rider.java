package studio.kriegsspiel.checks.works;

import java.time.LocalDateTime;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import studio.kriegsspiel.checks.check.CheckContext;
import studio.kriegsspiel.scenario.news.Intelligence;
import studio.kriegsspiel.scenario.news.Release;
import studio.kriegsspiel.scenario.text.TextSpan;
import studio.kriegsspiel.situation.courier.Ride;
import studio.kriegsspiel.situation.release.Dispatch;
import studio.kriegsspiel.situation.release.Releases;
import studio.kriegsspiel.situation.track.PatrolRun;
import studio.kriegsspiel.situation.track.Placement;
import studio.kriegsspiel.terrain.Feature;
import studio.kriegsspiel.terrain.march.MarchRoute;

/**
 * A courier or a patrol on a way.
 *
 * @param name how a sentence begins with it
 * @param legs its ways, one after the other
 * @param span its statement
 */
record Rider(String name, List<Leg> legs, TextSpan span) {
  /** More couriers and patrols than this nobody sends. */
  private static final int MOST = 60;

  /**
   * One way.
   *
   * @param starts when it sets out on it
   * @param minutes how long it takes
   */
  record Leg(MarchRoute route, LocalDateTime starts, double minutes) {}

  /** All that the text sends, in its order. */
  static List<Rider> all(CheckContext context) {
    Stream<Rider> couriers =
        context.scenario().intelligence().stream().flatMap(each -> courier(context, each).stream());
    Stream<Rider> patrols =
        context.scenario().plan().patrols().stream()
            .flatMap(each -> context.situation().tracks().of(each.unit()).placements().stream())
            .filter(Placement.Patrolling.class::isInstance)
            .map(each -> patrol(((Placement.Patrolling) each).run().get()));
    return Stream.concat(couriers, patrols)
        .filter(each -> !each.legs().isEmpty())
        .limit(MOST)
        .toList();
  }

  private static List<Rider> courier(CheckContext context, Intelligence item) {
    if (!(item.release() instanceof Release.ByCourier courier)) {
      return List.of();
    }
    return Releases.of(context.situation()).dispatch(courier, item.audience()).stream()
        .map(
            ride ->
                new Rider(
                    "The courier who leaves at " + context.clock().show(ride.leaves()),
                    legs(ride),
                    item.span()))
        .toList();
  }

  private static List<Leg> legs(Dispatch dispatch) {
    List<Leg> legs = new ArrayList<>();
    LocalDateTime from = dispatch.leaves();
    for (Ride each : dispatch.rides()) {
      legs.add(new Leg(each.route(), from, each.minutes()));
      from = after(from, each.minutes());
    }
    return legs;
  }

  /** Out and home again, as often as it goes. */
  private static Rider patrol(PatrolRun run) {
    List<Leg> legs =
        run.legs().stream()
            .map(each -> new Leg(each.route(), each.starts(), each.route().totalMinutes()))
            .toList();
    return new Rider("The patrol `" + run.patrol().unit().name() + "`", legs, run.patrol().span());
  }

  /** When it comes to a bridge, once for every time it does. */
  Stream<LocalDateTime> crossings(CheckContext context, Feature bridge) {
    return legs.stream().flatMap(leg -> crossings(context, leg, bridge));
  }

  private static Stream<LocalDateTime> crossings(CheckContext context, Leg leg, Feature bridge) {
    return context.situation().routes().orElseThrow().survey(leg.route()).passages().stream()
        .filter(each -> each.feature().id().equals(bridge.id()))
        .map(
            each ->
                after(
                    leg.starts(),
                    leg.minutes() * each.fromMetres() / Math.max(1, leg.route().lengthMetres())));
  }

  private static LocalDateTime after(LocalDateTime from, double minutes) {
    return from.plusSeconds(Math.round(minutes * 60));
  }
}
