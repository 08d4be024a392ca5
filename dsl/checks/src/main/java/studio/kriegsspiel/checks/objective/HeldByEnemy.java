package studio.kriegsspiel.checks.objective;

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
import studio.kriegsspiel.situation.ground.Site;

/** A place that a side is to hold and that its enemy has. */
public final class HeldByEnemy implements Check {
  private static final CheckInfo INFO =
      CheckInfo.of(
              "KS-SID-012",
              "A place to be held that the enemy has",
              Severity.WARNING,
              "one holds what one has, or takes it first")
          .citing(REISSWITZ_1824, "§6", "a report gives the side's orders and objective");

  @Override
  public CheckInfo info() {
    return INFO;
  }

  @Override
  public void run(CheckContext context, Report report) {
    Goals.each(context, goal -> look(goal, report));
  }

  private static void look(Goals goal, Report report) {
    if (!(goal.objective().aim() instanceof Aim.Hold hold) || isTakenFirst(goal, hold.place())) {
      return;
    }
    Optional<Site> site = goal.site(hold.place()).filter(each -> !each.isWay());
    List<Unit> enemies = site.map(each -> goal.atStart(each, false)).orElse(List.of());
    if (!enemies.isEmpty() && goal.atStart(site.get(), true).isEmpty()) {
      report
          .add(
              goal.objective().span(),
              "%s is to hold \"%s\", but when play begins `%s` of %s stands there."
                  .formatted(
                      goal.side().name(),
                      hold.place(),
                      enemies.get(0).id().name(),
                      enemies.get(0).id().side()))
          .spot(site.get().point())
          .fix(VerbFixes.take(goal))
          .hint("let the side take it, or deploy troops of its own there");
    }
  }

  /** One objective to take it and another to hold it then are as they should be. */
  private static boolean isTakenFirst(Goals goal, String place) {
    return goal.side().objectives().stream()
        .anyMatch(
            each -> each.aim() instanceof Aim.Take take && take.place().equalsIgnoreCase(place));
  }
}
