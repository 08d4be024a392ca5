package studio.kriegsspiel.game;

import java.time.LocalDateTime;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;
import studio.kriegsspiel.rules.concept.Arm;
import studio.kriegsspiel.rules.field.FireRange;
import studio.kriegsspiel.scenario.force.Unit;
import studio.kriegsspiel.scenario.force.UnitId;
import studio.kriegsspiel.situation.Situation;
import studio.kriegsspiel.situation.force.TroopsOf;
import studio.kriegsspiel.situation.ground.GroundIndex;
import studio.kriegsspiel.situation.reach.TakenGround;
import studio.kriegsspiel.situation.track.Whereabouts;

/** The bodies on the map that fight, and the ground each takes up. For one thread. */
final class FieldBodies {
  private final Situation situation;
  private final Predicate<UnitId> gone;
  private final Map<UnitId, Double> reaches;
  private Map<UnitId, FieldBody> known;

  /**
   * Those in a situation.
   *
   * @param gone those that are no more
   */
  FieldBodies(Situation situation, Predicate<UnitId> gone) {
    this(situation, gone, new HashMap<>(), Map.of());
  }

  private FieldBodies(
      Situation situation,
      Predicate<UnitId> gone,
      Map<UnitId, Double> reaches,
      Map<UnitId, FieldBody> known) {
    this.situation = situation;
    this.gone = gone;
    this.reaches = reaches;
    this.known = known;
  }

  /** The same of the same units in what has become of the situation. */
  FieldBodies in(Situation later, Predicate<UnitId> goneThen) {
    return new FieldBodies(later, goneThen, reaches, known);
  }

  /** All at a time, in the order of the text; who stands as before is the same object. */
  Map<UnitId, FieldBody> at(LocalDateTime time) {
    Map<UnitId, FieldBody> now = new LinkedHashMap<>();
    for (Unit each : situation.tracks().bodies()) {
      find(each.id(), time).ifPresent(body -> now.put(each.id(), body));
    }
    known = now;
    return now;
  }

  /** Staffs do not fight; who stands as before is the same object. */
  Optional<FieldBody> find(UnitId id, LocalDateTime time) {
    Unit unit = situation.units().find(id).orElseThrow();
    if (unit.type().arm() == Arm.STAFF || gone.test(id)) {
      return Optional.empty();
    }
    Whereabouts where = situation.tracks().of(id).at(time);
    FieldBody before = known.get(id);
    return before != null && before.where().equals(where)
        ? Optional.of(before)
        : TakenGround.of(situation.ground().map(GroundIndex::ground), where)
            .map(
                area ->
                    new FieldBody(
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
}
