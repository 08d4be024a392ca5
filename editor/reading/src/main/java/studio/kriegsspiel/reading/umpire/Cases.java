package studio.kriegsspiel.reading.umpire;

import java.util.Collections;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import studio.kriegsspiel.game.Front;
import studio.kriegsspiel.game.Front.Two;
import studio.kriegsspiel.game.Game;
import studio.kriegsspiel.game.Whose;
import studio.kriegsspiel.rules.concept.Formation;
import studio.kriegsspiel.rules.practice.Step;
import studio.kriegsspiel.scenario.force.Unit;
import studio.kriegsspiel.scenario.force.UnitId;
import studio.kriegsspiel.situation.track.Whereabouts;

/**
 * Whom a step concerns at a minute.
 *
 * @param front who is near whom
 * @param firedAt who was fired at in this part of the turn
 * @param backNow who was sent back in this minute
 */
record Cases(Game game, Front front, Set<UnitId> firedAt, Set<UnitId> backNow) {
  /** Keeps its own sets. */
  Cases {
    firedAt = Collections.unmodifiableSet(new LinkedHashSet<>(firedAt));
    backNow = Set.copyOf(backNow);
  }

  /**
   * Those of a step.
   *
   * @param side whose bodies act, if it is not both
   */
  List<Case> of(Step.Whom whom, Optional<String> side) {
    Stream<Case> all =
        switch (whom) {
          case IN_REACH -> front.inReach().stream().map(Cases::two);
          case IN_REACH_APART ->
              front.inReach().stream().filter(two -> !front.touches(two.first())).map(Cases::two);
          case HELPLESS -> helpless().map(Case::of);
          case TOUCHING -> front.touching().stream().map(two -> two(acting(two, side)));
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
