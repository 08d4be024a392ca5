package studio.kriegsspiel.situation.courier;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import studio.kriegsspiel.rules.Citation;
import studio.kriegsspiel.rules.concept.UnitType;
import studio.kriegsspiel.rules.field.FieldManual;
import studio.kriegsspiel.rules.field.Gait;
import studio.kriegsspiel.rules.field.RideStretch;
import studio.kriegsspiel.rules.field.Troops;
import studio.kriegsspiel.situation.march.MarchReckoning;
import studio.kriegsspiel.situation.march.Routes;
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

  private final Optional<Routes> routes;
  private final FieldManual manual;
  private final Map<Asked, Optional<Ride>> known = new ConcurrentHashMap<>();

  /**
   * Rides under a book.
   *
   * @param routes the ways over the ground, if it is known
   */
  public Rides(Optional<Routes> routes, FieldManual manual) {
    this.routes = routes;
    this.manual = manual;
  }

  private record Asked(MapPoint from, MapPoint to, boolean fords) {}

  /** The quickest ride between two points; nothing where ground or way is missing. */
  public Optional<Ride> find(MapPoint from, MapPoint to) {
    return find(from, to, true);
  }

  /**
   * The quickest ride between two points.
   *
   * @param fords whether fords can be passed
   */
  public Optional<Ride> find(MapPoint from, MapPoint to, boolean fords) {
    if (routes.isEmpty()) {
      return Optional.empty();
    }
    Asked asked = new Asked(from, to, fords);
    Optional<Ride> found = known.get(asked);
    if (found == null) {
      found = ride(routes.get(), asked, known.size() < MOST_FINE);
      if (known.size() < MOST_KEPT) {
        known.put(asked, found);
      }
    }
    return found;
  }

  private Optional<Ride> ride(Routes ways, Asked asked, boolean fine) {
    MarchReckoning dry = fine ? ways.of(RIDER, Gait.RIDE) : ways.coarselyOf(RIDER, Gait.RIDE);
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
