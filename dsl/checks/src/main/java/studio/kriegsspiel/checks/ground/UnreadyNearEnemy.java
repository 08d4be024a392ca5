package studio.kriegsspiel.checks.ground;

import static studio.kriegsspiel.rules.RuleBookId.BRITISH_1815;

import java.util.List;
import studio.kriegsspiel.checks.check.Check;
import studio.kriegsspiel.checks.check.CheckContext;
import studio.kriegsspiel.checks.check.CheckInfo;
import studio.kriegsspiel.checks.check.Draft;
import studio.kriegsspiel.checks.check.MapError;
import studio.kriegsspiel.checks.check.Report;
import studio.kriegsspiel.checks.print.MessageWords;
import studio.kriegsspiel.rules.concept.Formation;
import studio.kriegsspiel.scenario.finding.Severity;
import studio.kriegsspiel.situation.ground.GroundIndex;

/** Troops in column of route, or guns limbered up, where they should be in battle order. */
public final class UnreadyNearEnemy implements Check {
  private static final CheckInfo INFO =
      CheckInfo.of(
              "KS-POS-012",
              "Not in battle order before the enemy",
              Severity.WARNING,
              "troops in reach of the enemy stand in battle order")
          .citing(
              BRITISH_1815,
              "Critical distances",
              "infantry 400 paces, cavalry 900, guns 800 or 1000");

  @Override
  public CheckInfo info() {
    return INFO;
  }

  @Override
  public void run(CheckContext context, Report report) {
    if (context.ground().isEmpty()) {
      return;
    }
    List<HeldGround> all = HeldGround.all(context);
    for (HeldGround each : all) {
      if (each.where().formation().filter(UnreadyNearEnemy::isMarchOrder).isPresent()) {
        look(context, each, all, report);
      }
    }
  }

  static boolean isMarchOrder(Formation formation) {
    return formation == Formation.COLUMN_MARCH || formation == Formation.ARTILLERY_LIMBERED;
  }

  private static void look(
      CheckContext context, HeldGround marching, List<HeldGround> all, Report report) {
    GroundIndex ground = context.ground().orElseThrow();
    for (HeldGround enemy : all) {
      int critical = criticalPaces(enemy);
      double metres = marching.isEnemyOf(enemy) ? marching.metresTo(enemy) : Double.MAX_VALUE;
      if (metres <= critical * ground.metresPerPace() && sees(context, enemy, marching)) {
        Draft draft =
            report
                .add(
                    marching.placed().deployment().unitSpan(),
                    MessageWords.say(
                        "%s is %s in sight of %s, %s off; within %,d paces troops should be in battle order.",
                        marching.name(),
                        words(marching.where().formation().orElseThrow()),
                        enemy.name(),
                        MessageWords.paces(ground.paces(metres)),
                        critical))
                .spot(marching.centre());
        MapError.of(context)
            .weigh(
                draft,
                critical * ground.metresPerPace() - metres,
                "form it, or place it farther off or under cover");
        return;
      }
    }
  }

  /** The distance at which an enemy of an arm is critical, in paces (British 1815). */
  static int criticalPaces(HeldGround enemy) {
    return switch (enemy.unit().type().arm()) {
      case INFANTRY -> 400;
      case CAVALRY -> 900;
      case ARTILLERY -> heavy(enemy) ? 1000 : 800;
      default -> 0;
    };
  }

  private static boolean heavy(HeldGround guns) {
    return guns.unit().strength().ordnance().stream()
        .map(each -> each.findPounds().stream().mapToInt(Integer::intValue).max())
        .anyMatch(pounds -> pounds.orElse(0) >= 12);
  }

  private static boolean sees(CheckContext context, HeldGround enemy, HeldGround marching) {
    return context
        .situation()
        .sights()
        .between(enemy.unit().id(), marching.unit().id(), context.clock().begins())
        .filter(each -> each.sees())
        .isPresent();
  }

  private static String words(Formation formation) {
    return formation == Formation.COLUMN_MARCH ? "in column of route" : "limbered up";
  }
}
