package studio.kriegsspiel.checks.clock;

import static studio.kriegsspiel.rules.RuleBookId.BRITISH_1815;
import static studio.kriegsspiel.rules.RuleBookId.REISSWITZ_1824;

import java.time.LocalDateTime;
import java.util.Comparator;
import java.util.Optional;
import studio.kriegsspiel.checks.check.Check;
import studio.kriegsspiel.checks.check.CheckContext;
import studio.kriegsspiel.checks.check.CheckInfo;
import studio.kriegsspiel.checks.check.Report;
import studio.kriegsspiel.checks.print.MessageWords;
import studio.kriegsspiel.scenario.finding.Severity;
import studio.kriegsspiel.scenario.force.Unit;
import studio.kriegsspiel.scenario.news.Reinforcement;
import studio.kriegsspiel.situation.clock.Clock;
import studio.kriegsspiel.situation.ground.EntryPoint;
import studio.kriegsspiel.situation.ground.GroundIndex;
import studio.kriegsspiel.situation.track.Whereabouts;
import studio.kriegsspiel.terrain.MapPoint;

/** Reinforcements that come on where the text has the enemy stand. */
public final class OnTopOfEnemy implements Check {
  /** Where fire begins to tell nobody comes on in column; a figure of the studio's own. */
  private static final double FIRE_PACES = 400;

  private static final CheckInfo INFO =
      CheckInfo.of(
              "KS-TIM-007",
              "Reinforcements that come on among the enemy",
              Severity.WARNING,
              "who comes on comes from where his own side is")
          .citing(REISSWITZ_1824, "§6", "the scenario is natural")
          .citing(BRITISH_1815, "Function of the Umpire", "the scenario is believable")
          .searching();

  @Override
  public CheckInfo info() {
    return INFO;
  }

  /** An enemy and how far he is, in metres. */
  private record Near(Unit body, double metres) {}

  @Override
  public void run(CheckContext context, Report report) {
    if (context.ground().isEmpty()) {
      return;
    }
    GroundIndex ground = context.ground().get();
    for (Reinforcement each : context.scenario().reinforcements()) {
      LocalDateTime at = context.clock().time(each.at());
      Optional<MapPoint> entry = EntryPoint.find(each, ground);
      if (entry.isPresent() && context.clock().holds(at)) {
        nearest(context, each, entry.get(), at)
            .filter(enemy -> enemy.metres() <= FIRE_PACES * ground.metresPerPace())
            .ifPresent(enemy -> tell(context, each, entry.get(), enemy, report));
      }
    }
  }

  private static Optional<Near> nearest(
      CheckContext context, Reinforcement coming, MapPoint entry, LocalDateTime at) {
    return context.situation().tracks().bodies().stream()
        .filter(body -> !body.id().side().equals(coming.unit().side()))
        .filter(body -> body.presentMen() > 0 || body.presentPieces() > 0)
        .flatMap(body -> near(context, body, entry, at).stream())
        .min(Comparator.comparingDouble(Near::metres));
  }

  private static Optional<Near> near(
      CheckContext context, Unit body, MapPoint entry, LocalDateTime at) {
    Whereabouts where = context.situation().tracks().of(body.id()).at(at);
    double reach = Math.max(where.frontMetres(), where.depthMetres()) / 2;
    return where
        .centre()
        .map(centre -> new Near(body, Math.max(0, centre.distanceMetres(entry) - reach)));
  }

  private static void tell(
      CheckContext context, Reinforcement coming, MapPoint entry, Near enemy, Report report) {
    Clock clock = context.clock();
    report
        .add(
            coming.unitSpan(),
            "`%s` comes on at %s, %s `%s` of %s, as far as the text has it stand there."
                .formatted(
                    coming.unit().name(),
                    clock.show(clock.time(coming.at())),
                    enemy.metres() == 0
                        ? "on top of"
                        : MessageWords.paces(context.ground().orElseThrow().paces(enemy.metres()))
                            + " from",
                    enemy.body().id().name(),
                    enemy.body().id().side()))
        .spot(entry)
        .hint("let it come on by another road, or say what happens if the enemy is still there");
  }
}
