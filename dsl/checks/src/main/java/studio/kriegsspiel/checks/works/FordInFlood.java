package studio.kriegsspiel.checks.works;

import java.time.LocalDateTime;
import java.util.Optional;
import java.util.Set;
import studio.kriegsspiel.checks.check.Check;
import studio.kriegsspiel.checks.check.CheckContext;
import studio.kriegsspiel.checks.check.CheckInfo;
import studio.kriegsspiel.checks.check.Draft;
import studio.kriegsspiel.checks.check.MapError;
import studio.kriegsspiel.checks.check.Report;
import studio.kriegsspiel.scenario.finding.Severity;
import studio.kriegsspiel.scenario.force.Aim;
import studio.kriegsspiel.scenario.force.Objective;
import studio.kriegsspiel.scenario.force.Side;
import studio.kriegsspiel.scenario.news.Reinforcement;
import studio.kriegsspiel.scenario.plan.PlannedMarch;
import studio.kriegsspiel.scenario.text.TextSpan;
import studio.kriegsspiel.situation.works.WorkSite;
import studio.kriegsspiel.terrain.FeatureKind;
import studio.kriegsspiel.terrain.MapPoint;

/** A ford that a march, an objective or a retreat counts on while the rivers are in flood. */
public final class FordInFlood implements Check {
  /** So near a ford a place is meant for it, in metres. */
  private static final double AT_FORD_METRES = 60;

  private static final CheckInfo INFO =
      CheckInfo.of(
          "KS-ENG-011",
          "A ford while the rivers are in flood",
          Severity.WARNING,
          "a flood closes the fords; the rule books leave it to the umpire");

  @Override
  public CheckInfo info() {
    return INFO;
  }

  @Override
  public void run(CheckContext context, Report report) {
    if (context.ground().isEmpty()) {
      return;
    }
    LocalDateTime begins = context.clock().begins();
    for (Reinforcement each : context.scenario().reinforcements()) {
      Optional<MapPoint> entry = context.ground().get().find(each.entry());
      LocalDateTime time = context.clock().time(each.at());
      tell(context, each.unitSpan(), "`" + each.unit().name() + "` comes on", entry, time, report);
    }
    for (PlannedMarch each : context.scenario().plan().marches()) {
      LocalDateTime time = context.clock().find(each.begins()).orElse(begins);
      String sentence = "`" + each.unit().name() + "` marches";
      each.by()
          .forEach(
              position ->
                  tell(
                      context,
                      each.unitSpan(),
                      sentence,
                      context.ground().get().find(position),
                      time,
                      report));
    }
    for (Side side : context.scenario().sides()) {
      side.objectives().forEach(each -> objective(context, side, each, report));
      side.lineOfRetreat()
          .ifPresent(
              each ->
                  tell(
                      context,
                      each.span(),
                      side.name() + " is to fall back",
                      named(context, each.along(), each.span()),
                      begins,
                      report));
    }
  }

  private static void objective(
      CheckContext context, Side side, Objective objective, Report report) {
    Aim aim = objective.aim();
    boolean passes = aim instanceof Aim.Cross || aim instanceof Aim.KeepOpen;
    if (passes && isFloodedThroughout(context)) {
      tell(
          context,
          objective.span(),
          side.name() + " is to pass",
          aim.findPlace().flatMap(place -> named(context, place, objective.span())),
          context.clock().begins(),
          report);
    }
  }

  private static boolean isFloodedThroughout(CheckContext context) {
    return !context.situation().areFordsOpen(context.clock().begins())
        && !context.situation().areFordsOpen(context.clock().ends());
  }

  private static Optional<MapPoint> named(CheckContext context, String place, TextSpan span) {
    return place.isBlank()
        ? Optional.empty()
        : context.ground().flatMap(ground -> ground.resolvePlace(place, span).find());
  }

  private static void tell(
      CheckContext context,
      TextSpan span,
      String who,
      Optional<MapPoint> at,
      LocalDateTime time,
      Report report) {
    boolean closed =
        !context.situation().areFordsOpen(time)
            && at.flatMap(
                    point ->
                        new WorkSite(context.ground().orElseThrow(), point)
                            .findNearest(Set.of(FeatureKind.FORD), AT_FORD_METRES))
                .isPresent();
    if (closed) {
      Draft draft =
          report
              .add(
                  span,
                  "%s by a ford at %s, when the rivers are %s."
                      .formatted(
                          who,
                          context.clock().show(time),
                          context
                              .clock()
                              .findHolding(context.scenario().header().conditions().rivers(), time)
                              .orElse("in flood")))
              .spot(at.orElseThrow());
      double beyond =
          new WorkSite(context.ground().orElseThrow(), at.orElseThrow())
              .metresBeyond(Set.of(FeatureKind.FORD), AT_FORD_METRES)
              .orElse(-MapError.NONE);
      MapError.of(context)
          .weigh(draft, -beyond, "send it by a bridge, or let the water fall before");
    }
  }
}
