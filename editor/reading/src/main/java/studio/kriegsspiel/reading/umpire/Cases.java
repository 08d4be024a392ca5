package studio.kriegsspiel.reading.umpire;

import java.time.LocalDateTime;
import java.util.Collections;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import studio.kriegsspiel.game.Front;
import studio.kriegsspiel.game.Front.Two;
import studio.kriegsspiel.game.Game;
import studio.kriegsspiel.game.Whose;
import studio.kriegsspiel.rules.concept.Formation;
import studio.kriegsspiel.rules.practice.UmpireStep;
import studio.kriegsspiel.scenario.force.Unit;
import studio.kriegsspiel.scenario.force.UnitId;
import studio.kriegsspiel.situation.track.Whereabouts;
import studio.kriegsspiel.terrain.MapPoint;

/**
 * Whom a step concerns at a minute.
 *
 * @param front who is near whom
 * @param firedAt who was fired at in this part of the turn
 * @param backNow who was sent back in this minute
 * @param fought with whom each body fought hand to hand last
 */
record Cases(
    Game game,
    Front front,
    Set<UnitId> firedAt,
    Set<UnitId> backNow,
    Map<UnitId, Set<UnitId>> fought) {
  private static final double ON_ITS_WAY_METRES = 10;
  private static final double AHEAD_DEGREES = 60;

  /** How many one man leads away at most. */
  private static final int ESCORTED = 10;

  /** Keeps its own sets. */
  Cases {
    firedAt = Collections.unmodifiableSet(new LinkedHashSet<>(firedAt));
    backNow = Set.copyOf(backNow);
    fought = Map.copyOf(fought);
  }

  /**
   * Those of a step.
   *
   * @param side whose bodies act, if it is not both
   */
  List<Case> of(UmpireStep.Whom whom, Optional<String> side) {
    Stream<Case> all =
        switch (whom) {
          case IN_REACH -> front.inReach().stream().map(Cases::two);
          case IN_REACH_APART ->
              front.inReach().stream().filter(two -> !front.touches(two.first())).map(Cases::two);
          case HELPLESS -> helpless().map(Case::of);
          case TOUCHING -> front.touching().stream().map(two -> two(acting(two, side)));
          case BARRED -> front.touching().stream().flatMap(Cases::bothWays).filter(this::bars);
          case MARKED -> marked().map(Case::of);
          case SIDES -> new Sides(game).fighting(front).stream();
          case SAME -> Stream.empty();
        };
    return all.filter(each -> side.isEmpty() || side.get().equals(each.first().side())).toList();
  }

  /** Who stands in the open under fire, reaches nobody and touches nobody. */
  private Stream<UnitId> helpless() {
    return firedAt.stream()
        .filter(unit -> !front.fires(unit) && !front.touches(unit) && !backNow.contains(unit))
        .filter(
            unit -> {
              Whereabouts where = game.situation().tracks().of(unit).at(game.now());
              return where.isStill() && !where.formation().equals(Optional.of(Formation.GARRISON));
            });
  }

  private static Stream<Case> bothWays(Two two) {
    return Stream.of(two(two), Case.of(two.second(), two.first()));
  }

  /**
   * Whether the first stands where the second was going, with men enough to lead it away, and is
   * another than those who fought with it.
   */
  private boolean bars(Case one) {
    UnitId second = one.second().orElseThrow();
    LocalDateTime before = game.now().minusMinutes(game.situation().book().time().turnMinutes());
    Optional<MapPoint> from = at(second, before);
    Optional<MapPoint> now = at(second, game.now());
    Optional<MapPoint> enemy = at(one.first(), game.now());
    if (from.isEmpty() || now.isEmpty() || enemy.isEmpty()) {
      return false;
    }
    double way = from.get().bearingDegrees(now.get());
    return !fought.getOrDefault(second, Set.of()).contains(one.first())
        && from.get().distanceMetres(now.get()) > ON_ITS_WAY_METRES
        && MapPoint.turnDegrees(way, now.get().bearingDegrees(enemy.get())) <= AHEAD_DEGREES
        && ESCORTED * men(one.first()) >= men(second);
  }

  private Optional<MapPoint> at(UnitId unit, LocalDateTime time) {
    return game.situation().tracks().of(unit).at(time).centre();
  }

  private int men(UnitId unit) {
    return game.situation().units().find(unit).map(Unit::presentMen).orElse(0);
  }

  private static Case two(Two two) {
    return Case.of(two.first(), two.second());
  }

  private static Two acting(Two two, Optional<String> side) {
    return side.filter(two.second().side()::equals).isPresent()
        ? new Two(two.second(), two.first())
        : two;
  }

  private Stream<UnitId> marked() {
    return game.situation().tracks().bodies().stream()
        .map(Unit::id)
        .filter(unit -> !game.left().isGone(unit))
        .filter(unit -> !game.left().of(Whose.body(unit)).isEmpty());
  }
}
