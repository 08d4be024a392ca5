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
import studio.kriegsspiel.scenario.news.Reinforcement;
import studio.kriegsspiel.situation.force.TroopsOf;
import studio.kriegsspiel.situation.ground.EntryPoint;
import studio.kriegsspiel.situation.ground.GroundIndex;
import studio.kriegsspiel.situation.ground.Setting;
import studio.kriegsspiel.situation.march.Body;
import studio.kriegsspiel.situation.march.Fords;
import studio.kriegsspiel.situation.march.MarchOrder;
import studio.kriegsspiel.situation.march.MarchReckoning;
import studio.kriegsspiel.situation.march.RouteColumns;
import studio.kriegsspiel.situation.march.Routes;
import studio.kriegsspiel.terrain.MapPoint;
import studio.kriegsspiel.terrain.ground.Ground;
import studio.kriegsspiel.terrain.march.ClosingUp;
import studio.kriegsspiel.terrain.march.MarchColumn;
import studio.kriegsspiel.terrain.march.MarchRoute;
import studio.kriegsspiel.terrain.march.RoadOrder;
import studio.kriegsspiel.terrain.march.RouteSurvey;

/**
 * How the reinforcements come on, each worked out when first asked for. The first forty ways are
 * searched in fine cells, those up to the four hundredth in coarse ones, later ones not at all, so
 * that a text made to do harm cannot keep one waiting; no honest scenario comes near.
 */
final class Arrivals {
  static final int MOST_FINE = 40;
  static final int MOST = 400;

  /** How often a way is looked along for bridges, fords and defiles. */
  private static final double LOOK_METRES = 5;

  /** Length of a way that stands for one nobody knows; any will do. */
  private static final double STRAIGHT_METRES = 1000;

  private final Setting setting;
  private final Optional<Routes> routes;
  private final FieldManual manual;
  private final Map<Integer, Arrival> known = new ConcurrentHashMap<>();
  private final Map<Asked, Optional<MarchRoute>> ways = new ConcurrentHashMap<>();
  private final List<Reinforcement> orders;

  /** A way that is searched for once, for whoever else goes by it. */
  private record Asked(
      MapPoint from, MapPoint to, Troops troops, Gait gait, boolean fine, boolean fords) {}

  Arrivals(Setting setting, Optional<Routes> routes) {
    this.setting = setting;
    this.routes = routes;
    this.manual = setting.book().fieldManual();
    this.orders = setting.scenario().reinforcements();
  }

  /** How the reinforcement of this number in the text comes on. */
  Arrival get(int number) {
    Arrival found = known.get(number);
    if (found == null) {
      Arrival made = new Reckoning(orders.get(number), number).reckon();
      Arrival earlier = known.putIfAbsent(number, made);
      found = earlier == null ? made : earlier;
    }
    return found;
  }

  /** What the text says of it. */
  Reinforcement order(int number) {
    return orders.get(number);
  }

  /** When its head enters. */
  LocalDateTime time(int number) {
    return setting.clock().time(orders.get(number).at());
  }

  /** Whether any has been asked for yet. */
  boolean isReckoned() {
    return !known.isEmpty();
  }

  int count() {
    return orders.size();
  }

  /** One of them being worked out. */
  private final class Reckoning {
    private final Reinforcement order;
    private final int number;
    private final LocalDateTime at;
    private final Gait gait;
    private final List<Unit> units;
    private final Optional<GroundIndex> ground = setting.ground();
    private final Optional<MapPoint> entry;
    private final Optional<MapPoint> goal;

    Reckoning(Reinforcement order, int number) {
      this.order = order;
      this.number = number;
      this.at = time(number);
      this.gait = TroopsOf.gait(order.marchOrder());
      this.units =
          setting.units().find(order.unit()).map(setting.units()::bodies).orElse(List.of());
      this.entry = ground.flatMap(index -> EntryPoint.find(order, index));
      this.goal = ground.flatMap(index -> order.destination().flatMap(index::find));
    }

    Arrival reckon() {
      if (entry.isEmpty()) {
        return straight(Arrival.Way.NO_GROUND);
      }
      if (goal.isEmpty()) {
        return straight(Arrival.Way.NO_GOAL);
      }
      if (number >= MOST) {
        return straight(Arrival.Way.TOO_MANY);
      }
      return marched(routes.orElseThrow(), entry.get(), goal.get());
    }

    private Arrival marched(Routes over, MapPoint from, MapPoint to) {
      Optional<Unit> slowest = slowest();
      if (slowest.isEmpty()) {
        return straight(Arrival.Way.NONE);
      }
      boolean fine = number < MOST_FINE;
      Troops troops = TroopsOf.unit(slowest.get());
      boolean fords = Fords.areOpen(setting.scenario(), setting.clock(), at);
      MarchReckoning dry = fine ? over.of(troops, gait) : over.coarselyOf(troops, gait);
      MarchReckoning reckoning = fords ? dry : dry.withoutFords();
      Optional<MarchRoute> route = way(new Asked(from, to, troops, gait, fine, fords), reckoning);
      if (route.isEmpty()) {
        return straight(Arrival.Way.NONE);
      }
      return along(route.get(), reckoning, Routes.excess(route.get(), reckoning, fine));
    }

    private Optional<MarchRoute> way(Asked asked, MarchReckoning reckoning) {
      Optional<MarchRoute> found = ways.get(asked);
      if (found == null) {
        found = reckoning.findRoute(asked.from(), asked.to());
        ways.putIfAbsent(asked, found);
      }
      return found;
    }

    private Arrival along(MarchRoute route, MarchReckoning reckoning, double excess) {
      Ground here = ground.orElseThrow().ground();
      RouteSurvey survey = RouteSurvey.of(route, here.features(), LOOK_METRES);
      List<Body> bodies = new ArrayList<>();
      for (Unit unit : units) {
        bodies.add(body(unit));
      }
      MarchOrder march =
          new MarchOrder(
              bodies,
              new Body(reckoning.troops(), order.unit().name()),
              order.marchOrder(),
              OptionalDouble.empty(),
              OptionalDouble.empty(),
              0,
              ClosingUp.BEHIND_THE_PLACE);
      RouteColumns columns = RouteColumns.of(setting.book(), route, survey, march, reckoning);
      List<Arrival.Marching> marching = new ArrayList<>();
      List<Unit> left = new ArrayList<>();
      int next = 0;
      for (int i = 0; i < units.size(); i++) {
        if (next < columns.marching().size()
            && columns.marching().get(next).body() == bodies.get(i)) {
          RouteColumns.Marching its = columns.marching().get(next++);
          marching.add(
              new Arrival.Marching(
                  units.get(i),
                  after(its.slot().setsOutMinutes()),
                  its.column(),
                  its.straits(),
                  footprint(units.get(i)).map(Footprint::depthCitation)));
        } else {
          left.add(units.get(i));
        }
      }
      return new Arrival(
          order,
          at,
          entry,
          goal,
          Arrival.Way.RECKONED,
          Optional.of(route),
          rate(),
          marching,
          left,
          excess);
    }

    /** Bodies that come on straight ahead, where the way from the entry on is not known. */
    private Arrival straight(Arrival.Way way) {
      MapPoint from = entry.orElse(new MapPoint(0, 0));
      Going going = ground.isPresent() && entry.isPresent() ? onRoad(from) : Going.OPEN;
      List<Unit> coming = new ArrayList<>();
      List<Unit> left = new ArrayList<>();
      List<RoadOrder.Body> road = new ArrayList<>();
      for (Unit unit : units) {
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
      return new Arrival(order, at, entry, goal, way, Optional.empty(), rate(), marching, left, 0);
    }

    private Going onRoad(MapPoint from) {
      return ground.orElseThrow().ground().onRoad(from.x(), from.y())
          ? Going.of(TerrainKind.ROAD)
          : Going.OPEN;
    }

    private LocalDateTime after(double minutes) {
      return at.plusSeconds(Math.round(minutes * 60));
    }

    private Body body(Unit unit) {
      return new Body(TroopsOf.unit(unit), unit.id().name());
    }

    /** The slowest on open ground, by whose rates the way is chosen. */
    private Optional<Unit> slowest() {
      return units.stream()
          .min(
              Comparator.comparingDouble(
                  unit -> manual.march(TroopsOf.unit(unit), gait, Going.OPEN).metresPerMinute()));
    }

    private Optional<Citation> rate() {
      return slowest().map(unit -> manual.march(TroopsOf.unit(unit), gait, Going.OPEN).citation());
    }

    private Optional<Footprint> footprint(Unit unit) {
      return body(unit)
          .findFootprint(setting.book(), order.marchOrder())
          .filter(each -> each.depthMetres() > 0);
    }

    private double length(Unit unit) {
      return footprint(unit).map(Footprint::depthMetres).orElse(0.0);
    }
  }
}
