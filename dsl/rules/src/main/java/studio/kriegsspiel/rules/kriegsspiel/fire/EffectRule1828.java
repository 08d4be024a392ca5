package studio.kriegsspiel.rules.kriegsspiel.fire;

import studio.kriegsspiel.rules.Citation;
import studio.kriegsspiel.rules.book.RuleBook;
import studio.kriegsspiel.rules.table.RuleTable;

/**
 * Chooses good or bad effect by the set of 1828 in the British book. Between the limits of good and
 * bad the book is silent, and the effect is bad (ruling C093).
 */
final class EffectRule1828 {
  private final RuleTable table;
  private final Citation gap;

  EffectRule1828(RuleBook book) {
    this.table = book.table("effect-conditions-1828");
    this.gap = book.ruling("C093", table.source());
  }

  EffectChoice choose(Shot shot, GroundBetween ground, int rangePaces) {
    return switch (shot) {
      case SMALL_CANISTER, LARGE_CANISTER ->
          choose(
              "canister",
              ground,
              ground.levelInFront() >= limit("canister", "good", "level and clear in front"),
              "level and clear in front");
      case ELEVATION ->
          choose(
              "solid",
              ground,
              100L * ground.clearBefore()
                  >= (long) limit("solid", "good", "clear for this share of the distance")
                      * rangePaces,
              "clear for this share of the distance");
      case RANDOM ->
          choose(
              "random",
              ground,
              ground.clearBefore() >= limit("random", "good", "even before the target"),
              "even before the target");
    };
  }

  private EffectChoice choose(String shot, GroundBetween ground, boolean clear, String clearness) {
    int good = limit(shot, "good", "slope at most");
    int bad = limit(shot, "bad", "slope over");
    if (ground.slopeDegrees() > bad) {
      return new EffectChoice(
          Effect.BAD, "a slope over " + bad + "°", citation(shot, "bad", "slope over"));
    }
    if (!clear) {
      return new EffectChoice(
          Effect.BAD, "the ground is not clear enough", citation(shot, "good", clearness));
    }
    if (ground.slopeDegrees() > good) {
      return new EffectChoice(
          Effect.BAD, "a slope between " + good + "° and " + bad + "°, which is left open", gap);
    }
    return new EffectChoice(
        Effect.GOOD, "the ground is clear and level enough", citation(shot, "good", clearness));
  }

  private int limit(String shot, String effect, String condition) {
    return table.getInteger("limit", shot, effect, condition);
  }

  private Citation citation(String shot, String effect, String condition) {
    return table.getRow(shot, effect, condition).citation();
  }
}
