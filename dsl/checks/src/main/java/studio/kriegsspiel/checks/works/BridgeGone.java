package studio.kriegsspiel.checks.works;

import static studio.kriegsspiel.rules.RuleBookId.BRITISH_1815;
import static studio.kriegsspiel.rules.RuleBookId.REISSWITZ_1824;

import java.time.LocalDateTime;
import java.time.temporal.ChronoUnit;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import studio.kriegsspiel.checks.check.Check;
import studio.kriegsspiel.checks.check.CheckContext;
import studio.kriegsspiel.checks.check.CheckInfo;
import studio.kriegsspiel.checks.check.Report;
import studio.kriegsspiel.checks.fix.TimeFixes;
import studio.kriegsspiel.scenario.finding.Severity;
import studio.kriegsspiel.scenario.force.EngineeringTask;
import studio.kriegsspiel.situation.clock.Clock;
import studio.kriegsspiel.situation.march.Straits;
import studio.kriegsspiel.situation.track.Arrival;
import studio.kriegsspiel.situation.track.MovingColumn;
import studio.kriegsspiel.situation.works.GoneBridge;
import studio.kriegsspiel.situation.works.Work;
import studio.kriegsspiel.situation.works.WorkBefore;
import studio.kriegsspiel.situation.works.WorksBefore;
import studio.kriegsspiel.terrain.Feature;

/** A march over a bridge that is destroyed, or was before play, before the column is over it. */
public final class BridgeGone implements Check {
  private static final Set<EngineeringTask.Work> MAKING =
      Set.of(EngineeringTask.Work.BUILD_BRIDGE, EngineeringTask.Work.REPAIR_BRIDGE);

  private static final CheckInfo INFO =
      CheckInfo.of(
              "KS-ENG-010",
              "A march over a bridge that is gone",
              Severity.WARNING,
              "nobody crosses a bridge that has been destroyed")
          .citing(REISSWITZ_1824, "§74-75", "a destroyed bridge is repaired or replaced first")
          .citing(BRITISH_1815, "Bridges", "a destroyed bridge is repaired or replaced first")
          .searching();

  @Override
  public CheckInfo info() {
    return INFO;
  }

  @Override
  public void run(CheckContext context, Report report) {
    List<Rider> riders = context.ground().isEmpty() ? List.of() : Rider.all(context);
    List<GoneBridge> destroyed =
        context.ground().stream()
            .flatMap(ground -> GoneBridge.of(context.situation().works(), ground).stream())
            .toList();
    for (GoneBridge each : destroyed) {
      for (MovingColumn column : context.situation().tracks().columns()) {
        look(context, each, column, report);
      }
      for (Rider rider : riders) {
        look(context, each, rider, report);
      }
    }
    for (WorkBefore each : context.situation().worksBefore().all()) {
      context
          .ground()
          .flatMap(ground -> WorksBefore.findBreach(ground, each))
          .ifPresent(bridge -> brokenBefore(context, each, bridge, report));
    }
  }

  private static void brokenBefore(
      CheckContext context, WorkBefore work, Feature bridge, Report report) {
    Optional<LocalDateTime> mended =
        context.situation().works().all().stream()
            .filter(each -> MAKING.contains(each.task().work()))
            .filter(each -> Sites.isAt(each, work))
            .flatMap(each -> each.finished().stream())
            .min(Comparator.naturalOrder());
    for (MovingColumn column : context.situation().tracks().columns()) {
      crossings(column, bridge)
          .filter(each -> mended.isEmpty() || each.comes().isBefore(mended.get()))
          .max(Comparator.comparing(Crossing::over))
          .ifPresent(
              each ->
                  report
                      .add(
                          column.unitSpan(),
                          "`%s` comes to the bridge at \"%s\" at %s, but that bridge was broken before play%s."
                              .formatted(
                                  column.unit().name(),
                                  work.said().place(),
                                  context.clock().show(each.comes()),
                                  mended
                                      .map(
                                          at ->
                                              " and is mended only at " + context.clock().show(at))
                                      .orElse("")))
                      .spot(work.place().orElseThrow())
                      .hint(
                          "let it march later or by another way, or have the bridge mended before"));
    }
  }

  /** When a column comes to a bridge, and when the last of it is over. */
  private record Crossing(LocalDateTime comes, LocalDateTime over) {
    static Crossing of(Arrival.Marching body, Straits.Strait strait) {
      return new Crossing(body.comesTo(strait.passage()), body.isPast(strait.passage()));
    }
  }

  private static void look(
      CheckContext context, GoneBridge gone, MovingColumn column, Report report) {
    crossings(column, gone.bridge())
        .filter(each -> each.over().isAfter(gone.gone()) && !gone.isMended(each.comes()))
        .max(Comparator.comparing(Crossing::over))
        .ifPresent(each -> tell(context, gone.work(), column, each, report));
  }

  private static Stream<Crossing> crossings(MovingColumn column, Feature bridge) {
    return !column.journey().isReckoned()
        ? Stream.empty()
        : column.journey().bodies().stream()
            .flatMap(
                body ->
                    body.straits().stream()
                        .filter(each -> each.passage().feature().id().equals(bridge.id()))
                        .map(each -> Crossing.of(body, each)));
  }

  private static void look(CheckContext context, GoneBridge gone, Rider rider, Report report) {
    Work work = gone.work();
    rider
        .crossings(context, gone.bridge())
        .filter(gone::isMissing)
        .findFirst()
        .ifPresent(
            each ->
                report
                    .add(
                        rider.span(),
                        "%s comes to the bridge at %s at %s, but %s has destroyed it by %s."
                            .formatted(
                                rider.name(),
                                Sites.where(work),
                                context.clock().show(each.truncatedTo(ChronoUnit.MINUTES)),
                                Sites.who(work),
                                context.clock().show(gone.gone())))
                    .spot(work.place().orElseThrow())
                    .hint("send him by another way or earlier, or destroy the bridge later"));
  }

  private static void tell(
      CheckContext context, Work work, MovingColumn column, Crossing crossing, Report report) {
    Clock clock = context.clock();
    LocalDateTime gone = work.finished().orElseThrow();
    LocalDateTime later = crossing.over().truncatedTo(ChronoUnit.MINUTES).plusMinutes(1);
    boolean partly = crossing.comes().isBefore(gone);
    report
        .add(
            column.unitSpan(),
            "`%s` marches over the bridge at %s, where %s comes at %s%s, but %s has destroyed it by %s."
                .formatted(
                    column.unit().name(),
                    Sites.where(work),
                    partly ? "its head" : "it",
                    clock.show(crossing.comes()),
                    partly ? " and its tail is over at " + clock.show(crossing.over()) : "",
                    Sites.who(work),
                    clock.show(gone)))
        .spot(work.place().orElseThrow())
        .fix(
            work.task()
                .finished()
                .filter(end -> !later.isAfter(clock.ends()))
                .flatMap(
                    end ->
                        TimeFixes.shift(
                            context,
                            work.task().span(),
                            end,
                            later,
                            "let it be destroyed only at " + Clock.write(later))))
        .hint("let it cross before, let the bridge be destroyed later, or repair it in between");
  }
}
