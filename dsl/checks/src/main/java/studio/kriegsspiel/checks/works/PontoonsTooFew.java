package studio.kriegsspiel.checks.works;

import java.util.Locale;
import studio.kriegsspiel.checks.check.Check;
import studio.kriegsspiel.checks.check.CheckContext;
import studio.kriegsspiel.checks.check.CheckInfo;
import studio.kriegsspiel.checks.check.Report;
import studio.kriegsspiel.checks.print.MessageWords;
import studio.kriegsspiel.scenario.finding.Severity;
import studio.kriegsspiel.scenario.force.EngineeringTask;
import studio.kriegsspiel.situation.works.Work;
import studio.kriegsspiel.situation.works.WorkSite;

/** A pontoon bridge for which the workers have too few pontoons, or none. */
public final class PontoonsTooFew implements Check {
  /**
   * One pontoon carries this much of a bridge at most, in metres: about 20 feet, more than in any
   * train of the time. No book prints such a figure; it is the studio's own.
   */
  private static final double METRES_OF_ONE = 6.3;

  private static final CheckInfo INFO =
      CheckInfo.of(
          "KS-ENG-008",
          "Too few pontoons for the river",
          Severity.WARNING,
          "a pontoon carries at most 20 feet of bridge");

  @Override
  public CheckInfo info() {
    return INFO;
  }

  @Override
  public void run(CheckContext context, Report report) {
    for (Work each : context.situation().works().all()) {
      boolean pontoons =
          each.task().work() == EngineeringTask.Work.BUILD_BRIDGE
              && each.task()
                  .material()
                  .filter(words -> words.toLowerCase(Locale.ROOT).contains("pontoon"))
                  .isPresent();
      if (pontoons && context.units().find(each.task().unit()).isPresent()) {
        look(context, each, report);
      }
    }
  }

  private static void look(CheckContext context, Work work, Report report) {
    int carried = carried(work);
    if (carried == 0 && work.trains().isEmpty() && work.byBook().isEmpty()) {
      report
          .add(
              work.task().span(),
              "%s is to build a bridge of pontoons at %s, but has no pontoons, and no train of its side is near."
                  .formatted(Sites.who(work), Sites.where(work)))
          .hint("give the work to a pontoon train, or build of something else");
      return;
    }
    double length = Sites.find(context, work).map(WorkSite::crossingMetres).orElse(0.0);
    int needed = (int) Math.ceil(length / METRES_OF_ONE - 1e-9);
    if (carried > 0 && carried < needed) {
      report
          .add(
              work.task().span(),
              MessageWords.say(
                  "%s has %,d pontoons at hand, but a bridge of %,d paces at %s takes at least %,d.",
                  Sites.who(work),
                  carried,
                  Math.round(length / context.situation().measures().metresPerPace()),
                  Sites.where(work),
                  needed))
          .spot(work.place().orElseThrow())
          .hint("bring a larger train, or bridge the river where it is narrower");
    }
  }

  private static int carried(Work work) {
    return work.trains().stream()
        .mapToInt(each -> each.strength().train().pontoons().orElse(0))
        .sum();
  }
}
