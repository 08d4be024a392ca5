package studio.kriegsspiel.rules.kriegsspiel.assault;

import java.util.OptionalInt;
import studio.kriegsspiel.rules.Fraction;
import studio.kriegsspiel.rules.procedure.Ask;
import studio.kriegsspiel.rules.procedure.Excludes;
import studio.kriegsspiel.rules.procedure.Part;

/**
 * One side of a hand-to-hand attack.
 *
 * @param arm the arm that fights
 * @param stand how it stands or comes on; cavalry always in line, skirmishers in skirmish order
 * @param ranks ranks of its infantry, {@code three} or {@code two}
 * @param units half battalions, squadrons or skirmish blocks in the fight, at least 1
 * @param percent share of their full strength still present, 1 to 100
 * @param lostPoints exact points they have lost of that share
 * @param canisterMoves moves on end under canister until now
 * @param secondLineUnits units of a second line, 0 for none
 * @param secondLinePaces its distance behind the first, where there is one
 * @param fighting which line fights
 */
@Excludes(
    value = {"-!=infantry", "stand"},
    says = "Infantry alone has a formation of its own here: the others fight in their one.")
@Excludes(
    value = {"second-line", "!second-line-paces"},
    says = "The second line of the %s has a distance, which says whether it counts: give it.")
@Excludes(
    value = {"!second-line", "second-line-paces>0"},
    says = "A distance of a second line of the %s is given, but no units of it.")
@Excludes(
    value = {"-!=infantry", "ranks!=three"},
    says = "Infantry alone is asked for its ranks.")
record Party(
    @Ask(value = "arm of the %ss", or = "infantry", name = Part.SELF) CombatArm arm,
    @Ask(
            value = "formation of its infantry",
            of = {"line", "column", "mass", "square", "route"},
            or = "line")
        Stand stand,
    @Ask(
            value = "ranks of its infantry",
            of = {"three", "two"},
            or = "three")
        String ranks,
    @Ask(value = "half battalions, squadrons or skirmish blocks", least = 1, most = MOST_UNITS)
        int units,
    @Ask(value = "share of their full strength still present", least = 1, most = 100, or = "100")
        int percent,
    @Ask(value = "points they have lost since then", most = 100_000, or = "0") Fraction lostPoints,
    @Ask(value = "moves on end under canister until now", most = 99, or = "0") int canisterMoves,
    @Ask(value = "units of a second line", most = MOST_UNITS, or = "0", name = "second-line")
        int secondLineUnits,
    @Ask(value = "its distance behind the first", most = 3000) OptionalInt secondLinePaces,
    @Ask(value = "which line fights", or = "first-line") Fighting fighting) {
  static final int MOST_UNITS = 96;

  Party {
    stand =
        switch (arm) {
          case CAVALRY -> Stand.LINE;
          case SKIRMISHERS -> Stand.SKIRMISH;
          case INFANTRY -> stand;
        };
  }

  /** Infantry at its full strength, with nothing behind it. */
  static Party infantry(Stand stand, int halfBattalions) {
    return new Party(
        CombatArm.INFANTRY,
        stand,
        "three",
        halfBattalions,
        100,
        Fraction.ZERO,
        0,
        0,
        OptionalInt.empty(),
        Fighting.RALLIED);
  }

  boolean isCavalry() {
    return arm == CombatArm.CAVALRY;
  }
}
