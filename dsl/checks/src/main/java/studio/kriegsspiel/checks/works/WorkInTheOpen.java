package studio.kriegsspiel.checks.works;

import static studio.kriegsspiel.rules.RuleBookId.BRITISH_1815;
import static studio.kriegsspiel.rules.RuleBookId.REISSWITZ_1824;

import java.util.Optional;
import studio.kriegsspiel.checks.check.Check;
import studio.kriegsspiel.checks.check.CheckContext;
import studio.kriegsspiel.checks.check.CheckInfo;
import studio.kriegsspiel.checks.check.Draft;
import studio.kriegsspiel.checks.check.MapError;
import studio.kriegsspiel.checks.check.Report;
import studio.kriegsspiel.checks.print.MessageWords;
import studio.kriegsspiel.scenario.finding.Severity;
import studio.kriegsspiel.scenario.force.Deployment;
import studio.kriegsspiel.scenario.force.EngineeringTask;
import studio.kriegsspiel.scenario.force.Preparation;
import studio.kriegsspiel.scenario.text.TextSpan;
import studio.kriegsspiel.situation.ground.GroundIndex;
import studio.kriegsspiel.situation.works.WorkBefore;
import studio.kriegsspiel.situation.works.WorkSite;
import studio.kriegsspiel.terrain.MapPoint;

/** A barricade, loopholes or an abatis said to stand where there is nothing for it. */
public final class WorkInTheOpen implements Check {
  private static final CheckInfo INFO =
      CheckInfo.of(
              "KS-ENG-013",
              "A work said to stand in the open",
              Severity.WARNING,
              "a work stands where there is something to be blocked, pierced or felled")
          .citing(REISSWITZ_1824, "§66", "entrances barricaded, walls and edges held")
          .citing(
              BRITISH_1815,
              "Attack and defence of strongholds",
              "entrances barricaded, walls and edges held");

  @Override
  public CheckInfo info() {
    return INFO;
  }

  @Override
  public void run(CheckContext context, Report report) {
    if (context.ground().isEmpty()) {
      return;
    }
    for (Deployment each : context.scenario().deployments()) {
      Optional<MapPoint> at = context.ground().get().find(each.position());
      at.ifPresent(point -> each.works().forEach(work -> look(context, each, work, point, report)));
    }
    for (WorkBefore each : context.situation().worksBefore().all()) {
      EngineeringTask.Work work = each.said().work();
      if (each.place().isPresent() && work != EngineeringTask.Work.CLEAR_OBSTACLE) {
        WorkNeed.of(work)
            .ifPresent(
                need ->
                    look(
                        context,
                        "The text has a work at \"%s\" (%s)"
                            .formatted(each.said().place(), each.said().words()),
                        need,
                        each.place().get(),
                        each.said().placeSpan(),
                        report));
      }
    }
  }

  private static void look(
      CheckContext context, Deployment each, Preparation work, MapPoint at, Report report) {
    WorkNeed.of(work)
        .ifPresent(
            need ->
                look(
                    context,
                    "`%s` stands %s"
                        .formatted(
                            each.unit().name(),
                            work == Preparation.ABATIS ? "behind an abatis" : work.word()),
                    need,
                    at,
                    each.unitSpan(),
                    report));
  }

  private static void look(
      CheckContext context, String what, WorkNeed need, MapPoint at, TextSpan span, Report report) {
    GroundIndex ground = context.ground().orElseThrow();
    WorkSite site = new WorkSite(ground, at);
    if (site.findNearest(need.kinds(), need.metres()).isPresent()) {
      return;
    }
    Draft draft =
        report
            .add(
                span,
                MessageWords.say(
                    "%s, but within %,d paces of it there is %s.",
                    what, ground.paces(need.metres()), need.missing()))
            .spot(at);
    MapError.of(context)
        .weigh(
            draft,
            site.metresBeyond(need.kinds(), need.metres()).orElse(MapError.NONE),
            "put it where there is, draw on the map what is missing, or write `entrenched`");
  }
}
