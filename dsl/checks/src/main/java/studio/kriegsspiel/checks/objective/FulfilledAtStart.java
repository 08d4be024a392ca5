package studio.kriegsspiel.checks.objective;

import static studio.kriegsspiel.rules.RuleBookId.BRITISH_1815;
import static studio.kriegsspiel.rules.RuleBookId.REISSWITZ_1824;

import java.util.List;
import java.util.Optional;
import studio.kriegsspiel.checks.check.Check;
import studio.kriegsspiel.checks.check.CheckContext;
import studio.kriegsspiel.checks.check.CheckInfo;
import studio.kriegsspiel.checks.check.Draft;
import studio.kriegsspiel.checks.check.Report;
import studio.kriegsspiel.scenario.finding.Severity;
import studio.kriegsspiel.scenario.force.Aim;
import studio.kriegsspiel.scenario.force.Unit;
import studio.kriegsspiel.scenario.force.UnitId;
import studio.kriegsspiel.situation.ground.Site;
import studio.kriegsspiel.situation.reach.Presence;
import studio.kriegsspiel.situation.sight.Look;

/** An objective that is reached before anybody has given an order. */
public final class FulfilledAtStart implements Check {
  private static final CheckInfo INFO =
      CheckInfo.of(
              "KS-SID-009",
              "An objective fulfilled when play begins",
              Severity.WARNING,
              "an objective is something still to be done")
          .citing(REISSWITZ_1824, "Introduction", "the game is played until an objective is gained")
          .citing(
              BRITISH_1815, "Function of the Umpire", "either side is able to gain its objective");

  @Override
  public CheckInfo info() {
    return INFO;
  }

  @Override
  public void run(CheckContext context, Report report) {
    Goals.each(context, goal -> look(goal, report));
  }

  private static void look(Goals goal, Report report) {
    Runnable lastsOrHasItsOwnCheck = () -> {};
    goal.objective()
        .aim()
        .match(
            new Aim.Cases<Runnable>(
                take -> () -> taken(goal, take.place(), report),
                hold -> lastsOrHasItsOwnCheck,
                delay -> lastsOrHasItsOwnCheck,
                cross -> lastsOrHasItsOwnCheck,
                destroyPlace -> lastsOrHasItsOwnCheck,
                destroyUnit -> lastsOrHasItsOwnCheck,
                place -> () -> standing(goal, place.place(), report),
                enemy -> () -> seen(goal, enemy.enemy(), report),
                leave -> lastsOrHasItsOwnCheck,
                escort ->
                    () ->
                        escort.to().ifPresent(place -> brought(goal, escort.unit(), place, report)),
                keepOpen -> lastsOrHasItsOwnCheck,
                free -> lastsOrHasItsOwnCheck))
        .run();
  }

  private static void taken(Goals goal, String place, Report report) {
    Optional<Site> site = goal.site(place).filter(each -> !each.isWay());
    List<Unit> own = site.map(each -> goal.atStart(each, true)).orElse(List.of());
    if (!own.isEmpty() && goal.atStart(site.get(), false).isEmpty()) {
      tell(goal, "`%s` stands there".formatted(own.get(0).id().name()), report)
          .spot(site.get().point())
          .fix(VerbFixes.hold(goal))
          .hint("let the side hold it, or let its troops begin elsewhere");
    }
  }

  private static void standing(Goals goal, String place, Report report) {
    Optional<Site> site = goal.site(place).filter(each -> !each.isWay());
    List<Unit> own = site.map(each -> goal.atStart(each, true)).orElse(List.of());
    if (!own.isEmpty()) {
      tell(goal, "`%s` stands there".formatted(own.get(0).id().name()), report)
          .spot(site.get().point())
          .hint("name a place that has yet to be looked at, or let its troops begin elsewhere");
    }
  }

  private static void brought(Goals goal, UnitId unit, String place, Report report) {
    Optional<Site> site = goal.site(place).filter(each -> !each.isWay());
    if (site.isPresent()
        && Presence.isAt(
            goal.context().situation().tracks().of(unit).at(goal.context().clock().begins()),
            site.get())) {
      tell(goal, "`%s` is there".formatted(unit.name()), report)
          .spot(site.get().point())
          .hint("name a place to which it has yet to be brought, or let it begin elsewhere");
    }
  }

  /** All of its bodies are seen from somewhere. */
  private static void seen(Goals goal, UnitId enemy, Report report) {
    List<Unit> bodies =
        goal.context().units().find(enemy).stream()
            .flatMap(
                unit ->
                    goal.context().situation().tracks().bodies().stream()
                        .filter(body -> unit.holds(body.id())))
            .toList();
    if (!bodies.isEmpty() && bodies.stream().allMatch(body -> isSeen(goal, body))) {
      tell(goal, "%s sees `%s`".formatted(goal.side().name(), enemy.name()), report)
          .hint("put a height or a wood between them, or let the enemy come from farther off");
    }
  }

  private static boolean isSeen(Goals goal, Unit body) {
    return goal.fighting(true).stream()
        .anyMatch(
            watcher ->
                goal.context()
                    .situation()
                    .sights()
                    .between(watcher.id(), body.id(), goal.context().clock().begins())
                    .filter(Look::sees)
                    .isPresent());
  }

  private static Draft tell(Goals goal, String because, Report report) {
    return report.add(
        goal.objective().span(),
        "The objective of %s, %s, is fulfilled when play begins at %s: %s."
            .formatted(
                goal.side().name(),
                goal.words(),
                goal.show(goal.context().clock().begins()),
                because));
  }
}
