package studio.kriegsspiel.situation.track;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import studio.kriegsspiel.rules.field.Gait;
import studio.kriegsspiel.rules.field.Troops;
import studio.kriegsspiel.situation.ground.Setting;
import studio.kriegsspiel.situation.march.Fords;
import studio.kriegsspiel.situation.march.MarchReckoning;
import studio.kriegsspiel.situation.march.Routes;
import studio.kriegsspiel.situation.march.RoutesByHour;
import studio.kriegsspiel.terrain.MapPoint;
import studio.kriegsspiel.terrain.march.MarchRoute;
import studio.kriegsspiel.terrain.march.RouteSurvey;

/**
 * Searches for the ways of a scenario. The first forty are searched in fine cells, those up to the
 * four hundredth in coarse ones, later ones not at all, so that a text made to do harm cannot keep
 * one waiting; no honest scenario comes near.
 */
final class WaySearch {
  static final int MOST_FINE = 40;
  static final int MOST = 400;

  /** A road that the text does not name as the way is kept to where it costs no more than this. */
  private static final double ENTRY_ROAD = 1.5;

  /** Nearer than this two stations of a way are one. */
  private static final double SAME_METRES = 1;

  private final Setting setting;
  private final Optional<RoutesByHour> routes;
  private final Map<Asked, Optional<MarchRoute>> legs = new ConcurrentHashMap<>();

  /** A leg that is searched for once, for whoever else goes by it. */
  private record Asked(
      Routes over,
      MapPoint from,
      MapPoint to,
      Troops troops,
      Gait gait,
      double cellMetres,
      boolean fords) {}

  /**
   * A way that was found.
   *
   * @param over the ground as it is when it is gone
   * @param excess the share by which it may come out too long
   */
  record Way(Routes over, MarchReckoning reckoning, MarchRoute route, double excess) {}

  WaySearch(Setting setting, Optional<RoutesByHour> routes) {
    this.setting = setting;
    this.routes = routes;
  }

  /** Whether the ground is known and the trip not one too many. */
  boolean mayBeFound(int number) {
    return routes.isPresent() && number < MOST;
  }

  /** What a way leads through on the ground as it is when play begins. */
  RouteSurvey survey(MarchRoute way) {
    return routes.orElseThrow().atFirst().survey(way);
  }

  /** The quickest way, over bridges that are finished by the time the head comes to them. */
  Optional<Way> find(Trip trip) {
    if (!mayBeFound(trip.number())) {
      return Optional.empty();
    }
    RoutesByHour hours = routes.orElseThrow();
    Optional<Way> best = Optional.empty();
    for (Routes over : hours.from(trip.at())) {
      Optional<Way> way =
          find(over, trip)
              .filter(each -> hours.isOpen(each.route(), over.survey(each.route()), trip.at()));
      if (way.isPresent() && (best.isEmpty() || minutes(way) < minutes(best))) {
        best = way;
      }
    }
    return best;
  }

  private static double minutes(Optional<Way> way) {
    return way.orElseThrow().route().totalMinutes();
  }

  private Optional<Way> find(Routes over, Trip trip) {
    Optional<Way> way = search(over, trip);
    if (trip.by().stream().allMatch(Station::isNamed)) {
      return way;
    }
    Optional<Way> free = search(over, trip.asNamed());
    return way.filter(each -> free.isEmpty() || minutes(way) <= ENTRY_ROAD * minutes(free))
        .or(() -> free);
  }

  private Optional<Way> search(Routes over, Trip trip) {
    boolean fine = trip.number() < MOST_FINE;
    MarchReckoning dry =
        fine ? over.of(trip.troops(), trip.gait()) : over.coarselyOf(trip.troops(), trip.gait());
    boolean fords = Fords.areOpen(setting.scenario(), setting.clock(), trip.at());
    MarchReckoning reckoning = fords ? dry : dry.withoutFords();
    List<MarchRoute> found = new ArrayList<>();
    List<Station> stations = new ArrayList<>(trip.by());
    stations.add(Station.at(trip.to()));
    MapPoint last = trip.from();
    for (int i = 0; i < stations.size(); i++) {
      Station next = stations.get(i);
      boolean needed = found.isEmpty() && i == stations.size() - 1;
      if (needed || last.distanceMetres(next.first()) > SAME_METRES) {
        Optional<MarchRoute> route = leg(over, last, next.first(), fords, reckoning);
        if (route.isEmpty()) {
          return Optional.empty();
        }
        found.add(route.get());
      }
      if (next.isStretch()) {
        // A road that is broken somewhere is left there.
        Optional<MarchRoute> along =
            reckoning
                .findOn(next.line())
                .or(() -> leg(over, next.first(), next.last(), fords, reckoning));
        if (along.isEmpty()) {
          return Optional.empty();
        }
        found.add(along.get());
      }
      last = next.last();
    }
    MarchRoute route = Legs.joined(found);
    return Optional.of(new Way(over, reckoning, route, Routes.excess(route, reckoning, fine)));
  }

  private Optional<MarchRoute> leg(
      Routes over, MapPoint from, MapPoint to, boolean fords, MarchReckoning reckoning) {
    return find(
        new Asked(
            over, from, to, reckoning.troops(), reckoning.gait(), reckoning.cellMetres(), fords),
        reckoning);
  }

  private Optional<MarchRoute> find(Asked leg, MarchReckoning reckoning) {
    Optional<MarchRoute> found = legs.get(leg);
    if (found == null) {
      found = reckoning.findRoute(leg.from(), leg.to());
      legs.putIfAbsent(leg, found);
    }
    return found;
  }
}
