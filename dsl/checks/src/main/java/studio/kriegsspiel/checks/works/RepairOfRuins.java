package studio.kriegsspiel.checks.works;

import static studio.kriegsspiel.rules.RuleBookId.BRITISH_1815;
import static studio.kriegsspiel.rules.RuleBookId.REISSWITZ_1824;

import java.util.Locale;
import java.util.Optional;
import studio.kriegsspiel.checks.check.Check;
import studio.kriegsspiel.checks.check.CheckContext;
import studio.kriegsspiel.checks.check.CheckInfo;
import studio.kriegsspiel.checks.check.Report;
import studio.kriegsspiel.scenario.finding.Severity;
import studio.kriegsspiel.scenario.force.EngineeringTask;
import studio.kriegsspiel.situation.works.Work;

/** The repair of a bridge that has been burnt down, of which nothing is left to be mended. */
public final class RepairOfRuins implements Check {
  private static final CheckInfo INFO =
      CheckInfo.of(
              "KS-ENG-014",
              "The repair of a bridge that is burnt down",
              Severity.WARNING,
              "what is burnt down is not repaired in hours")
          .citing(REISSWITZ_1824, "§75", "repair where one pile, or the planks, were destroyed")
          .citing(
              BRITISH_1815,
              "Repairing Bridges",
              "repair where one pile, or the planks, were destroyed");

  @Override
  public CheckInfo info() {
    return INFO;
  }

  @Override
  public void run(CheckContext context, Report report) {
    for (Work each : context.situation().works().all()) {
      if (each.task().work() == EngineeringTask.Work.REPAIR_BRIDGE && isBurnt(context, each)) {
        report
            .add(
                each.task().span(),
                "%s is to repair the bridge at %s, which has been burnt down; a bridge is repaired in hours only where its planks or one pile are gone."
                    .formatted(Sites.who(each), Sites.where(each)))
            .hint("let it build another beside it, or have no more destroyed than the planks");
      }
    }
  }

  private static boolean isBurnt(CheckContext context, Work repair) {
    boolean before =
        context.situation().worksBefore().all().stream()
            .filter(each -> each.isBreach() && Sites.isAt(repair, each))
            .anyMatch(each -> isFire(context.text().find(each.said().span())));
    return before
        || Sites.others(context, repair, EngineeringTask.Work.DESTROY_BRIDGE).stream()
            .filter(each -> isFire(each.task().material()))
            .anyMatch(each -> each.isDone(repair.begins()));
  }

  private static boolean isFire(Optional<String> material) {
    String words = material.orElse("").toLowerCase(Locale.ROOT);
    return words.contains("fire") || words.contains("burn") || words.contains("pitch");
  }
}
