package studio.kriegsspiel.checks.works;

import java.time.LocalDateTime;
import java.util.Optional;
import studio.kriegsspiel.checks.check.CheckContext;
import studio.kriegsspiel.rules.concept.UnitType;
import studio.kriegsspiel.rules.field.Gait;
import studio.kriegsspiel.scenario.force.Unit;
import studio.kriegsspiel.scenario.force.UnitId;
import studio.kriegsspiel.situation.force.TroopsOf;
import studio.kriegsspiel.situation.march.MarchReckoning;
import studio.kriegsspiel.situation.march.Routes;
import studio.kriegsspiel.situation.track.Placement;
import studio.kriegsspiel.situation.track.Track;
import studio.kriegsspiel.situation.works.Work;
import studio.kriegsspiel.terrain.MapPoint;
import studio.kriegsspiel.terrain.ground.PositionError;
import studio.kriegsspiel.terrain.march.MarchRoute;

/** Those who work, on their way from where the text puts them to one work after the other. */
final class Workers {
  /** So near their work they are there, in metres; a figure of the studio's own. */
  private static final double THERE_METRES = 200;

  private final CheckContext context;
  private final Unit body;
  private MapPoint at;
  private LocalDateTime from;

  private Workers(CheckContext context, Unit body, MapPoint at, LocalDateTime from) {
    this.context = context;
    this.body = body;
    this.at = at;
    this.from = from;
  }

  /** Whether and when they are at their next work. */
  sealed interface Reach {
    /** There is no way. */
    record None() implements Reach {}

    /**
     * They are there.
     *
     * @param time when at the earliest
     * @param metres how long the way is
     */
    record At(LocalDateTime time, double metres) implements Reach {}
  }

  /** The pioneers of a unit, else the unit itself, where the text puts them first. */
  static Optional<Workers> find(CheckContext context, UnitId id) {
    Optional<Unit> unit = context.units().find(id);
    Optional<Unit> body =
        unit.flatMap(
            whole ->
                whole
                    .withAllParts()
                    .filter(Unit::isBody)
                    .filter(
                        each ->
                            each.type() == UnitType.ENGINEERS || each.type() == UnitType.PONTOONS)
                    .findFirst()
                    .or(() -> unit.filter(Unit::isBody)));
    return body.flatMap(each -> place(context, each));
  }

  private static Optional<Workers> place(CheckContext context, Unit body) {
    Track track = context.situation().tracks().of(body.id());
    if (track.placements().isEmpty()) {
      return Optional.empty();
    }
    LocalDateTime begins = context.clock().begins();
    Placement first = track.placements().get(0);
    return first.match(
        new Placement.Cases<>(
            deployed ->
                context
                    .ground()
                    .flatMap(ground -> ground.find(deployed.deployment().position()))
                    .map(point -> new Workers(context, body, point, begins)),
            coming ->
                coming
                    .arrival()
                    .entry()
                    .map(point -> new Workers(context, body, point, coming.from())),
            patrol -> Optional.empty(),
            march -> Optional.empty(),
            ordered -> Optional.empty(),
            halted -> Optional.empty(),
            awaited -> Optional.empty()));
  }

  /** Whether and when they are at a work; nothing where there is nothing to go. */
  Optional<Reach> reach(Work work) {
    MapPoint to = work.place().orElseThrow();
    if (at.distanceMetres(to) <= THERE_METRES) {
      return from.isAfter(work.begins())
          ? Optional.of(new Reach.At(from, at.distanceMetres(to)))
          : Optional.empty();
    }
    MarchReckoning dry =
        context.situation().ways().orElseThrow().at(from).of(TroopsOf.unit(body), Gait.MARCH);
    MarchReckoning reckoning = context.situation().areFordsOpen(from) ? dry : dry.withoutFords();
    Optional<MarchRoute> route = reckoning.findQuickest(at, to);
    return Optional.of(
        route
            .<Reach>map(
                way -> {
                  double minutes = minutes(way, reckoning);
                  LocalDateTime there = from.plusMinutes((long) Math.ceil(minutes));
                  return new Reach.At(there, way.lengthMetres());
                })
            .orElseGet(Reach.None::new));
  }

  /** The least that the way takes, for what the reckoning and the map may err by. */
  private double minutes(MarchRoute way, MarchReckoning reckoning) {
    double error =
        PositionError.of(context.ground().orElseThrow().terrain())
            .map(PositionError::metres)
            .orElse(0.0);
    double left = Math.max(0, 1 - (THERE_METRES / 2 + error) / way.lengthMetres());
    return way.totalMinutes() * left / (1 + Routes.excess(way, reckoning, true));
  }

  /** They are at a work until it is done. */
  void workAt(Work work) {
    work.place().ifPresent(point -> at = point);
    LocalDateTime done = work.finished().orElse(work.begins());
    from = done.isAfter(from) ? done : from;
  }
}
