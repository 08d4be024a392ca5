package studio.kriegsspiel.situation.track;

import java.time.LocalDateTime;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.concurrent.ConcurrentHashMap;
import studio.kriegsspiel.rules.Citation;
import studio.kriegsspiel.rules.concept.TerrainKind;
import studio.kriegsspiel.rules.field.FieldManual;
import studio.kriegsspiel.rules.field.Footprint;
import studio.kriegsspiel.rules.field.Gait;
import studio.kriegsspiel.rules.field.Going;
import studio.kriegsspiel.rules.field.Troops;
import studio.kriegsspiel.scenario.force.Unit;
import studio.kriegsspiel.situation.force.TroopsOf;
import studio.kriegsspiel.situation.ground.GroundIndex;
import studio.kriegsspiel.situation.ground.Setting;
import studio.kriegsspiel.situation.march.Body;
import studio.kriegsspiel.situation.march.Fords;
import studio.kriegsspiel.situation.march.MarchOrder;
import studio.kriegsspiel.situation.march.MarchReckoning;
import studio.kriegsspiel.situation.march.RouteColumns;
import studio.kriegsspiel.situation.march.Routes;
import studio.kriegsspiel.terrain.MapPoint;
import studio.kriegsspiel.terrain.march.ClosingUp;
import studio.kriegsspiel.terrain.march.MarchColumn;
import studio.kriegsspiel.terrain.march.MarchRoute;
import studio.kriegsspiel.terrain.march.RoadOrder;
import studio.kriegsspiel.terrain.march.RouteSurvey;

/**
 * Works out how columns go over the ground. The first forty ways are searched in fine cells, those
 * up to the four hundredth in coarse ones, later ones not at all, so that a text made to do harm
 * cannot keep one waiting; no honest scenario comes near.
 */
final class Journeys {
  static final int MOST_FINE = 40;
  static final int MOST = 400;

  /** Length of a way that stands for one nobody knows; any will do. */
  private static final double STRAIGHT_METRES = 1000;

  /** Nearer than this two stations of a way are one. */
  private static final double SAME_METRES = 1;

  private final Setting setting;
  private final Optional<Routes> routes;
  private final FieldManual manual;
  private final Map<Asked, Optional<MarchRoute>> ways = new ConcurrentHashMap<>();

  /** A way that is searched for once, for whoever else goes by it. */
  private record Asked(
      MapPoint from, MapPoint to, Troops troops, Gait gait, double cellMetres, boolean fords) {}

  Journeys(Setting setting, Optional<Routes> routes) {
    this.setting = setting;
    this.routes = routes;
    this.manual = setting.book().fieldManual();
  }

  /** How a column goes. */
  ColumnJourney reckon(JourneyOrder order) {
    return new Reckoning(order).reckon();
  }

  /** The way of a patrol out to where it turns, nothing if there is none. */
  Optional<MarchRoute> findPatrolWay(
      Troops troops, LocalDateTime at, MapPoint from, List<MapPoint> by, MapPoint to, int number) {
    return reckoning(troops, Gait.PATROL, at, number)
        .flatMap(reckoning -> findWay(reckoning, at, from, by, to));
  }

  /** Reckons over the ground as finely as the number of the journey allows, by fords if open. */
  private Optional<MarchReckoning> reckoning(
      Troops troops, Gait gait, LocalDateTime at, int number) {
    return number >= MOST
        ? Optional.empty()
        : routes
            .map(over -> number < MOST_FINE ? over.of(troops, gait) : over.coarselyOf(troops, gait))
            .map(dry -> areFordsOpen(at) ? dry : dry.withoutFords());
  }

  private boolean areFordsOpen(LocalDateTime at) {
    return Fords.areOpen(setting.scenario(), setting.clock(), at);
  }

  /** The way by all the points it goes by, leg by leg. */
  private Optional<MarchRoute> findWay(
      MarchReckoning reckoning, LocalDateTime at, MapPoint from, List<MapPoint> by, MapPoint to) {
    List<MapPoint> stations = new ArrayList<>(by);
    stations.add(to);
    List<MarchRoute> legs = new ArrayList<>();
    MapPoint last = from;
    for (int i = 0; i < stations.size(); i++) {
      MapPoint next = stations.get(i);
      boolean needed = legs.isEmpty() && i == stations.size() - 1;
      if (needed || last.distanceMetres(next) > SAME_METRES) {
        Optional<MarchRoute> leg = findLeg(reckoning, at, last, next);
        if (leg.isEmpty()) {
          return Optional.empty();
        }
        legs.add(leg.get());
        last = next;
      }
    }
    return Optional.of(Legs.joined(legs));
  }

  private Optional<MarchRoute> findLeg(
      MarchReckoning reckoning, LocalDateTime at, MapPoint from, MapPoint to) {
    Asked asked =
        new Asked(
            from,
            to,
            reckoning.troops(),
            reckoning.gait(),
            reckoning.cellMetres(),
            areFordsOpen(at));
    Optional<MarchRoute> found = ways.get(asked);
    if (found == null) {
      found = reckoning.findRoute(from, to);
      ways.putIfAbsent(asked, found);
    }
    return found;
  }

  /** One of them being worked out. */
  private final class Reckoning {
    private final JourneyOrder order;
    private final Gait gait;
    private final Optional<GroundIndex> ground = setting.ground();

    Reckoning(JourneyOrder order) {
      this.order = order;
      this.gait = TroopsOf.gait(order.formation());
    }

    ColumnJourney reckon() {
      if (order.start().isEmpty()) {
        return straight(Arrival.Way.NO_GROUND);
      }
      if (order.goal().isEmpty()) {
        return straight(Arrival.Way.NO_GOAL);
      }
      return marched(order.start().get(), order.goal().get());
    }

    private ColumnJourney marched(MapPoint from, MapPoint to) {
      Optional<Unit> slowest = slowest();
      if (slowest.isEmpty()) {
        return straight(Arrival.Way.NONE);
      }
      Optional<MarchReckoning> reckoning =
          reckoning(TroopsOf.unit(slowest.get()), gait, order.at(), order.number());
      if (reckoning.isEmpty()) {
        return straight(Arrival.Way.TOO_MANY);
      }
      Optional<MarchRoute> route = findWay(reckoning.get(), order.at(), from, order.by(), to);
      if (route.isEmpty()) {
        return straight(Arrival.Way.NONE);
      }
      boolean fine = order.number() < MOST_FINE;
      return along(route.get(), reckoning.get(), Routes.excess(route.get(), reckoning.get(), fine));
    }

    private ColumnJourney along(MarchRoute route, MarchReckoning reckoning, double excess) {
      RouteSurvey survey = routes.orElseThrow().survey(route);
      List<Body> bodies = new ArrayList<>();
      for (Unit unit : order.bodies()) {
        bodies.add(body(unit));
      }
      MarchOrder march =
          new MarchOrder(
              bodies,
              new Body(reckoning.troops(), order.name()),
              order.formation(),
              OptionalDouble.empty(),
              OptionalDouble.empty(),
              0,
              ClosingUp.BEHIND_THE_PLACE);
      RouteColumns columns = RouteColumns.of(setting.book(), route, survey, march, reckoning);
      List<Arrival.Marching> marching = new ArrayList<>();
      List<Unit> left = new ArrayList<>();
      int next = 0;
      for (int i = 0; i < order.bodies().size(); i++) {
        if (next < columns.marching().size()
            && columns.marching().get(next).body() == bodies.get(i)) {
          RouteColumns.Marching its = columns.marching().get(next++);
          marching.add(
              new Arrival.Marching(
                  order.bodies().get(i),
                  after(its.slot().setsOutMinutes()),
                  its.column(),
                  its.straits(),
                  footprint(order.bodies().get(i)).map(Footprint::depthCitation)));
        } else {
          left.add(order.bodies().get(i));
        }
      }
      return new ColumnJourney(
          order.at(),
          order.formation(),
          order.start(),
          order.goal(),
          Arrival.Way.RECKONED,
          Optional.of(route),
          rate(),
          marching,
          left,
          excess);
    }

    /** Bodies that come on straight ahead, where the way from the entry on is not known. */
    private ColumnJourney straight(Arrival.Way way) {
      MapPoint from = order.start().orElse(new MapPoint(0, 0));
      Going going = ground.isPresent() && order.start().isPresent() ? onRoad(from) : Going.OPEN;
      List<Unit> coming = new ArrayList<>();
      List<Unit> left = new ArrayList<>();
      List<RoadOrder.Body> road = new ArrayList<>();
      for (Unit unit : order.bodies()) {
        double rate = manual.march(TroopsOf.unit(unit), gait, going).metresPerMinute();
        if (rate > 0) {
          MarchRoute ahead =
              new MarchRoute(
                  List.of(from, from.offset(STRAIGHT_METRES, 0)),
                  List.of(0.0, STRAIGHT_METRES / rate));
          coming.add(unit);
          road.add(new RoadOrder.Body(unit.id().name(), MarchColumn.of(ahead, length(unit)), 0));
        } else {
          left.add(unit);
        }
      }
      List<RoadOrder.Slot> slots = RoadOrder.schedule(road);
      List<Arrival.Marching> marching = new ArrayList<>();
      for (int i = 0; i < slots.size(); i++) {
        marching.add(
            new Arrival.Marching(
                coming.get(i),
                after(slots.get(i).setsOutMinutes()),
                slots.get(i).body().column(),
                List.of(),
                footprint(coming.get(i)).map(Footprint::depthCitation)));
      }
      return new ColumnJourney(
          order.at(),
          order.formation(),
          order.start(),
          order.goal(),
          way,
          Optional.empty(),
          rate(),
          marching,
          left,
          0);
    }

    private Going onRoad(MapPoint from) {
      return ground.orElseThrow().ground().onRoad(from.x(), from.y())
          ? Going.of(TerrainKind.ROAD)
          : Going.OPEN;
    }

    private LocalDateTime after(double minutes) {
      return order.at().plusSeconds(Math.round(minutes * 60));
    }

    private Body body(Unit unit) {
      return new Body(TroopsOf.unit(unit), unit.id().name());
    }

    /** The slowest on open ground, by whose rates the way is chosen. */
    private Optional<Unit> slowest() {
      return order.bodies().stream()
          .min(
              Comparator.comparingDouble(
                  unit -> manual.march(TroopsOf.unit(unit), gait, Going.OPEN).metresPerMinute()));
    }

    private Optional<Citation> rate() {
      return slowest().map(unit -> manual.march(TroopsOf.unit(unit), gait, Going.OPEN).citation());
    }

    private Optional<Footprint> footprint(Unit unit) {
      return body(unit)
          .findFootprint(setting.book(), order.formation())
          .filter(each -> each.depthMetres() > 0);
    }

    private double length(Unit unit) {
      return footprint(unit).map(Footprint::depthMetres).orElse(0.0);
    }
  }
}
