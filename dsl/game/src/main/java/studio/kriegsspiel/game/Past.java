package studio.kriegsspiel.game;

import java.time.LocalDateTime;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.Stream;
import studio.kriegsspiel.scenario.force.Unit;
import studio.kriegsspiel.scenario.force.UnitId;
import studio.kriegsspiel.situation.clock.Clock;
import studio.kriegsspiel.situation.ground.Site;
import studio.kriegsspiel.situation.reach.Banks;
import studio.kriegsspiel.situation.reach.Presence;
import studio.kriegsspiel.situation.track.Whereabouts;
import studio.kriegsspiel.terrain.MapPoint;

/** Where bodies have been; the tracks of a game know it for every minute until now. */
final class Past {
  private static final int STEP_MINUTES = 2;

  private final Game game;

  Past(Game game) {
    this.game = game;
  }

  /** Those that were at a place together. */
  record Last(List<Unit> bodies, String time) {
    boolean has(String side) {
      return bodies.stream().anyMatch(each -> each.id().side().equals(side));
    }

    boolean isDisputed() {
      return bodies.stream().map(each -> each.id().side()).distinct().count() > 1;
    }

    boolean isOf(String side) {
      return has(side) && !isDisputed();
    }

    String words() {
      return "`%s`%s at %s"
          .formatted(
              bodies.get(0).id(),
              bodies.size() == 1 ? " there" : " and %d more there".formatted(bodies.size() - 1),
              time);
    }
  }

  Stream<Unit> fighting() {
    return game.situation().tracks().bodies().stream().filter(each -> each.type().arm().fights());
  }

  private Whereabouts where(UnitId unit, LocalDateTime time) {
    return game.situation().tracks().of(unit).at(time);
  }

  boolean isAt(UnitId unit, Site site, LocalDateTime time) {
    return Presence.isAt(where(unit, time), site);
  }

  List<Unit> at(Site site, LocalDateTime time) {
    return fighting()
        .filter(each -> !game.isGoneBy(each.id(), time) && isAt(each.id(), site, time))
        .toList();
  }

  /** Who was there at a time, or last before it. */
  Optional<Last> lastAt(Site site, LocalDateTime time) {
    Clock clock = game.situation().clock();
    for (LocalDateTime at = time;
        !at.isBefore(clock.begins());
        at = at.minusMinutes(STEP_MINUTES)) {
      List<Unit> there = at(site, at);
      if (!there.isEmpty()) {
        return Optional.of(new Last(there, clock.show(at)));
      }
    }
    return Optional.empty();
  }

  /** When one of some bodies was there first. */
  Optional<LocalDateTime> firstAt(Site site, LocalDateTime until, Predicate<UnitId> who) {
    List<UnitId> bodies = fighting().map(Unit::id).filter(who).toList();
    Clock clock = game.situation().clock();
    return Stream.iterate(
            clock.begins(), at -> !at.isAfter(until), at -> at.plusMinutes(STEP_MINUTES))
        .filter(
            at ->
                bodies.stream().anyMatch(each -> !game.isGoneBy(each, at) && isAt(each, site, at)))
        .findFirst();
  }

  /** Whether a body is on the other bank than where it was first, and no more on the way itself. */
  boolean hasCrossed(Site site, UnitId body, LocalDateTime due) {
    Optional<MapPoint> there = where(body, due).centre();
    Optional<MapPoint> first =
        Stream.iterate(
                game.situation().clock().begins(),
                at -> !at.isAfter(due),
                at -> at.plusMinutes(STEP_MINUTES))
            .flatMap(at -> where(body, at).centre().stream())
            .findFirst();
    return there.isPresent()
        && first.isPresent()
        && !(site.isWay() && isAt(body, site, due))
        && game.situation()
            .ground()
            .filter(ground -> Banks.of(ground, site).part(first.get(), there.get()))
            .isPresent();
  }

  boolean hasLeft(UnitId body, LocalDateTime due) {
    return where(body, due).kind() == Whereabouts.Kind.OFF_MAP
        && Stream.iterate(
                game.situation().clock().begins(),
                at -> !at.isAfter(due),
                at -> at.plusMinutes(STEP_MINUTES))
            .anyMatch(at -> where(body, at).isOnMap());
  }
}
