package studio.kriegsspiel.reading.replay;

import java.time.LocalDateTime;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import studio.kriegsspiel.drawing.troops.BodyBlocks;
import studio.kriegsspiel.drawing.troops.TroopBlock;
import studio.kriegsspiel.game.Game;
import studio.kriegsspiel.scenario.force.Side;
import studio.kriegsspiel.scenario.force.Unit;
import studio.kriegsspiel.scenario.force.UnitId;
import studio.kriegsspiel.situation.Situation;
import studio.kriegsspiel.situation.sight.Look;
import studio.kriegsspiel.situation.track.Whereabouts;
import studio.kriegsspiel.terrain.Bounds;
import studio.kriegsspiel.terrain.MapPoint;
import studio.kriegsspiel.terrain.Terrain;

/**
 * The troops of a game at any minute that it has come through, as blocks on the map.
 *
 * @param end the game as far as it went
 */
public record Replay(Game end) {
  private static final double ROOM_METRES = 500;
  private static final int STEP_MINUTES = 10;

  /** When play began. */
  public LocalDateTime begins() {
    return end.situation().clock().begins();
  }

  /** The last minute. */
  public LocalDateTime ends() {
    return end.now();
  }

  /** The names of the sides, in the order of the text. */
  public List<String> sides() {
    return end.situation().scenario().sides().stream().map(Side::name).toList();
  }

  /** The ground on which it was played, if it is known. */
  public Optional<Terrain> ground() {
    return end.situation().terrain();
  }

  /** The part of the ground on which troops were at any time, with some room around. */
  public Bounds stretch(Terrain ground) {
    Bounds whole = ground.extent();
    List<MapPoint> stood = new ArrayList<>();
    for (LocalDateTime at = begins(); !at.isAfter(ends()); at = at.plusMinutes(STEP_MINUTES)) {
      blocks(at, Optional.empty()).forEach(each -> stood.add(each.centre()));
    }
    if (stood.isEmpty()) {
      return whole;
    }
    double west = stood.stream().mapToDouble(MapPoint::x).min().orElseThrow() - ROOM_METRES;
    double east = stood.stream().mapToDouble(MapPoint::x).max().orElseThrow() + ROOM_METRES;
    double south = stood.stream().mapToDouble(MapPoint::y).min().orElseThrow() - ROOM_METRES;
    double north = stood.stream().mapToDouble(MapPoint::y).max().orElseThrow() + ROOM_METRES;
    return new Bounds(
        Math.max(whole.west(), west),
        Math.max(whole.south(), south),
        Math.min(whole.east(), east),
        Math.min(whole.north(), north));
  }

  /**
   * Who is on the map at a minute.
   *
   * @param side who looks: its own bodies and those that one of them sees; everybody where nobody
   *     is said
   */
  public List<TroopBlock> blocks(LocalDateTime minute, Optional<String> side) {
    Situation situation = end.situation();
    BodyBlocks bodies = new BodyBlocks(situation);
    List<Unit> there =
        situation.tracks().bodies().stream()
            .filter(each -> !end.isGoneBy(each.id(), minute))
            .filter(each -> where(each.id(), minute).isOnMap())
            .toList();
    return there.stream()
        .filter(each -> side.map(looks -> isKnown(each, there, looks, minute)).orElse(true))
        .flatMap(each -> bodies.at(each, minute).stream())
        .toList();
  }

  private Whereabouts where(UnitId unit, LocalDateTime minute) {
    return end.situation().tracks().of(unit).at(minute);
  }

  private boolean isKnown(Unit unit, List<Unit> there, String side, LocalDateTime minute) {
    return unit.id().side().equals(side)
        || there.stream()
            .filter(each -> each.id().side().equals(side))
            .anyMatch(
                each ->
                    end.situation()
                        .sights()
                        .between(each.id(), unit.id(), minute)
                        .filter(Look::sees)
                        .isPresent());
  }
}
