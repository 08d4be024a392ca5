package studio.kriegsspiel.rules.kriegsspiel.fire;

import studio.kriegsspiel.rules.Citation;
import studio.kriegsspiel.rules.book.RuleBook;
import studio.kriegsspiel.rules.table.RuleTable;
import studio.kriegsspiel.rules.table.TableRow;

/**
 * Chooses good or bad effect by the set of 1824 ({@code Reisswitz 1824 §44}), which the British
 * book repeats. What meets neither the good nor a bad condition is bad (ruling C096).
 */
final class EffectRule {
  private final RuleTable table;
  private final boolean eitherView;
  private final Citation gap;

  EffectRule(RuleBook book) {
    this.table = book.table("effect-conditions");
    this.eitherView = book.isOn("seen-before-or-behind");
    this.gap = book.ruling("C096", table.source());
  }

  EffectChoice choose(Shot shot, GroundBetween ground) {
    return shot == Shot.ELEVATION
        ? elevation(ground)
        : flat(shot.isCanister() ? "canister" : "random", ground);
  }

  private EffectChoice flat(String shot, GroundBetween ground) {
    TableRow limit = table.getRow(shot, "bad", "slope over");
    if (ground.slopeDegrees() > limit.getInteger("limit")) {
      return bad("a slope over " + limit.getInteger("limit") + "°", limit.citation());
    }
    if (!ground.even()) {
      return bad(
          "the ground between is not even",
          table.getRow(shot, "bad", "swampy, hedged, broken or undulating between").citation());
    }
    return new EffectChoice(
        Effect.GOOD,
        "the ground between is even",
        table.getRow(shot, "good", "even ground between").citation());
  }

  private EffectChoice elevation(GroundBetween ground) {
    TableRow limit = table.getRow("elevation", "bad", "slope over");
    if (ground.slopeDegrees() > limit.getInteger("limit")) {
      return bad("a slope over " + limit.getInteger("limit") + "°", limit.citation());
    }
    if (ground.softAtTarget()) {
      return bad(
          "the ground is soft close to the target",
          table.getRow("elevation", "bad", "swampy or marshy close to the target").citation());
    }
    if (!ground.targetSeen()) {
      return bad(
          "the target is not clearly seen",
          table.getRow("elevation", "bad", "target not clearly seen").citation());
    }
    TableRow view = table.getRow("elevation", "good", "seen before and behind the target");
    int needed = view.getInteger("limit");
    boolean before = ground.seenBefore() >= needed;
    boolean behind = ground.seenBehind() >= needed;
    if (eitherView ? before || behind : before && behind) {
      return new EffectChoice(
          Effect.GOOD, needed + " paces are seen round the target", view.citation());
    }
    return bad("fewer than " + needed + " paces are seen round the target", gap);
  }

  private static EffectChoice bad(String reason, Citation citation) {
    return new EffectChoice(Effect.BAD, reason, citation);
  }
}
