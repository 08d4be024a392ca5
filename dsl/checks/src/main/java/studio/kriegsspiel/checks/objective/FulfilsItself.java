package studio.kriegsspiel.checks.objective;

import static studio.kriegsspiel.rules.RuleBookId.BRITISH_1815;
import static studio.kriegsspiel.rules.RuleBookId.REISSWITZ_1824;

import java.util.List;
import java.util.Optional;
import studio.kriegsspiel.checks.check.Check;
import studio.kriegsspiel.checks.check.CheckContext;
import studio.kriegsspiel.checks.check.CheckInfo;
import studio.kriegsspiel.checks.check.Report;
import studio.kriegsspiel.scenario.finding.Severity;
import studio.kriegsspiel.scenario.force.Aim;
import studio.kriegsspiel.scenario.force.Unit;
import studio.kriegsspiel.scenario.force.UnitId;
import studio.kriegsspiel.situation.ground.Site;
import studio.kriegsspiel.situation.reach.Soonest;

/** A place to hold, or an enemy to delay, where no enemy can come before the time is over. */
public final class FulfilsItself implements Check {
  private static final CheckInfo INFO =
      CheckInfo.of(
              "KS-SID-011",
              "An objective that fulfils itself",
              Severity.WARNING,
              "an objective is gained against somebody")
          .citing(REISSWITZ_1824, "§6", "the scenario is interesting to both sides")
          .citing(BRITISH_1815, "Function of the Umpire", "the scenario is interesting")
          .searching();

  @Override
  public CheckInfo info() {
    return INFO;
  }

  @Override
  public void run(CheckContext context, Report report) {
    Goals.each(context, goal -> look(goal, report));
  }

  private static void look(Goals goal, Report report) {
    Runnable somethingIsDone = () -> {};
    goal.objective()
        .aim()
        .match(
            new Aim.Cases<Runnable>(
                take -> somethingIsDone,
                hold -> () -> look(goal, hold.place(), goal.fighting(false), report),
                delay ->
                    () ->
                        delay
                            .before()
                            .ifPresent(
                                place -> look(goal, place, bodies(goal, delay.enemy()), report)),
                cross -> somethingIsDone,
                destroyPlace -> somethingIsDone,
                destroyUnit -> somethingIsDone,
                reconnoitrePlace -> somethingIsDone,
                reconnoitreUnit -> somethingIsDone,
                leave -> somethingIsDone,
                escort -> somethingIsDone,
                keepOpen -> somethingIsDone,
                free -> somethingIsDone))
        .run();
  }

  private static List<Unit> bodies(Goals goal, UnitId enemy) {
    List<UnitId> his =
        goal.context().units().find(enemy).stream()
            .flatMap(Unit::withAllParts)
            .map(Unit::id)
            .toList();
    return goal.fighting(false).stream().filter(body -> his.contains(body.id())).toList();
  }

  private static void look(Goals goal, String place, List<Unit> enemies, Report report) {
    Optional<Site> site = goal.site(place);
    if (site.isEmpty() || enemies.isEmpty()) {
      return;
    }
    Needed needed = Needed.of(goal, enemies, site.get(), Optional.empty());
    if (needed.enough() || needed.next().isEmpty()) {
      return;
    }
    Needed.Coming next = needed.next().get();
    boolean comes = next.soonest().kind() == Soonest.Kind.REACHED;
    report
        .add(
            goal.objective().span(),
            "The objective of %s, %s, is fulfilled whatever anybody does: no enemy can be at \"%s\" by %s; `%s`%s."
                .formatted(
                    goal.side().name(),
                    goal.words(),
                    place,
                    goal.show(goal.by()),
                    next.body().id().name(),
                    comes
                        ? ", the next, is there at " + goal.show(next.soonest().reckoned())
                        : " finds no way to it"))
        .rules(INFO.rulesOf(goal.context().book()))
        .rules(comes ? next.soonest().rates() : List.of())
        .spot(site.get().point())
        .hint(
            comes
                ? "let it count longer, or let the enemy begin nearer"
                : "name a place to which the enemy can come");
  }
}
