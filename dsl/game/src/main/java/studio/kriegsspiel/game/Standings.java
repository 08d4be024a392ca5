package studio.kriegsspiel.game;

import java.time.LocalDateTime;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;
import org.locationtech.jts.geom.Coordinate;
import org.locationtech.jts.geom.Geometry;
import org.locationtech.jts.geom.GeometryFactory;
import studio.kriegsspiel.rules.concept.Arm;
import studio.kriegsspiel.rules.concept.Formation;
import studio.kriegsspiel.rules.field.FireRange;
import studio.kriegsspiel.scenario.force.Unit;
import studio.kriegsspiel.scenario.force.UnitId;
import studio.kriegsspiel.situation.Situation;
import studio.kriegsspiel.situation.footprint.HeldPlace;
import studio.kriegsspiel.situation.force.TroopsOf;
import studio.kriegsspiel.situation.ground.GroundIndex;
import studio.kriegsspiel.situation.track.Whereabouts;
import studio.kriegsspiel.terrain.MapPoint;
import studio.kriegsspiel.terrain.ground.Ground;

/** The bodies on the map that fight, and the ground each takes up. For one thread. */
final class Standings {
  private static final GeometryFactory SHAPES = new GeometryFactory();

  private final Situation situation;
  private final Predicate<UnitId> gone;
  private final Map<UnitId, Double> reaches;
  private Map<UnitId, Standing> known;

  /**
   * Those in a situation.
   *
   * @param gone those that are no more
   */
  Standings(Situation situation, Predicate<UnitId> gone) {
    this(situation, gone, new HashMap<>(), Map.of());
  }

  private Standings(
      Situation situation,
      Predicate<UnitId> gone,
      Map<UnitId, Double> reaches,
      Map<UnitId, Standing> known) {
    this.situation = situation;
    this.gone = gone;
    this.reaches = reaches;
    this.known = known;
  }

  /** The same of the same units in what has become of the situation. */
  Standings in(Situation later, Predicate<UnitId> goneThen) {
    return new Standings(later, goneThen, reaches, known);
  }

  /** All at a time, in the order of the text; who stands as before is the same object. */
  Map<UnitId, Standing> at(LocalDateTime time) {
    Map<UnitId, Standing> now = new LinkedHashMap<>();
    for (Unit each : situation.tracks().bodies()) {
      find(each.id(), time).ifPresent(standing -> now.put(each.id(), standing));
    }
    known = now;
    return now;
  }

  /** Staffs do not fight; who stands as before is the same object. */
  Optional<Standing> find(UnitId id, LocalDateTime time) {
    Unit unit = situation.units().find(id).orElseThrow();
    if (unit.type().arm() == Arm.STAFF || gone.test(id)) {
      return Optional.empty();
    }
    Whereabouts where = situation.tracks().of(id).at(time);
    Standing before = known.get(id);
    return before != null && before.where().equals(where)
        ? Optional.of(before)
        : ground(where)
            .map(
                area ->
                    new Standing(
                        unit, where, area, reaches.computeIfAbsent(id, same -> reach(unit))));
  }

  private double reach(Unit unit) {
    return situation
        .book()
        .fieldManual()
        .findFireRange(TroopsOf.unit(unit))
        .map(FireRange::metres)
        .orElse(0.0);
  }

  /** A garrison's place, else from head to tail in column and along the front in line. */
  private Optional<Geometry> ground(Whereabouts where) {
    return where
        .centre()
        .map(
            centre -> {
              List<MapPoint> points = new ArrayList<>();
              where.head().ifPresent(points::add);
              points.add(centre);
              where.tail().ifPresent(points::add);
              Geometry area = line(points);
              if (where.frontMetres() > 0 && where.heading().isPresent()) {
                area = area.union(front(centre, where));
              }
              return where.formation().filter(each -> each == Formation.GARRISON).isPresent()
                  ? area.union(held(centre))
                  : area;
            });
  }

  private Geometry held(MapPoint centre) {
    Optional<Ground> ground = situation.ground().map(GroundIndex::ground);
    return SHAPES.buildGeometry(HeldPlace.of(ground, centre, true)).buffer(0);
  }

  private static Geometry front(MapPoint centre, Whereabouts where) {
    double along = where.heading().orElseThrow().degrees() + 90;
    double half = where.frontMetres() / 2;
    return line(List.of(centre.offset(-half, along), centre.offset(half, along)));
  }

  private static Geometry line(List<MapPoint> points) {
    Coordinate[] corners =
        points.stream()
            .distinct()
            .map(each -> new Coordinate(each.x(), each.y()))
            .toArray(Coordinate[]::new);
    return corners.length == 1 ? SHAPES.createPoint(corners[0]) : SHAPES.createLineString(corners);
  }
}
