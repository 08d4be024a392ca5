package studio.kriegsspiel.situation.track;

import java.time.LocalDateTime;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.function.Function;
import java.util.stream.Stream;
import studio.kriegsspiel.rules.concept.Formation;
import studio.kriegsspiel.rules.field.Gait;
import studio.kriegsspiel.rules.field.Going;
import studio.kriegsspiel.rules.field.Troops;
import studio.kriegsspiel.scenario.force.Unit;
import studio.kriegsspiel.scenario.force.UnitId;
import studio.kriegsspiel.scenario.news.Release;
import studio.kriegsspiel.scenario.place.Position;
import studio.kriegsspiel.scenario.plan.Deed;
import studio.kriegsspiel.scenario.plan.FieldPlan;
import studio.kriegsspiel.scenario.plan.Outings;
import studio.kriegsspiel.scenario.plan.Patrol;
import studio.kriegsspiel.scenario.plan.PlannedEvent;
import studio.kriegsspiel.scenario.plan.PlannedMarch;
import studio.kriegsspiel.situation.force.TroopsOf;
import studio.kriegsspiel.situation.ground.EntryPoint;
import studio.kriegsspiel.situation.ground.GroundIndex;
import studio.kriegsspiel.situation.ground.Lazy;
import studio.kriegsspiel.situation.ground.Setting;
import studio.kriegsspiel.situation.works.GoneBridge;
import studio.kriegsspiel.situation.works.Works;
import studio.kriegsspiel.terrain.MapPoint;
import studio.kriegsspiel.terrain.march.MarchRoute;

/** What patrols, planned marches and the umpire's events say of where units are. */
final class PlannedPlacements {
  private final Setting setting;
  private final Journeys journeys;
  private final Works works;
  private final Function<UnitId, Track> tracks;
  private final Map<UnitId, List<Placement>> placed = new HashMap<>();
  private final Map<UnitId, List<Placement>> ordered = new HashMap<>();

  PlannedPlacements(
      Setting setting, TrackColumns columns, Works works, Function<UnitId, Track> tracks) {
    this.setting = setting;
    this.journeys = columns.journeys();
    this.works = works;
    this.tracks = tracks;
    FieldPlan plan = setting.scenario().plan();
    int number = setting.scenario().reinforcements().size();
    for (PlannedMarch march : plan.marches()) {
      march(march, number++);
    }
    for (Patrol patrol : plan.patrols()) {
      patrol(patrol, number++);
    }
    List<PlannedEvent> events = plan.events();
    for (int i = 0; i < events.size(); i++) {
      event(events.get(i), number + Math.min(i, columns.written()));
    }
  }

  /** What is said of a unit itself from the beginning of play. */
  List<Placement> placements(UnitId unit) {
    return placed.getOrDefault(unit, List.of());
  }

  /** What the umpire has a unit do during play; units below it do it with it. */
  List<Placement> ordered(UnitId unit) {
    return ordered.getOrDefault(unit, List.of());
  }

  /** All that it says of any unit. */
  Stream<Placement> all() {
    return Stream.concat(placed.values().stream(), ordered.values().stream()).flatMap(List::stream);
  }

  private void march(PlannedMarch march, int number) {
    add(
        placed,
        march.unit(),
        new Placement.Marching(
            march,
            setting.clock().begins(),
            new Lazy<>(
                () ->
                    journeys.reckon(
                        journey(
                            march.unit(),
                            column(march),
                            new Route(find(march.from()), march.by(), find(march.to())),
                            march.formation(),
                            setting.clock().find(march.begins()).orElse(setting.clock().begins()),
                            number)))));
  }

  /** The bodies in the order of march; those it does not name come behind, in the text's order. */
  private List<Unit> column(PlannedMarch march) {
    List<Unit> all =
        setting.units().find(march.unit()).map(setting.units()::bodies).orElse(List.of());
    List<Unit> column = new ArrayList<>();
    for (UnitId part : march.order()) {
      setting.units().find(part).stream()
          .flatMap(unit -> setting.units().bodies(unit).stream())
          .filter(body -> all.contains(body) && !column.contains(body))
          .forEach(column::add);
    }
    all.stream().filter(body -> !column.contains(body)).forEach(column::add);
    return column;
  }

  /** Where a way begins, what it goes by and where it ends. */
  private record Route(Optional<MapPoint> start, List<Position> by, Optional<MapPoint> goal) {}

  private JourneyOrder journey(
      UnitId unit,
      List<Unit> bodies,
      Route route,
      Formation formation,
      LocalDateTime at,
      int number) {
    return new JourneyOrder(
        unit.name(), bodies, formation, at, route.start(), stations(route), route.goal(), number);
  }

  private List<Station> stations(Route route) {
    Optional<GroundIndex> ground = setting.ground();
    return ground.isPresent() && route.start().isPresent() && route.goal().isPresent()
        ? Stations.of(ground.get(), route.start().get(), route.by(), route.goal().get())
        : List.of();
  }

  private Optional<MapPoint> find(Position position) {
    return setting.ground().flatMap(ground -> ground.find(position));
  }

  private void patrol(Patrol patrol, int number) {
    add(
        placed,
        patrol.unit(),
        new Placement.Patrolling(
            patrol, setting.clock().begins(), new Lazy<>(() -> run(patrol, number))));
  }

  private PatrolRun run(Patrol patrol, int number) {
    Optional<MapPoint> start = find(patrol.from());
    Optional<MapPoint> turn = find(patrol.to());
    Optional<Troops> troops = setting.units().find(patrol.unit()).map(TroopsOf::unit);
    Optional<MarchRoute> out =
        troops.isPresent() && start.isPresent() && turn.isPresent()
            ? journeys.findPatrolWay(
                troops.get(),
                setting.clock().find(patrol.begins()).orElse(setting.clock().begins()),
                start.get(),
                stations(new Route(start, patrol.by(), turn)),
                turn.get(),
                number)
            : Optional.empty();
    return new PatrolRun(
        patrol,
        setting.clock().find(patrol.begins()).orElse(setting.clock().begins()),
        setting.clock().find(patrol.ends()).orElse(setting.clock().ends()),
        period(patrol.outings()),
        start,
        out,
        out.map(this::crossings).orElse(List.of()),
        troops.map(
            who ->
                setting
                    .book()
                    .fieldManual()
                    .findReconnoitring(who)
                    .orElseGet(
                        () -> setting.book().fieldManual().march(who, Gait.PATROL, Going.OPEN))
                    .citation()));
  }

  /** What of a way is destroyed during play. */
  private List<PatrolRun.Crossing> crossings(MarchRoute out) {
    List<GoneBridge> gone =
        setting.ground().map(ground -> GoneBridge.of(works, ground)).orElse(List.of());
    return gone.isEmpty()
        ? List.of()
        : journeys.passages(out).stream()
            .flatMap(
                passage ->
                    gone.stream()
                        .filter(each -> each.bridge().id().equals(passage.feature().id()))
                        .map(
                            each ->
                                new PatrolRun.Crossing(
                                    each, passage.fromMetres(), passage.toMetres())))
            .toList();
  }

  private OptionalDouble period(Outings outings) {
    return outings.match(
        once -> OptionalDouble.empty(),
        repeating -> OptionalDouble.of(0),
        every -> OptionalDouble.of(setting.clock().minutes(every.interval())));
  }

  private void event(PlannedEvent event, int number) {
    event
        .deed()
        .match(
            new Deed.Cases<Runnable>(
                bombards -> PlannedPlacements::staysWhereItIs,
                attacks ->
                    () ->
                        order(
                            event,
                            attacks.formation(),
                            number,
                            new Errand(List.of(), false, find(attacks.target()))),
                marches ->
                    () ->
                        order(
                            event,
                            marches.formation(),
                            number,
                            new Errand(marches.by(), false, find(marches.to()))),
                leaves ->
                    () ->
                        order(
                            event,
                            leaves.formation(),
                            number,
                            new Errand(leaves.by(), true, exit(leaves))),
                halts -> () -> halt(event, halts.unit()),
                arrives -> () -> awaited(event, arrives.unit()),
                works -> PlannedPlacements::staysWhereItIs,
                weather -> PlannedPlacements::staysWhereItIs,
                ground -> PlannedPlacements::staysWhereItIs))
        .run();
  }

  private static void staysWhereItIs() {}

  private void halt(PlannedEvent event, UnitId unit) {
    if (event.release() instanceof Release.At at) {
      add(ordered, unit, new Placement.Halted(event, unit, setting.clock().time(at.time())));
    }
  }

  private void awaited(PlannedEvent event, UnitId unit) {
    add(placed, unit, new Placement.Awaited(event, unit, setting.clock().begins()));
  }

  private Optional<MapPoint> exit(Deed.Leaves leaves) {
    return setting
        .ground()
        .flatMap(ground -> EntryPoint.find(leaves.exit(), leaves.towards(), ground));
  }

  /** By what and where to a unit is ordered, and whether it leaves the map there. */
  private record Errand(List<Position> by, boolean leaves, Optional<MapPoint> goal) {}

  /** An order at an hour; what waits for something moves nobody yet. */
  private void order(PlannedEvent event, Formation formation, int number, Errand errand) {
    if (!(event.release() instanceof Release.At at)) {
      return;
    }
    UnitId unit = event.deed().findUnit().orElseThrow();
    LocalDateTime time = setting.clock().time(at.time());
    add(
        ordered,
        unit,
        new Placement.Ordered(
            event,
            unit,
            time,
            errand.leaves(),
            new Lazy<>(
                () ->
                    journeys.reckon(
                        journey(
                            unit,
                            bodiesOf(unit),
                            new Route(
                                tracks.apply(unit).before(time).centre(),
                                errand.by(),
                                errand.goal()),
                            formation,
                            time,
                            number)))));
  }

  /** Who marches when a unit is ordered to: all that take their orders from it, but no posts. */
  private List<Unit> bodiesOf(UnitId unit) {
    return setting.units().find(unit).stream().flatMap(this::bodiesUnder).toList();
  }

  private Stream<Unit> bodiesUnder(Unit unit) {
    return Stream.concat(
        unit.isBody() ? Stream.of(unit) : Stream.empty(),
        setting.units().company(unit).stream().flatMap(this::bodiesUnder));
  }

  private static void add(Map<UnitId, List<Placement>> all, UnitId unit, Placement placement) {
    all.computeIfAbsent(unit, key -> new ArrayList<>()).add(placement);
  }
}
