package studio.kriegsspiel.game;

import java.time.LocalDateTime;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.stream.Stream;
import studio.kriegsspiel.game.Outcome.State;
import studio.kriegsspiel.scenario.force.Aim;
import studio.kriegsspiel.scenario.force.Objective;
import studio.kriegsspiel.scenario.force.Share;
import studio.kriegsspiel.scenario.force.Side;
import studio.kriegsspiel.scenario.force.Unit;
import studio.kriegsspiel.scenario.force.UnitId;
import studio.kriegsspiel.situation.clock.Clock;
import studio.kriegsspiel.situation.ground.Site;
import studio.kriegsspiel.situation.works.GoneBridge;

/**
 * Counts the objectives of a game: who was where when each fell due. A place is held by those that
 * are there, or were there last; two sides that are both there leave it to whose it was. What no
 * place or loss tells, such as what a patrol has seen, is left to people.
 */
public final class Score {
  private final Game game;
  private final Past past;

  private Score(Game game) {
    this.game = game;
    this.past = new Past(game);
  }

  /** Every objective, in the order of the text. */
  public static List<Outcome> of(Game game) {
    Score score = new Score(game);
    return game.situation().scenario().sides().stream()
        .flatMap(side -> side.objectives().stream().map(each -> score.outcome(side, each)))
        .toList();
  }

  /** What an objective has come to. */
  private record Verdict(State state, String why) {
    static Verdict of(boolean met, String why) {
      return new Verdict(met ? State.MET : State.MISSED, why);
    }
  }

  private Outcome outcome(Side side, Objective objective) {
    Clock clock = game.situation().clock();
    LocalDateTime due = clock.due(objective.until());
    Verdict verdict =
        due.isAfter(game.now())
            ? new Verdict(State.OPEN, "it counts at " + clock.show(due))
            : verdict(side, objective, due);
    return new Outcome(side.name(), objective, due, verdict.state(), verdict.why());
  }

  private static Verdict people(String why) {
    return new Verdict(State.LEFT_TO_PEOPLE, why);
  }

  private Verdict verdict(Side side, Objective objective, LocalDateTime due) {
    return objective
        .aim()
        .match(
            new Aim.Cases<>(
                take -> at(take.place(), site -> taken(side, site, due)),
                hold -> at(hold.place(), site -> held(side, site, due)),
                delay -> delayed(delay, due),
                cross -> at(cross.place(), site -> crossed(side, cross, site, due)),
                destroyPlace -> at(destroyPlace.place(), site -> destroyed(site, due)),
                destroyUnit -> destroyed(destroyUnit.enemy(), due),
                reconnoitrePlace -> people("what was seen is not counted"),
                reconnoitreUnit -> people("what was seen is not counted"),
                leave -> left(side, leave, due),
                escort -> escorted(escort, due),
                keepOpen -> at(keepOpen.place(), site -> open(side, site, due)),
                free -> people("it is told in words")));
  }

  private Verdict at(String place, Function<Site, Verdict> look) {
    return site(place).map(look).orElseGet(() -> people("the ground does not know the place"));
  }

  private Optional<Site> site(String place) {
    return game.situation().ground().flatMap(ground -> Site.onMap(ground, place));
  }

  private Verdict taken(Side side, Site site, LocalDateTime due) {
    return past.lastAt(site, due)
        .map(
            last ->
                last.isDisputed()
                    ? Verdict.of(false, last.words() + "; it is disputed")
                    : Verdict.of(last.isOf(side.name()), last.words()))
        .orElseGet(() -> Verdict.of(false, "nobody has been there"));
  }

  private Verdict held(Side side, Site site, LocalDateTime due) {
    return past.lastAt(site, due)
        .map(
            last ->
                Verdict.of(
                    isToTake(side, site) ? last.isOf(side.name()) : last.has(side.name()),
                    last.words()))
        .orElseGet(
            () ->
                isToTake(side, site)
                    ? Verdict.of(false, "nobody has been there")
                    : Verdict.of(true, "no enemy has been there"));
  }

  /** Who has to take a place first does not hold it before. */
  private boolean isToTake(Side side, Site site) {
    return side.objectives().stream()
        .flatMap(
            each ->
                Stream.of(each.aim())
                    .filter(Aim.Take.class::isInstance)
                    .flatMap(aim -> aim.findPlace().stream()))
        .anyMatch(place -> site(place).filter(site::equals).isPresent());
  }

  private Verdict open(Side side, Site site, LocalDateTime due) {
    List<Unit> enemies =
        past.at(site, due).stream().filter(each -> !each.id().side().equals(side.name())).toList();
    return enemies.isEmpty()
        ? Verdict.of(true, "no enemy is on it")
        : Verdict.of(false, "`" + enemies.get(0).id() + "` is on it");
  }

  private Verdict delayed(Aim.Delay delay, LocalDateTime due) {
    if (delay.before().isEmpty()) {
      return people("no place is named");
    }
    return at(
        delay.before().get(),
        site ->
            past.firstAt(site, due, body -> game.situation().units().isWithin(body, delay.enemy()))
                .map(time -> Verdict.of(false, "there at " + game.situation().clock().show(time)))
                .orElseGet(() -> Verdict.of(true, "not there by then")));
  }

  private Verdict crossed(Side side, Aim.Cross cross, Site site, LocalDateTime due) {
    return enough(side, cross.with(), due, body -> past.hasCrossed(site, body, due), "across");
  }

  private Verdict left(Side side, Aim.Leave leave, LocalDateTime due) {
    return enough(
        side,
        leave.with().or(() -> Optional.of(new Share.Percent(100))),
        due,
        body -> past.hasLeft(body, due),
        "off the map");
  }

  private Verdict enough(
      Side side, Optional<Share> share, LocalDateTime due, Predicate<UnitId> done, String where) {
    List<Unit> own = past.fighting().filter(each -> each.id().side().equals(side.name())).toList();
    List<Unit> there =
        own.stream()
            .filter(each -> !game.isGoneBy(each.id(), due) && done.test(each.id()))
            .toList();
    long men = there.stream().mapToLong(Unit::presentMen).sum();
    long all = own.stream().mapToLong(Unit::presentMen).sum();
    boolean met =
        share
            .map(
                wanted ->
                    wanted.<Boolean>match(
                        percent -> men * 100 >= all * percent.percent(),
                        least -> men >= least.men(),
                        bodies ->
                            there.stream()
                                    .filter(each -> each.echelon() == bodies.echelon())
                                    .count()
                                >= bodies.count()))
            .orElse(!there.isEmpty());
    return Verdict.of(met, "%d of %d men are %s".formatted(men, all, where));
  }

  private Verdict destroyed(Site site, LocalDateTime due) {
    boolean gone =
        game.situation().ground().stream()
            .flatMap(ground -> GoneBridge.of(game.situation().works(), ground).stream())
            .anyMatch(
                each ->
                    each.isMissing(due)
                        && site.shapes().stream()
                            .anyMatch(shape -> shape.equals(each.bridge().geometry())));
    return Verdict.of(gone, gone ? "it is destroyed" : "it stands");
  }

  private Verdict destroyed(UnitId enemy, LocalDateTime due) {
    long left = bodies(enemy).filter(each -> !game.isGoneBy(each, due)).count();
    return Verdict.of(left == 0, left == 0 ? "nothing is left of it" : "it is not gone");
  }

  private Stream<UnitId> bodies(UnitId whole) {
    return game.situation().tracks().bodies().stream()
        .map(Unit::id)
        .filter(each -> game.situation().units().isWithin(each, whole));
  }

  private Verdict escorted(Aim.Escort escort, LocalDateTime due) {
    List<UnitId> left = bodies(escort.unit()).filter(each -> !game.isGoneBy(each, due)).toList();
    if (left.isEmpty()) {
      return Verdict.of(false, "nothing is left of it");
    }
    return escort
        .to()
        .map(
            place ->
                at(
                    place,
                    site -> {
                      boolean there = left.stream().anyMatch(each -> past.isAt(each, site, due));
                      return Verdict.of(there, there ? "it is there" : "it is not there");
                    }))
        .orElseGet(() -> Verdict.of(true, "it is safe"));
  }
}
