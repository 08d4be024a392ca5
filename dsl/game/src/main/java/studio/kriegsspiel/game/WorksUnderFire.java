package studio.kriegsspiel.game;

import java.time.Duration;
import java.time.LocalDateTime;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import studio.kriegsspiel.rules.concept.Arm;
import studio.kriegsspiel.rules.field.EngineeringJob.Fire;
import studio.kriegsspiel.rules.field.EngineeringTime;
import studio.kriegsspiel.scenario.force.EngineeringTask;
import studio.kriegsspiel.scenario.force.Unit;
import studio.kriegsspiel.scenario.force.UnitId;
import studio.kriegsspiel.situation.Situation;
import studio.kriegsspiel.situation.force.TroopsOf;
import studio.kriegsspiel.situation.orders.OrderedWorks;
import studio.kriegsspiel.situation.works.Work;
import studio.kriegsspiel.terrain.MapPoint;

/**
 * Bridges that are built under fire of guns: they take longer under ball, and nobody works on them
 * under canister, as far as the book has it. What was fired at at the end of a turn was so in all
 * of it.
 *
 * @param game at the minute that is looked at
 */
record WorksUnderFire(Game game) {
  /** Who stands so near to the place of a work is fired at there. */
  private static final double AT_PLACE_METRES = 150;

  /** What has become of the situation, if anybody was hampered in the turn that ends now. */
  Optional<Situation> hampered() {
    List<Work> building = isEndOfTurn() ? building() : List.of();
    if (building.isEmpty()) {
      return Optional.empty();
    }
    Front front = new NearTroops().of(game);
    Map<Work, LocalDateTime> later = new LinkedHashMap<>();
    for (Work each : building) {
      longer(each, fire(each, front))
          .ifPresent(more -> later.put(each, each.finished().orElseThrow().plus(more)));
    }
    return later.isEmpty()
        ? Optional.empty()
        : Optional.of(OrderedWorks.later(game.situation(), later, game.now()));
  }

  private boolean isEndOfTurn() {
    return game.situation().clock().moveAt(game.now())
        != game.situation().clock().moveAt(game.now().minusMinutes(1));
  }

  /** Those that are gone on with, which guns of the enemy could reach. */
  private List<Work> building() {
    return game.situation().works().all().stream()
        .filter(each -> each.task().work() == EngineeringTask.Work.BUILD_BRIDGE)
        .filter(each -> each.isGoingOn(game.now()) && each.finished().isPresent())
        .filter(each -> each.place().filter(at -> isReached(each, at)).isPresent())
        .toList();
  }

  private boolean isReached(Work work, MapPoint place) {
    return game.situation().tracks().bodies().stream()
        .filter(each -> isGunOfEnemy(work, each.id()))
        .anyMatch(
            each ->
                metres(each.id(), place)
                    <= game.situation()
                            .book()
                            .fieldManual()
                            .findFireRange(TroopsOf.unit(each))
                            .map(range -> range.metres())
                            .orElse(0.0)
                        + AT_PLACE_METRES);
  }

  private boolean isGunOfEnemy(Work work, UnitId unit) {
    return !unit.side().equals(work.task().unit().side())
        && !game.left().isGone(unit)
        && unit(unit).type().arm() == Arm.ARTILLERY;
  }

  private Unit unit(UnitId id) {
    return game.situation().units().find(id).orElseThrow();
  }

  private double metres(UnitId unit, MapPoint place) {
    return game.situation()
        .tracks()
        .of(unit)
        .at(game.now())
        .centre()
        .map(place::distanceMetres)
        .orElse(Double.MAX_VALUE);
  }

  /** The worst of what is fired at those who work, or at others at the place. */
  private Fire fire(Work work, Front front) {
    MapPoint place = work.place().orElseThrow();
    Fire worst = Fire.NONE;
    for (Front.Two two : front.inReach()) {
      if (isGunOfEnemy(work, two.first()) && isThere(work, place, two.second())) {
        Fire fire = isCanister(two.first(), place) ? Fire.CANISTER : Fire.BALL;
        worst = fire.compareTo(worst) > 0 ? fire : worst;
      }
    }
    return worst;
  }

  private boolean isThere(Work work, MapPoint place, UnitId target) {
    return game.situation().units().isWithin(target, work.task().unit())
        || metres(target, place) <= AT_PLACE_METRES;
  }

  private boolean isCanister(UnitId gun, MapPoint place) {
    return game.situation()
        .book()
        .fieldManual()
        .gunnery()
        .findRanges(TroopsOf.unit(unit(gun)))
        .filter(table -> table.isCanisterAt(metres(gun, place)))
        .isPresent();
  }

  /** By how much a turn under fire puts off the end of a work. */
  private Optional<Duration> longer(Work work, Fire fire) {
    if (fire == Fire.NONE) {
      return Optional.empty();
    }
    Optional<Integer> usual = minutes(work, Fire.NONE);
    Duration turn = Duration.ofMinutes(game.situation().book().time().turnMinutes());
    return usual
        .map(
            minutes ->
                minutes(work, fire)
                    .map(under -> turn.multipliedBy(under - minutes).dividedBy(minutes))
                    .orElse(turn))
        .filter(more -> !more.isZero() && !more.isNegative());
  }

  private Optional<Integer> minutes(Work work, Fire fire) {
    return game.situation()
        .works()
        .under(fire, work)
        .filter(EngineeringTime.Takes.class::isInstance)
        .map(takes -> ((EngineeringTime.Takes) takes).minutes());
  }
}
