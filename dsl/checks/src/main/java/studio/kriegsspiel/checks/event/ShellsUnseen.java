package studio.kriegsspiel.checks.event;

import java.time.LocalDateTime;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import studio.kriegsspiel.checks.check.Check;
import studio.kriegsspiel.checks.check.CheckContext;
import studio.kriegsspiel.checks.check.CheckInfo;
import studio.kriegsspiel.checks.check.Draft;
import studio.kriegsspiel.checks.check.MapError;
import studio.kriegsspiel.checks.check.Report;
import studio.kriegsspiel.checks.print.MessageWords;
import studio.kriegsspiel.rules.concept.Arm;
import studio.kriegsspiel.rules.field.FireRange;
import studio.kriegsspiel.scenario.finding.Severity;
import studio.kriegsspiel.scenario.force.Unit;
import studio.kriegsspiel.scenario.news.Release;
import studio.kriegsspiel.scenario.plan.Deed;
import studio.kriegsspiel.scenario.plan.PlannedEvent;
import studio.kriegsspiel.situation.force.TroopsOf;
import studio.kriegsspiel.situation.ground.Site;
import studio.kriegsspiel.situation.sight.Look;
import studio.kriegsspiel.terrain.MapPoint;

/** Fire at what those who fire do not reach, or do not see, and a bombardment without guns. */
public final class ShellsUnseen implements Check {
  /** So many corners of a farm or wood are looked at. */
  private static final int MOST_CORNERS = 24;

  private static final CheckInfo INFO =
      CheckInfo.of(
              "KS-EVT-046",
              "Fire at what those who fire do not see or reach",
              Severity.WARNING,
              "troops of the time fired at what they saw")
          .searching();

  @Override
  public CheckInfo info() {
    return INFO;
  }

  /** Who fires, where it stands. */
  private record Guns(Unit unit, MapPoint at, FireRange range) {}

  @Override
  public void run(CheckContext context, Report report) {
    for (PlannedEvent each : context.scenario().plan().events()) {
      if (isOfGuns(each) && hasNoGuns(context, each)) {
        withoutGuns(each, report);
      } else if (context.ground().isPresent()
          && each.deed() instanceof Deed.Bombards deed
          && each.release() instanceof Release.At at) {
        context
            .ground()
            .flatMap(ground -> Site.of(ground, deed.target()))
            .ifPresent(site -> look(context, each, context.clock().time(at.time()), site, report));
      }
    }
  }

  private static void look(
      CheckContext context, PlannedEvent event, LocalDateTime time, Site site, Report report) {
    List<Guns> guns = guns(context, event, time);
    Optional<Guns> nearest =
        guns.stream().min(Comparator.comparingDouble(each -> lacking(each, site)));
    if (nearest.isEmpty()) {
      return;
    }
    double lacking = lacking(nearest.get(), site);
    if (lacking > 0) {
      tooFar(context, event, nearest.get(), site, report);
    } else if (guns.stream().allMatch(each -> isHidden(context, each, site, time))) {
      report
          .add(
              event.unitSpan(),
              "%s is due at %s, but from where `%s` stands nothing of %s is seen: the ground hides it."
                  .formatted(
                      Deeds.named(event),
                      context.clock().show(time),
                      nearest.get().unit().id().name(),
                      target(context, event)))
          .spot(site.point())
          .hint("place them where they see it, or let them fire at something else");
    }
  }

  private static List<Guns> guns(CheckContext context, PlannedEvent event, LocalDateTime time) {
    List<Guns> all = new ArrayList<>();
    context.units().find(event.deed().findUnit().orElseThrow()).stream()
        .flatMap(Unit::withAllParts)
        .filter(Unit::isBody)
        .filter(each -> each.type().arm() == Arm.ARTILLERY || !isOfGuns(event))
        .forEach(
            each -> {
              Optional<MapPoint> at = context.situation().tracks().of(each.id()).at(time).centre();
              Optional<FireRange> range =
                  context.book().fieldManual().findFireRange(TroopsOf.unit(each));
              if (at.isPresent() && range.isPresent()) {
                all.add(new Guns(each, at.get(), range.get()));
              }
            });
    return all;
  }

  private static boolean hasNoGuns(CheckContext context, PlannedEvent event) {
    return event.deed().findUnit().flatMap(context.units()::find).stream()
        .flatMap(Unit::withAllParts)
        .noneMatch(each -> each.totalPieces() > 0 || each.type().arm() == Arm.ARTILLERY);
  }

  private static void withoutGuns(PlannedEvent event, Report report) {
    report
        .add(
            event.unitSpan(),
            MessageWords.say(
                "%s needs guns, and `%s` has none.",
                Deeds.named(event), event.deed().findUnit().orElseThrow().name()))
        .hint("write `fires at` of foot and horse, or give it to a battery");
  }

  private static boolean isOfGuns(PlannedEvent event) {
    return event.deed() instanceof Deed.Bombards deed && deed.fire() == Deed.Fire.BOMBARDS;
  }

  /** How much nearer guns would have to stand; 0 or less where they reach it. */
  private static double lacking(Guns guns, Site site) {
    return site.metresTo(guns.at()) - guns.range().metres();
  }

  /** Whether the ground hides all of it; what only the light hides may come into sight. */
  private static boolean isHidden(CheckContext context, Guns guns, Site site, LocalDateTime time) {
    List<MapPoint> points = new ArrayList<>(List.of(site.point(), site.nearestTo(guns.at())));
    site.shapes().stream()
        .flatMap(shape -> Arrays.stream(shape.getCoordinates()))
        .limit(MOST_CORNERS)
        .forEach(corner -> points.add(new MapPoint(corner.x, corner.y)));
    List<Look> looks =
        points.stream()
            .flatMap(each -> context.situation().sights().to(each, guns.unit().id(), time).stream())
            .toList();
    return !looks.isEmpty() && looks.stream().noneMatch(each -> each.sees() || each.isTooFar());
  }

  private static void tooFar(
      CheckContext context, PlannedEvent event, Guns guns, Site site, Report report) {
    Draft draft =
        report
            .add(
                event.unitSpan(),
                MessageWords.say(
                    "%s cannot reach %s: it is %,d paces from `%s`, whose fire reaches %,d.",
                    Deeds.named(event),
                    target(context, event),
                    context.ground().orElseThrow().paces(site.metresTo(guns.at())),
                    guns.unit().id().name(),
                    context.ground().orElseThrow().paces(guns.range().metres())))
            .rule(guns.range().citation())
            .spot(site.point());
    MapError.of(context)
        .weigh(
            draft,
            lacking(guns, site),
            isOfGuns(event)
                ? "bring the guns nearer, or give it to heavier ones"
                : "bring them nearer, or have guns bombard it");
  }

  private static String target(CheckContext context, PlannedEvent event) {
    return context.text().find(event.deed().positions().get(0).span()).orElse("its target");
  }
}
