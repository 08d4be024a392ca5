package studio.kriegsspiel.checks.works;

import java.util.Comparator;
import java.util.Optional;
import studio.kriegsspiel.checks.check.Check;
import studio.kriegsspiel.checks.check.CheckContext;
import studio.kriegsspiel.checks.check.CheckInfo;
import studio.kriegsspiel.checks.check.Draft;
import studio.kriegsspiel.checks.check.MapError;
import studio.kriegsspiel.checks.check.Report;
import studio.kriegsspiel.checks.ground.Canister;
import studio.kriegsspiel.checks.print.MessageWords;
import studio.kriegsspiel.rules.Citation;
import studio.kriegsspiel.rules.concept.Arm;
import studio.kriegsspiel.scenario.finding.Severity;
import studio.kriegsspiel.scenario.force.Unit;
import studio.kriegsspiel.situation.force.TroopsOf;
import studio.kriegsspiel.situation.sight.Look;
import studio.kriegsspiel.situation.track.Whereabouts;
import studio.kriegsspiel.situation.works.Work;
import studio.kriegsspiel.terrain.MapPoint;

/** Work that is begun in sight and in musketry or canister of the enemy. */
public final class WorkUnderFire implements Check {
  private static final CheckInfo INFO =
      CheckInfo.of(
              "KS-ENG-012",
              "Work under the enemy's fire",
              Severity.WARNING,
              "nobody builds where muskets and canister tell")
          .searching();

  @Override
  public CheckInfo info() {
    return INFO;
  }

  /**
   * An enemy who reaches the place.
   *
   * @param with what he reaches it with
   * @param beyondMetres how much farther he would reach
   */
  private record Fire(
      Unit enemy, String with, double metres, double beyondMetres, Citation citation) {}

  @Override
  public void run(CheckContext context, Report report) {
    if (context.ground().isEmpty()) {
      return;
    }
    for (Work each : context.situation().works().all()) {
      if (each.place().isPresent() && context.clock().holds(each.begins())) {
        context.situation().tracks().bodies().stream()
            .filter(body -> !body.id().side().equals(each.task().unit().side()))
            .flatMap(body -> fire(context, body, each, each.place().get()).stream())
            .min(Comparator.comparingDouble(Fire::metres))
            .ifPresent(fire -> tell(context, each, fire, report));
      }
    }
  }

  private static Optional<Fire> fire(CheckContext context, Unit body, Work work, MapPoint place) {
    Whereabouts where = context.situation().tracks().of(body.id()).at(work.begins());
    if (where.centre().isEmpty()) {
      return Optional.empty();
    }
    double metres = where.centre().get().distanceMetres(place);
    return reach(context, body, where)
        .filter(each -> metres <= each.beyondMetres())
        .map(
            each ->
                new Fire(body, each.with(), metres, each.beyondMetres() - metres, each.citation()))
        .filter(each -> sees(context, body, work, place));
  }

  /** How far fire of a body tells: its muskets, or its canister. */
  private static Optional<Fire> reach(CheckContext context, Unit body, Whereabouts where) {
    if (body.type().arm() == Arm.INFANTRY) {
      return context
          .book()
          .fieldManual()
          .findFireRange(TroopsOf.unit(body))
          .map(range -> new Fire(body, "muskets", 0, range.metres(), range.citation()));
    }
    return Canister.find(context, body, where.formation())
        .map(
            canister ->
                new Fire(body, "canister", 0, canister.metres(), canister.step().citation()));
  }

  private static boolean sees(CheckContext context, Unit body, Work work, MapPoint place) {
    return context
        .situation()
        .sights()
        .to(place, body.id(), work.begins())
        .filter(Look::sees)
        .isPresent();
  }

  private static void tell(CheckContext context, Work work, Fire fire, Report report) {
    Draft draft =
        report
            .add(
                work.task().span(),
                MessageWords.say(
                    "%s is to work at %s from %s, in sight and in range of the %s of `%s`, %,d paces off.",
                    Sites.who(work),
                    Sites.where(work),
                    context.clock().show(work.begins()),
                    fire.with(),
                    fire.enemy().id().name(),
                    context.ground().orElseThrow().paces(fire.metres())))
            .rule(fire.citation())
            .spot(work.place().orElseThrow());
    MapError.of(context)
        .weigh(
            draft,
            fire.beyondMetres(),
            "let it begin before the enemy comes or by night, drive him off first, or work elsewhere");
  }
}
