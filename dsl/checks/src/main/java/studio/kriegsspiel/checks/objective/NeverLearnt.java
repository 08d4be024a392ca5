package studio.kriegsspiel.checks.objective;

import static studio.kriegsspiel.rules.RuleBookId.BRITISH_1815;
import static studio.kriegsspiel.rules.RuleBookId.REISSWITZ_1824;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import studio.kriegsspiel.checks.check.Check;
import studio.kriegsspiel.checks.check.CheckContext;
import studio.kriegsspiel.checks.check.CheckInfo;
import studio.kriegsspiel.checks.check.Report;
import studio.kriegsspiel.scenario.finding.Severity;
import studio.kriegsspiel.scenario.force.Aim;
import studio.kriegsspiel.scenario.force.Unit;
import studio.kriegsspiel.scenario.force.UnitId;
import studio.kriegsspiel.scenario.news.Intelligence;
import studio.kriegsspiel.scenario.news.Release;
import studio.kriegsspiel.situation.ground.PrintedGround;
import studio.kriegsspiel.situation.ground.Site;
import studio.kriegsspiel.situation.knowledge.Knowledge;
import studio.kriegsspiel.situation.knowledge.Known;
import studio.kriegsspiel.situation.knowledge.Reader;
import studio.kriegsspiel.terrain.MapPoint;

/** An objective about a place that is on no map, or about an enemy of whom nobody tells. */
public final class NeverLearnt implements Check {
  private static final CheckInfo INFO =
      CheckInfo.of(
              "KS-INF-013",
              "An objective of which its players never learn enough",
              Severity.WARNING,
              "players know where and against whom they act")
          .citing(REISSWITZ_1824, "§6", "a report gives what may be known of the enemy's position")
          .citing(BRITISH_1815, "General Idea", "a report gives orders, objective and information");

  @Override
  public CheckInfo info() {
    return INFO;
  }

  @Override
  public void run(CheckContext context, Report report) {
    Goals.each(context, goal -> look(goal, report));
  }

  private static void look(Goals goal, Report report) {
    Aim aim = goal.objective().aim();
    Optional<String> place = goal.objective().place().or(aim::findPlace);
    if (!(aim instanceof Aim.ReconnoitrePlace)) { // one may look beyond the edges
      place.ifPresent(name -> place(goal, name, report));
    }
    fought(aim).ifPresent(enemy -> enemy(goal, enemy, report));
  }

  /** The enemy one must know of to do it; whom one is to reconnoitre one need not know yet. */
  private static Optional<UnitId> fought(Aim aim) {
    return aim.match(
        new Aim.Cases<>(
            take -> Optional.empty(),
            hold -> Optional.empty(),
            delay -> Optional.of(delay.enemy()),
            cross -> Optional.empty(),
            destroyPlace -> Optional.empty(),
            destroy -> Optional.of(destroy.enemy()),
            reconnoitrePlace -> Optional.empty(),
            reconnoitreUnit -> Optional.empty(),
            leave -> Optional.empty(),
            escort -> Optional.empty(),
            keepOpen -> Optional.empty(),
            free -> Optional.empty()));
  }

  private static void place(Goals goal, String name, Report report) {
    Optional<Site> site = goal.site(name);
    Optional<PrintedGround> printed = goal.context().situation().printed();
    if (site.isEmpty() || printed.isEmpty() || isShown(site.get(), printed.get())) {
      return;
    }
    report
        .add(
            goal.objective().span(),
            "The objective of %s, %s, is about \"%s\", which lies beyond the edges of the map its players are given."
                .formatted(goal.side().name(), goal.words(), name))
        .spot(site.get().point())
        .hint("widen the part of the ground in the head, or name a place on it");
  }

  private static boolean isShown(Site site, PrintedGround printed) {
    return printed.shows(site.point())
        || site.shapes().stream()
            .flatMap(shape -> Stream.of(shape.getCoordinates()))
            .anyMatch(each -> printed.shows(new MapPoint(each.x, each.y)));
  }

  private static void enemy(Goals goal, UnitId enemy, Report report) {
    Optional<Unit> unit = goal.context().units().find(enemy);
    if (unit.isEmpty() || enemy.side().equals(goal.side().name())) {
      return;
    }
    Set<UnitId> its = unit.get().withAllParts().map(Unit::id).collect(Collectors.toSet());
    if (!isTold(goal, its) && !isSeen(goal, its)) {
      report
          .add(
              goal.objective().span(),
              "%s is to deal with `%s` by %s, but nothing tells it by then where that is, and nobody sees it when play begins."
                  .formatted(goal.side().name(), enemy.name(), goal.show(goal.by())))
          .severity(Severity.NOTE)
          .hint(
              "tell of it below the report (`enemy from a patrol: ...`), or under `intelligence`");
    }
  }

  private static boolean isTold(Goals goal, Set<UnitId> its) {
    CheckContext context = goal.context();
    Knowledge knowledge = Knowledge.of(context.situation());
    Stream<Reader.Player> readers =
        Stream.concat(
            Stream.of(Reader.Player.ofSide(goal.side().name())),
            goal.side().roles().stream()
                .map(role -> Reader.Player.ofRole(goal.side().name(), role.title())));
    boolean byTheClock =
        readers.anyMatch(
            reader -> {
              Known known = knowledge.of(reader).at(goal.by());
              return known.told().stream()
                  .flatMap(told -> known.unitsIn(told).stream())
                  .anyMatch(its::contains);
            });
    return byTheClock || mayBeTold(goal, its);
  }

  /** By news that waits for something, whose unit stands in its claim or its condition. */
  private static boolean mayBeTold(Goals goal, Set<UnitId> its) {
    List<Intelligence> items = goal.context().scenario().intelligence();
    return items.stream()
        .filter(each -> each.audience().findSide().equals(Optional.of(goal.side().name())))
        .filter(each -> each.release().earliest().isEmpty())
        .anyMatch(
            each ->
                each.observation().map(said -> its.contains(said.unit())).orElse(false)
                    || isWaitedFor(each, its));
  }

  private static boolean isWaitedFor(Intelligence item, Set<UnitId> its) {
    return item.release() instanceof Release.When when
        && when.condition().facts().flatMap(fact -> fact.units().stream()).anyMatch(its::contains);
  }

  private static boolean isSeen(Goals goal, Set<UnitId> its) {
    CheckContext context = goal.context();
    return goal.fighting(false).stream()
        .filter(body -> its.contains(body.id()))
        .anyMatch(
            body ->
                goal.fighting(true).stream()
                    .anyMatch(
                        watcher ->
                            context
                                .situation()
                                .sights()
                                .between(watcher.id(), body.id(), context.clock().begins())
                                .filter(look -> look.sees())
                                .isPresent()));
  }
}
