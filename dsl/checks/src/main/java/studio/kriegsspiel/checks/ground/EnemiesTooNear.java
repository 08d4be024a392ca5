package studio.kriegsspiel.checks.ground;

import java.util.List;
import java.util.Optional;
import org.locationtech.jts.geom.Envelope;
import studio.kriegsspiel.checks.check.Check;
import studio.kriegsspiel.checks.check.CheckContext;
import studio.kriegsspiel.checks.check.CheckInfo;
import studio.kriegsspiel.checks.check.Draft;
import studio.kriegsspiel.checks.check.MapError;
import studio.kriegsspiel.checks.check.Report;
import studio.kriegsspiel.checks.print.MessageWords;
import studio.kriegsspiel.scenario.finding.Severity;
import studio.kriegsspiel.situation.ground.GroundIndex;

/**
 * Enemies in one house, hand to hand, or in range of canister before anybody has given an order.
 */
public final class EnemiesTooNear implements Check {
  /** Nearer than this nobody stood without fighting; a figure of the studio's own. */
  static final long HAND_TO_HAND_PACES = 30;

  private static final CheckInfo INFO =
      CheckInfo.of(
          "KS-POS-010",
          "Enemies too near each other at the start",
          Severity.ERROR,
          "the sides meet through what their players order");

  @Override
  public CheckInfo info() {
    return INFO;
  }

  @Override
  public void run(CheckContext context, Report report) {
    if (context.ground().isEmpty()) {
      return;
    }
    List<Reach> all =
        HeldGround.all(context).stream().map(each -> Reach.of(context, each)).toList();
    EarlierNear<Reach> near = new EarlierNear<>();
    all.forEach(each -> near.add(each, each.box));
    double farthest = all.stream().mapToDouble(Reach::metres).max().orElse(0);
    for (int i = 1; i < all.size(); i++) {
      Reach later = all.get(i);
      Envelope reach = new Envelope(later.box);
      reach.expandBy(farthest);
      List<Reach> enemies =
          near.before(i, reach)
              .filter(each -> each.mayReach(later) && each.isEnemyOf(later))
              .toList();
      look(context, enemies, later.held, report);
    }
  }

  private static void look(
      CheckContext context, List<Reach> enemies, HeldGround later, Report report) {
    int before = report.size();
    for (Reach enemy : enemies) {
      if (report.size() - before < EarlierNear.TOLD_EACH) {
        look(context, enemy.held, later, report);
      } else if (isTold(context, enemy.held, later)) {
        report
            .add(
                later.placed().deployment().unitSpan(),
                later.name() + " stands as near to still more of the enemy.")
            .severity(Severity.NOTE)
            .spot(later.centre());
        return;
      }
    }
  }

  private static boolean isTold(CheckContext context, HeldGround earlier, HeldGround later) {
    Report trial = new Report(INFO, context.book());
    look(context, earlier, later, trial);
    return trial.size() > 0;
  }

  /**
   * How far off an enemy matters to a body; a glance at the boxes around both spares most pairs the
   * exact distance.
   */
  private record Reach(HeldGround held, Envelope box, double metres) {
    static Reach of(CheckContext context, HeldGround held) {
      double hand = HAND_TO_HAND_PACES * context.ground().orElseThrow().metresPerPace();
      return new Reach(
          held,
          held.shape().getEnvelopeInternal(),
          Math.max(hand, findCanister(context, held).map(Canister::metres).orElse(0.0)));
    }

    boolean isEnemyOf(Reach other) {
      return held.isEnemyOf(other.held);
    }

    boolean mayReach(Reach other) {
      return box.distance(other.box) <= Math.max(metres, other.metres);
    }
  }

  private static Optional<Canister> findCanister(CheckContext context, HeldGround guns) {
    return Canister.find(context, guns.unit(), guns.where().formation());
  }

  private static void look(
      CheckContext context, HeldGround earlier, HeldGround later, Report report) {
    GroundIndex ground = context.ground().orElseThrow();
    double metres = earlier.metresTo(later);
    if (earlier.post().isPresent() && earlier.post().equals(later.post())) {
      add(later, report, "%s and %s of the enemy hold the same post.", earlier)
          .hint("let one side hold it, and let the other come to take it");
    } else if (metres <= HAND_TO_HAND_PACES * ground.metresPerPace()) {
      double hand = HAND_TO_HAND_PACES * ground.metresPerPace();
      String apart =
          metres == 0
              ? "%s and %s of the enemy stand on the same ground."
              : "%s and %s of the enemy stand %s apart, hand to hand."
                  .formatted(
                      "%s",
                      "%s",
                      MessageWords.paces(Math.max(1, Math.round(metres / ground.metresPerPace()))));
      MapError.of(context)
          .weigh(
              add(later, report, apart, earlier),
              metres == 0 ? MapError.NONE : hand - metres,
              "move them apart, so that their players decide how they meet");
    } else {
      canister(context, earlier, later, metres, report);
      canister(context, later, earlier, metres, report);
    }
  }

  private static Draft add(HeldGround later, Report report, String sentence, HeldGround earlier) {
    return report
        .add(
            later.placed().deployment().unitSpan(),
            sentence.formatted(later.name(), earlier.name()))
        .spot(later.centre());
  }

  private static void canister(
      CheckContext context, HeldGround guns, HeldGround target, double metres, Report report) {
    Optional<Canister> canister = findCanister(context, guns);
    if (canister.isPresent()
        && metres <= canister.get().metres()
        && isSeen(context, guns, target)) {
      Draft draft =
          add(
                  target,
                  report,
                  MessageWords.say(
                      "%s stands in range of the canister of %s when play begins, %,d paces away.",
                      "%s", "%s", context.ground().orElseThrow().paces(metres)),
                  guns)
              .severity(Severity.WARNING)
              .rule(canister.get().step().citation());
      MapError.of(context)
          .weigh(
              draft,
              canister.get().metres() - metres,
              "farther off it can choose whether to come on");
    }
  }

  private static boolean isSeen(CheckContext context, HeldGround guns, HeldGround target) {
    return context
        .situation()
        .sights()
        .between(guns.unit().id(), target.unit().id(), context.clock().begins())
        .filter(each -> each.sees())
        .isPresent();
  }
}
