package studio.kriegsspiel.drawing.troops;

import java.awt.geom.Rectangle2D;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import studio.kriegsspiel.rules.concept.Formation;
import studio.kriegsspiel.scenario.force.Side;
import studio.kriegsspiel.scenario.force.Unit;
import studio.kriegsspiel.scenario.force.UnitId;
import studio.kriegsspiel.situation.Situation;
import studio.kriegsspiel.situation.knowledge.Known;
import studio.kriegsspiel.situation.knowledge.Told;
import studio.kriegsspiel.situation.knowledge.ToldForce;
import studio.kriegsspiel.terrain.MapPoint;

/** Pale blocks for enemies of whom a reader has only been told, where they are said to be. */
final class ToldBlocks {
  /** Of no known extent, so of one that says nothing. */
  private static final Rectangle2D.Double SPOT = new Rectangle2D.Double(-60, -30, 120, 60);

  private ToldBlocks() {}

  /** The latest that was told of each, without those that his own see. */
  static List<TroopBlock> of(Known known, Set<UnitId> seen) {
    Map<UnitId, TroopBlock> latest = new LinkedHashMap<>();
    for (Told told : known.told()) {
      for (ToldForce force : told.forces()) {
        UnitId unit = force.observation().unit();
        if (!force.own() && !seen.contains(unit)) {
          block(known.situation(), force).ifPresent(block -> latest.put(unit, block));
        }
      }
    }
    return List.copyOf(latest.values());
  }

  private static Optional<TroopBlock> block(Situation situation, ToldForce force) {
    Optional<Unit> unit = situation.units().find(force.observation().unit());
    Optional<MapPoint> at =
        force
            .observation()
            .at()
            .flatMap(place -> situation.ground().flatMap(ground -> ground.resolve(place).find()));
    return unit.isPresent() && at.isPresent()
        ? Optional.of(block(situation, force, unit.get(), at.get()))
        : Optional.empty();
  }

  private static TroopBlock block(Situation situation, ToldForce force, Unit unit, MapPoint at) {
    String when =
        force.observed().map(minute -> ", told of " + situation.clock().show(minute)).orElse("");
    return new TroopBlock(
        unit.id(),
        KnownBlocks.arm(unit) + when,
        situation.scenario().findSide(unit.id().side()).map(Side::colour).orElse(""),
        unit.type(),
        Formation.LINE,
        at,
        force.observation().moving().map(way -> way.degrees()),
        List.of(SPOT),
        0,
        true);
  }
}
