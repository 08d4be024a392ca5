package studio.kriegsspiel.checks.works;

import static studio.kriegsspiel.rules.RuleBookId.BRITISH_1815;
import static studio.kriegsspiel.rules.RuleBookId.REISSWITZ_1824;

import java.time.LocalDateTime;
import java.util.List;
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
import studio.kriegsspiel.scenario.plan.StandingWork;
import studio.kriegsspiel.scenario.text.TextSpan;
import studio.kriegsspiel.situation.works.Work;
import studio.kriegsspiel.situation.works.WorkBefore;
import studio.kriegsspiel.situation.works.WorkSite;
import studio.kriegsspiel.terrain.FeatureKind;

/** A bridge or ferry over no water, or a bridge destroyed or repaired that is not there. */
public final class CrossingNowhere implements Check {
  /** A place that is offered instead lies so near the water or bridge, in metres. */
  private static final double AT_IT_METRES = 100;

  private static final CheckInfo INFO =
      CheckInfo.of(
              "KS-ENG-004",
              "A bridge where there is none to be",
              Severity.WARNING,
              "a bridge leads over water, and only one that stands is destroyed or repaired")
          .citing(REISSWITZ_1824, "§71-75", "bridges are set up at banks that suit, and repaired")
          .citing(BRITISH_1815, "Bridges", "bridges are set up at banks that suit, and repaired");

  @Override
  public CheckInfo info() {
    return INFO;
  }

  @Override
  public void run(CheckContext context, Report report) {
    for (Work each : context.situation().works().all()) {
      if (each.task().work().isCrossing()) {
        Sites.find(context, each).ifPresent(site -> look(context, each, site, report));
      }
    }
    for (WorkBefore each : context.situation().worksBefore().all()) {
      if (each.said().work().isCrossing()) {
        context
            .ground()
            .flatMap(ground -> each.place().map(at -> new WorkSite(ground, at)))
            .ifPresent(site -> before(context, each.said(), each.isBreach(), site, report));
      }
    }
  }

  /** A bridge broken before play was there, one built leads over water. */
  private static void before(
      CheckContext context, StandingWork said, boolean breach, WorkSite site, Report report) {
    Set<FeatureKind> wanted = breach ? Set.of(FeatureKind.BRIDGE) : WorkSite.WATER;
    if (site.findNearest(wanted, WorkSite.NEAR_METRES).isEmpty()) {
      tell(
          context,
          new Spot(said.span(), said.place()),
          site,
          MessageWords.say(
              "The text says of \"%s\" before play: %s; but the ground has no %s within %,d paces of it.",
              said.place(),
              said.words(),
              breach ? "bridge" : "water",
              site.ground().paces(WorkSite.NEAR_METRES)),
          wanted,
          report);
    }
  }

  /** Where a place is named. */
  private record Spot(TextSpan span, String place) {
    static Spot of(Work work) {
      return new Spot(work.task().span(), work.task().place());
    }
  }

  private static void look(CheckContext context, Work work, WorkSite site, Report report) {
    switch (work.task().work()) {
      case BUILD_BRIDGE, BUILD_FERRY -> water(context, work, site, report);
      default -> bridge(context, work, site, report);
    }
  }

  private static void water(CheckContext context, Work work, WorkSite site, Report report) {
    if (site.findNearest(WorkSite.WATER, WorkSite.NEAR_METRES).isEmpty()) {
      tell(
          context,
          Spot.of(work),
          site,
          MessageWords.say(
              "%s is to build a %s at %s, but there is no water within %,d paces of it.",
              Sites.who(work),
              work.task().work() == EngineeringTask.Work.BUILD_FERRY ? "ferry" : "bridge",
              Sites.where(work),
              site.ground().paces(WorkSite.NEAR_METRES)),
          WorkSite.WATER,
          report);
    }
  }

  private static void bridge(CheckContext context, Work work, WorkSite site, Report report) {
    if (site.findBridge().isPresent()
        || Sites.stands(context, work, Set.of(EngineeringTask.Work.BUILD_BRIDGE))) {
      return;
    }
    String deed = work.task().work() == EngineeringTask.Work.REPAIR_BRIDGE ? "repair" : "destroy";
    List<Work> built = Sites.others(context, work, EngineeringTask.Work.BUILD_BRIDGE);
    if (built.isEmpty()) {
      tell(
          context,
          Spot.of(work),
          site,
          MessageWords.say(
              "%s is to %s a bridge at %s, but the ground has none within %,d paces of it, and nobody builds one.",
              Sites.who(work), deed, Sites.where(work), site.ground().paces(WorkSite.NEAR_METRES)),
          Set.of(FeatureKind.BRIDGE),
          report);
      return;
    }
    Optional<LocalDateTime> ready =
        built.stream().flatMap(each -> each.finished().stream()).min(LocalDateTime::compareTo);
    if (ready.isPresent() && ready.get().isAfter(work.begins())) {
      report
          .add(
              work.task().span(),
              "%s is to %s the bridge at %s from %s, but that bridge is finished only at %s."
                  .formatted(
                      Sites.who(work),
                      deed,
                      Sites.where(work),
                      context.clock().show(work.begins()),
                      context.clock().show(ready.get())))
          .spot(site.at())
          .hint("let it begin when the bridge stands");
    }
  }

  private static void tell(
      CheckContext context,
      Spot spot,
      WorkSite site,
      String message,
      Set<FeatureKind> wanted,
      Report report) {
    Draft draft =
        report
            .add(spot.span(), message)
            .spot(site.at())
            .fix(
                PlaceNameFixes.nearest(
                    context,
                    spot.span(),
                    spot.place(),
                    site.at(),
                    place ->
                        new WorkSite(site.ground(), place.at())
                            .findNearest(wanted, AT_IT_METRES)
                            .isPresent()));
    MapError.of(context)
        .weigh(
            draft,
            site.metresBeyond(wanted, WorkSite.NEAR_METRES).orElse(MapError.NONE),
            "name another place, or draw on the map what is missing there");
  }
}
