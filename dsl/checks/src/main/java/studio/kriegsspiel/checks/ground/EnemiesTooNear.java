package studio.kriegsspiel.checks.ground;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.locationtech.jts.geom.Envelope;
import org.locationtech.jts.index.ItemVisitor;
import org.locationtech.jts.index.strtree.STRtree;
import studio.kriegsspiel.checks.check.Check;
import studio.kriegsspiel.checks.check.CheckContext;
import studio.kriegsspiel.checks.check.CheckInfo;
import studio.kriegsspiel.checks.check.Draft;
import studio.kriegsspiel.checks.check.MapError;
import studio.kriegsspiel.checks.check.Report;
import studio.kriegsspiel.checks.print.Words;
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
    Map<String, STRtree> boxes = new HashMap<>();
    for (int i = 0; i < all.size(); i++) {
      boxes.computeIfAbsent(all.get(i).side(), side -> new STRtree()).insert(all.get(i).box, i);
    }
    double farthest = all.stream().mapToDouble(Reach::metres).max().orElse(0);
    for (int i = 1; i < all.size(); i++) {
      Reach later = all.get(i);
      for (int before : enemiesNear(boxes, later, i, farthest)) {
        Reach earlier = all.get(before);
        if (earlier.mayReach(later)) {
          look(context, earlier.held, later.held, report);
        }
      }
    }
  }

  /**
   * Those before a body that lie near enough to matter to it and are its enemies, in the order of
   * the text.
   */
  private static List<Integer> enemiesNear(
      Map<String, STRtree> boxes, Reach later, int index, double metres) {
    Envelope near = new Envelope(later.box);
    near.expandBy(metres);
    List<Integer> found = new ArrayList<>();
    ItemVisitor visitor =
        each -> {
          if (each instanceof Integer before && before < index) {
            found.add(before);
          }
        };
    boxes.forEach(
        (side, tree) -> {
          if (!side.equals(later.side())) {
            tree.query(near, visitor);
          }
        });
    found.sort(Comparator.naturalOrder());
    return found;
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

    String side() {
      return held.unit().id().side();
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
                      "%s", Words.paces(Math.max(1, Math.round(metres / ground.metresPerPace()))));
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
                  Words.say(
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
