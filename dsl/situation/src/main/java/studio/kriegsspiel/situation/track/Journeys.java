package studio.kriegsspiel.situation.track;

import java.time.LocalDateTime;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
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
import studio.kriegsspiel.situation.ground.RecentlyAsked;
import studio.kriegsspiel.situation.ground.Setting;
import studio.kriegsspiel.situation.march.Body;
import studio.kriegsspiel.situation.march.MarchOrder;
import studio.kriegsspiel.situation.march.MarchReckoning;
import studio.kriegsspiel.situation.march.RouteColumns;
import studio.kriegsspiel.situation.march.RoutesByHour;
import studio.kriegsspiel.terrain.MapPoint;
import studio.kriegsspiel.terrain.march.ClosingUp;
import studio.kriegsspiel.terrain.march.MarchColumn;
import studio.kriegsspiel.terrain.march.MarchRoute;
import studio.kriegsspiel.terrain.march.RoadOrder;
import studio.kriegsspiel.terrain.march.RouteSurvey;

/** Works out how columns go over the ground. */
final class Journeys {
  /** Length of a way that stands for one nobody knows; any will do. */
  private static final double STRAIGHT_METRES = 1000;

  /** As many as some games have at once; one is some kilobytes. */
  private static final int MOST_KNOWN = 1000;

  private final RecentlyAsked<JourneyOrder.Key, ColumnJourney> known =
      new RecentlyAsked<>(MOST_KNOWN);
  private final Setting setting;
  private final FieldManual manual;
  private final WaySearch ways;
  private final Optional<TrackColumns.Earlier> earlier;

  Journeys(Setting setting, Optional<RoutesByHour> routes, Optional<TrackColumns.Earlier> earlier) {
    this.setting = setting;
    this.earlier = earlier;
    this.ways = new WaySearch(setting, routes);
    this.manual = setting.book().fieldManual();
  }

  /** How a column goes, reckoned if that is not known. */
  ColumnJourney reckon(JourneyOrder order) {
    return earlier
        .filter(each -> order.at().isBefore(each.since()))
        .map(each -> each.columns().journeys().reckon(order))
        .orElseGet(() -> known.get(order.key(), () -> new Reckoning(order).reckon()));
  }

  /** The way of a patrol out to where it turns, nothing if there is none. */
  Optional<MarchRoute> findPatrolWay(
      Troops troops, LocalDateTime at, MapPoint from, List<Station> by, MapPoint to, int number) {
    return ways.find(new Trip(troops, Gait.PATROL, at, from, by, to, number))
        .map(WaySearch.Way::route);
  }

  /** What a way leads through. */
  List<RouteSurvey.Passage> passages(MarchRoute way) {
    return ways.survey(way).passages();
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
      if (!ways.mayBeFound(order.number())) {
        return straight(Arrival.Way.TOO_MANY);
      }
      Troops troops = TroopsOf.unit(slowest.get());
      return ways.find(new Trip(troops, gait, order.at(), from, order.by(), to, order.number()))
          .map(this::along)
          .orElseGet(() -> straight(Arrival.Way.NONE));
    }

    private ColumnJourney along(WaySearch.Way way) {
      MarchRoute route = way.route();
      MarchReckoning reckoning = way.reckoning();
      RouteSurvey survey = way.over().survey(route);
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
          way.excess());
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
