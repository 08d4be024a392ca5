package studio.kriegsspiel.checks.works;

import java.util.Optional;
import java.util.Set;
import studio.kriegsspiel.checks.check.Check;
import studio.kriegsspiel.checks.check.CheckContext;
import studio.kriegsspiel.checks.check.CheckInfo;
import studio.kriegsspiel.checks.check.Draft;
import studio.kriegsspiel.checks.check.MapError;
import studio.kriegsspiel.checks.check.Report;
import studio.kriegsspiel.checks.fix.PlaceNameFixes;
import studio.kriegsspiel.checks.print.MessageWords;
import studio.kriegsspiel.scenario.finding.Severity;
import studio.kriegsspiel.scenario.force.EngineeringTask;
import studio.kriegsspiel.situation.works.Work;
import studio.kriegsspiel.situation.works.WorkSite;

/** A barricade, loopholes or an abatis where there is nothing to block, to pierce or to fell. */
public final class NothingToWorkOn implements Check {
  private static final CheckInfo INFO =
      CheckInfo.of(
          "KS-ENG-005",
          "Nothing to barricade, to pierce or to fell",
          Severity.WARNING,
          "works need something to be made of and something to be made at");

  @Override
  public CheckInfo info() {
    return INFO;
  }

  @Override
  public void run(CheckContext context, Report report) {
    for (Work each : context.situation().works().all()) {
      Optional<WorkNeed> need = WorkNeed.of(each.task().work());
      Optional<WorkSite> site = Sites.find(context, each);
      if (need.isPresent()
          && site.isPresent()
          && site.get().findNearest(need.get().kinds(), need.get().metres()).isEmpty()
          && !isMadeBefore(context, each)) {
        tell(context, each, site.get(), need.get(), report);
      }
    }
  }

  /** Whether an obstacle that is to be cleared is one that the scenario itself puts there. */
  private static boolean isMadeBefore(CheckContext context, Work work) {
    if (work.task().work() != EngineeringTask.Work.CLEAR_OBSTACLE) {
      return false;
    }
    boolean planned =
        !Sites.others(context, work, EngineeringTask.Work.BARRICADE).isEmpty()
            || !Sites.others(context, work, EngineeringTask.Work.MAKE_ABATIS).isEmpty();
    return planned
        || Sites.stands(
            context, work, Set.of(EngineeringTask.Work.BARRICADE, EngineeringTask.Work.MAKE_ABATIS))
        || context.scenario().deployments().stream()
            .filter(each -> !each.works().isEmpty())
            .flatMap(each -> context.ground().flatMap(on -> on.find(each.position())).stream())
            .anyMatch(at -> at.distanceMetres(work.place().orElseThrow()) <= 200);
  }

  private static void tell(
      CheckContext context, Work work, WorkSite site, WorkNeed need, Report report) {
    Draft draft =
        report
            .add(
                work.task().span(),
                MessageWords.say(
                    "%s is to %s at %s, but within %,d paces of it there is %s.",
                    Sites.who(work),
                    need.deed(),
                    Sites.where(work),
                    site.ground().paces(need.metres()),
                    need.missing()))
            .spot(site.at())
            .fix(
                PlaceNameFixes.nearest(
                    context,
                    work.task().span(),
                    work.task().place(),
                    site.at(),
                    place ->
                        new WorkSite(site.ground(), place.at())
                            .findNearest(need.kinds(), need.metres() / 2)
                            .isPresent()));
    MapError.of(context)
        .weigh(
            draft,
            site.metresBeyond(need.kinds(), need.metres()).orElse(MapError.NONE),
            "name another place, or draw on the map what is missing there");
  }
}
