package studio.kriegsspiel.game;

import java.util.Optional;
import java.util.stream.Stream;
import studio.kriegsspiel.scenario.force.Unit;
import studio.kriegsspiel.scenario.force.UnitId;
import studio.kriegsspiel.scenario.news.Condition;
import studio.kriegsspiel.scenario.news.Fact;
import studio.kriegsspiel.scenario.place.Position;
import studio.kriegsspiel.situation.ground.Site;
import studio.kriegsspiel.situation.reach.Presence;
import studio.kriegsspiel.situation.sight.Look;
import studio.kriegsspiel.situation.track.Placement;
import studio.kriegsspiel.terrain.MapPoint;

/**
 * Whether what a text waits for is so in a game. How many men a unit has lost is not counted alike
 * by any two books: it is known of one that is gone, else left to people.
 */
record Facts(Game game) {
  /** What is lost where paces become metres and places numbers. */
  private static final double ROUNDING_METRES = 0.01;

  /** Whether it is known to hold. */
  boolean hold(Condition condition) {
    return condition.alternatives().stream()
        .anyMatch(all -> all.terms().stream().allMatch(this::holds));
  }

  private boolean holds(Condition.Term term) {
    return is(term.fact()).filter(so -> so != term.not()).isPresent();
  }

  private Optional<Boolean> is(Fact fact) {
    return fact.match(
        new Fact.Cases<>(
            this::near,
            sees -> Optional.of(sees(sees)),
            lost -> bodies(lost.unit()).count() == 0 ? Optional.of(true) : Optional.empty(),
            ordered -> Optional.of(isOrdered(ordered.unit())),
            this::reached,
            past -> Optional.of(!game.now().isBefore(game.situation().clock().time(past.time())))));
  }

  /** Its bodies that are not gone. */
  private Stream<UnitId> bodies(UnitId unit) {
    return game.situation().units().find(unit).stream()
        .flatMap(Unit::withAllParts)
        .filter(Unit::isBody)
        .map(Unit::id)
        .filter(body -> !game.left().isGone(body));
  }

  private Optional<Site> site(Position position) {
    return game.situation().ground().flatMap(ground -> Site.of(ground, position));
  }

  private Optional<MapPoint> at(UnitId body) {
    return game.situation().tracks().of(body).at(game.now()).centre();
  }

  private Optional<Boolean> near(Fact.Near near) {
    var metres = game.situation().measures().findMetres(near.distance());
    if (metres.isEmpty()) {
      return Optional.empty();
    }
    return site(near.position())
        .map(
            site ->
                bodies(near.unit())
                    .flatMap(body -> at(body).stream())
                    .anyMatch(at -> site.isWithin(metres.getAsDouble() + ROUNDING_METRES, at)));
  }

  private boolean sees(Fact.Sees sees) {
    return bodies(sees.watcher())
        .anyMatch(watcher -> bodies(sees.seen()).anyMatch(seen -> sees(watcher, seen)));
  }

  private boolean sees(UnitId watcher, UnitId seen) {
    return game.situation()
        .sights()
        .between(watcher, seen, game.now())
        .filter(Look::sees)
        .isPresent();
  }

  private boolean isOrdered(UnitId unit) {
    return bodies(unit)
        .flatMap(body -> game.situation().tracks().of(body).placements().stream())
        .anyMatch(each -> each instanceof Placement.Ordered && !each.from().isAfter(game.now()));
  }

  /** Who has been there has reached it, whatever became of him since. */
  private Optional<Boolean> reached(Fact.HasReached reached) {
    return site(reached.position())
        .map(
            site ->
                bodies(reached.unit()).anyMatch(body -> isAt(body, site))
                    || new Past(game)
                        .firstAt(
                            site,
                            game.now(),
                            body -> game.situation().units().isWithin(body, reached.unit()))
                        .isPresent());
  }

  private boolean isAt(UnitId body, Site site) {
    return Presence.isAt(game.situation().tracks().of(body).at(game.now()), site);
  }
}
