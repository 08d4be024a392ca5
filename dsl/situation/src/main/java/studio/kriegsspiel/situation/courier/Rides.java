package studio.kriegsspiel.situation.courier;

import java.time.LocalDateTime;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Predicate;
import studio.kriegsspiel.rules.Citation;
import studio.kriegsspiel.rules.concept.UnitType;
import studio.kriegsspiel.rules.field.FieldManual;
import studio.kriegsspiel.rules.field.Gait;
import studio.kriegsspiel.rules.field.RideStretch;
import studio.kriegsspiel.rules.field.Troops;
import studio.kriegsspiel.situation.march.MarchReckoning;
import studio.kriegsspiel.situation.march.Routes;
import studio.kriegsspiel.situation.march.RoutesByHour;
import studio.kriegsspiel.terrain.MapPoint;
import studio.kriegsspiel.terrain.march.MarchRoute;
import studio.kriegsspiel.terrain.march.Timetable;

/**
 * Messengers' rides over roads and ground at the book's rates, kept once they are found. After two
 * hundred the ground is read in coarse cells. Thread-safe.
 */
public final class Rides {
  private static final int MOST_FINE = 200;
  private static final int MOST_KEPT = 10_000;
  private static final Troops RIDER = Troops.of(UnitType.COMMANDER, 1);

  private final Optional<RoutesByHour> routes;
  private final Predicate<LocalDateTime> fordsOpen;
  private final FieldManual manual;
  private final Map<Asked, Optional<Ride>> known = new ConcurrentHashMap<>();

  /**
   * Rides under a book.
   *
   * @param routes the ways over the ground by the hour, if it is known
   * @param fordsOpen whether fords can be passed at a time
   */
  public Rides(
      Optional<RoutesByHour> routes, Predicate<LocalDateTime> fordsOpen, FieldManual manual) {
    this.routes = routes;
    this.fordsOpen = fordsOpen;
    this.manual = manual;
  }

  private record Asked(Routes over, MapPoint from, MapPoint to, boolean fords) {}

  /**
   * The quickest ride between two points at any hour, by every ford and bridge there will be; none
   * can be quicker. Nothing where ground or way is missing.
   */
  public Optional<Ride> find(MapPoint from, MapPoint to) {
    return routes.flatMap(hours -> find(new Asked(hours.atLast(), from, to, true)));
  }

  /**
   * The quickest ride of one who sets out at a time, by the fords that are open then and the
   * bridges that stand when he comes to them. Nothing where ground or way is missing.
   */
  public Optional<Ride> find(MapPoint from, MapPoint to, LocalDateTime leaves) {
    if (routes.isEmpty()) {
      return Optional.empty();
    }
    RoutesByHour hours = routes.get();
    boolean fords = fordsOpen.test(leaves);
    return hours.from(leaves).stream()
        .flatMap(
            over ->
                find(new Asked(over, from, to, fords))
                    .filter(ride -> hours.isOpen(ride.route(), over.survey(ride.route()), leaves))
                    .stream())
        .min(Comparator.comparingDouble(Ride::minutes));
  }

  private Optional<Ride> find(Asked asked) {
    Optional<Ride> found = known.get(asked);
    if (found == null) {
      found = ride(asked, known.size() < MOST_FINE);
      if (known.size() < MOST_KEPT) {
        known.put(asked, found);
      }
    }
    return found;
  }

  private Optional<Ride> ride(Asked asked, boolean fine) {
    Routes over = asked.over();
    MarchReckoning dry = fine ? over.of(RIDER, Gait.RIDE) : over.coarselyOf(RIDER, Gait.RIDE);
    MarchReckoning reckoning = asked.fords() ? dry : dry.withoutFords();
    return reckoning
        .findQuickest(asked.from(), asked.to())
        .map(route -> timed(reckoning, route, Routes.excess(route, reckoning, fine)));
  }

  private Ride timed(MarchReckoning reckoning, MarchRoute route, double excess) {
    double minutes = 0;
    double from = 0;
    double end = route.lengthMetres();
    List<Citation> citations = new ArrayList<>();
    for (RideStretch stretch : manual.rideStretches(end)) {
      double to = Math.min(end, stretch.toMetres());
      Timetable times = reckoning.findAt(route, stretch.gait()).orElse(route).timetable();
      minutes += times.reachesMinutes(to) - times.reachesMinutes(from);
      citations.add(stretch.citation());
      from = to;
    }
    return new Ride(route, minutes, citations, excess);
  }
}
