package studio.kriegsspiel.situation.plan;

import java.time.Duration;
import java.time.LocalDateTime;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import studio.kriegsspiel.scenario.force.Side;
import studio.kriegsspiel.scenario.force.Unit;
import studio.kriegsspiel.scenario.force.UnitId;
import studio.kriegsspiel.scenario.plan.Deed;
import studio.kriegsspiel.scenario.plan.DeploymentArea;
import studio.kriegsspiel.scenario.plan.Patrol;
import studio.kriegsspiel.scenario.plan.PlannedEvent;
import studio.kriegsspiel.scenario.plan.PlannedMarch;
import studio.kriegsspiel.situation.Situation;
import studio.kriegsspiel.situation.clock.Clock;
import studio.kriegsspiel.situation.ground.ZoneIndex;
import studio.kriegsspiel.situation.track.Arrival;
import studio.kriegsspiel.situation.track.ColumnJourney;
import studio.kriegsspiel.situation.track.PatrolRun;
import studio.kriegsspiel.situation.track.Placement;
import studio.kriegsspiel.situation.track.Track;
import studio.kriegsspiel.terrain.MapPoint;
import studio.kriegsspiel.terrain.march.MarchColumn;
import studio.kriegsspiel.terrain.march.MarchRoute;

/**
 * What the umpire's map shows: every way as it was reckoned, and at a minute the columns on it. It
 * searches for ways.
 */
public final class UmpireMarks {
  /** Metres between two points of a column that follows its way. */
  private static final double STEP = 25;

  private static final double LEAST_COLUMN = 30;

  private final Situation situation;
  private final Clock clock;
  private final LocalDateTime minute;
  private final List<WayMark> ways = new ArrayList<>();

  private UmpireMarks(Situation situation, LocalDateTime minute) {
    this.situation = situation;
    this.clock = situation.clock();
    this.minute = minute;
  }

  /** What is planned, with the columns that are on their way at a minute. */
  public static PlanMarks of(Situation situation, LocalDateTime minute) {
    UmpireMarks marks = new UmpireMarks(situation, minute);
    situation.tracks().arrivals().forEach(marks::arrival);
    situation.scenario().plan().marches().forEach(marks::march);
    situation.scenario().plan().patrols().forEach(marks::patrol);
    situation.scenario().plan().events().forEach(marks::event);
    return new PlanMarks(marks.ways, marks.areas(), works(situation));
  }

  private static List<WorkMark> works(Situation situation) {
    return situation.worksBefore().all().stream()
        .flatMap(
            each ->
                each
                    .place()
                    .map(at -> new WorkMark(each.isBreach(), each.said().words(), at))
                    .stream())
        .toList();
  }

  private void arrival(Arrival arrival) {
    add(WayMark.Kind.ARRIVAL, arrival.order().unit(), arrival.headEnters(), arrival.journey());
  }

  private void march(PlannedMarch march) {
    situation
        .tracks()
        .of(march.unit())
        .findMarch()
        .ifPresent(journey -> add(WayMark.Kind.MARCH, march.unit(), journey.headStarts(), journey));
  }

  private void event(PlannedEvent event) {
    event.deed().findUnit().stream()
        .flatMap(unit -> situation.tracks().of(unit).placements().stream())
        .filter(each -> each instanceof Placement.Ordered ordered && ordered.event().equals(event))
        .map(Placement.Ordered.class::cast)
        .findFirst()
        .ifPresent(
            ordered ->
                add(
                    event.deed() instanceof Deed.Leaves
                        ? WayMark.Kind.WITHDRAWAL
                        : WayMark.Kind.MARCH,
                    ordered.named(),
                    ordered.from(),
                    ordered.journey().get()));
  }

  private void add(WayMark.Kind kind, UnitId unit, LocalDateTime at, ColumnJourney journey) {
    if (journey.route().isEmpty()) {
      return;
    }
    List<List<MapPoint>> columns = new ArrayList<>();
    for (Arrival.Marching body : journey.bodies()) {
      column(body).ifPresent(columns::add);
    }
    ways.add(
        new WayMark(
            kind,
            colour(unit.side()),
            title(unit) + ", " + clock.show(at),
            journey.route().get().points(),
            true,
            columns));
  }

  /** From tail to head, as far as it is on its way at the minute. */
  private Optional<List<MapPoint>> column(Arrival.Marching body) {
    MarchColumn column = body.column();
    double minutes = Duration.between(body.headEnters(), minute).toSeconds() / 60.0;
    if (minutes < 0 || minutes >= column.tailArrivesMinutes()) {
      return Optional.empty();
    }
    double head = column.head().metresAfter(minutes);
    double tail = Math.max(0, column.tail().metresAfter(minutes));
    double hind = Math.min(tail, Math.max(0, head - LEAST_COLUMN));
    List<MapPoint> points = new ArrayList<>();
    for (double at = hind; at < head; at += STEP) {
      points.add(column.route().pointAfterMetres(at));
    }
    points.add(column.route().pointAfterMetres(head));
    return points.size() < 2 ? Optional.empty() : Optional.of(points);
  }

  private void patrol(Patrol patrol) {
    Optional<PatrolRun> run = situation.tracks().of(patrol.unit()).findPatrol();
    Optional<MarchRoute> out = run.flatMap(PatrolRun::out);
    if (out.isEmpty()) {
      return;
    }
    List<List<MapPoint>> there = new ArrayList<>();
    Track track = situation.tracks().of(patrol.unit());
    if (!minute.isBefore(run.get().begins()) && !isOrderedAway(track)) {
      track.at(minute).centre().ifPresent(at -> there.add(List.of(at)));
    }
    ways.add(
        new WayMark(
            WayMark.Kind.PATROL,
            colour(patrol.unit().side()),
            title(patrol.unit()),
            out.get().points(),
            true,
            there));
  }

  /** Whether the umpire has sent it somewhere else by the minute. */
  private boolean isOrderedAway(Track track) {
    return track.placements().stream()
        .anyMatch(each -> each.isOrder() && !each.from().isAfter(minute));
  }

  private List<AreaMark> areas() {
    List<AreaMark> areas = new ArrayList<>();
    if (situation.ground().isPresent()) {
      ZoneIndex zones = new ZoneIndex(situation.ground().get());
      for (DeploymentArea each : situation.scenario().plan().areas()) {
        String label =
            each.unit().map(this::title).orElseGet(() -> sideTitle(each.side())) + " deploys here";
        zones
            .area(each.zones())
            .ifPresent(shape -> areas.add(new AreaMark(colour(each.side()), label, shape)));
      }
    }
    return areas;
  }

  private String title(UnitId unit) {
    return situation.units().find(unit).map(Unit::title).orElse(unit.name());
  }

  private String sideTitle(String side) {
    return situation.scenario().findSide(side).map(Side::title).orElse(side);
  }

  private String colour(String side) {
    return situation.scenario().findSide(side).map(Side::colour).orElse("");
  }
}
