package studio.kriegsspiel.rules.kriegsspiel.assault;

import org.jspecify.annotations.Nullable;
import studio.kriegsspiel.rules.Citation;
import studio.kriegsspiel.rules.Fraction;
import studio.kriegsspiel.rules.book.RuleBook;
import studio.kriegsspiel.rules.trace.Trace;

/** Index points for the numbers on both sides, once those that count are counted. */
final class MeleeNumbers {
  /** Squadrons with intervals count five sixths. */
  private static final int WHOLE = 6;

  private static final int WITH_INTERVALS = 5;
  private static final int CAVALRY_FLANK_PACES = 600;
  private static final int INFANTRY_FLANK_PACES = 300;

  private final StrengthDifference difference;
  private final @Nullable SquadronMatrix matrix;
  private final SecondLines secondLines;
  private final FullStrength strength;
  private final Citation surprise;

  MeleeNumbers(RuleBook book, SecondLines secondLines) {
    difference = new StrengthDifference(book);
    matrix = SquadronMatrix.find(book).orElse(null);
    this.secondLines = secondLines;
    strength = new FullStrength(book);
    surprise = Citation.printed(book.id(), book.table("surprise").source(), "attacked again");
  }

  /** Units of the attackers, those that strike a flank counted double where the rules allow it. */
  int attackers(Melee melee, Trace trace) {
    Party attacker = melee.attacker();
    if (melee.defenderSurprised()) {
      trace.add("each unit that attacks counts double", 2 * attacker.units(), surprise);
      return 2 * attacker.units();
    }
    int doubled = flankCounts(melee) ? melee.flankUnits() : 0;
    if (doubled > 0) {
      trace.add("units on the flank, counted double", doubled, difference.citation());
    }
    return attacker.units() + doubled;
  }

  /** Whether an attack in flank or rear counts (§56, §58A.1). */
  boolean flankCounts(Melee melee) {
    Party defender = melee.defender();
    if (defender.isCavalry()) {
      return !melee.getsAway() && (!secondLines.counts(defender) || melee.secondLineOverlapped());
    }
    int reach = melee.attacker().isCavalry() ? CAVALRY_FLANK_PACES : INFANTRY_FLANK_PACES;
    boolean open = defender.stand() == Stand.LINE || defender.stand() == Stand.ROUTE;
    return open && melee.flankPaces() <= reach;
  }

  /** Index points of like arms for the attackers. */
  int likeArms(Melee melee, Trace trace) {
    return melee.attacker().isCavalry() ? cavalry(melee, trace) : infantry(melee, trace);
  }

  private int infantry(Melee melee, Trace trace) {
    Party attacker = melee.attacker();
    Party defender = melee.defender();
    long ours =
        (long) attackers(melee, trace)
            * strength.men(attacker.arm())
            * strength.weight(attacker, defender);
    long theirs =
        (long) defender.units()
            * strength.men(defender.arm())
            * strength.weight(defender, attacker);
    return told(difference.points(ours, theirs), ours, theirs, trace);
  }

  private int cavalry(Melee melee, Trace trace) {
    Party attacker = melee.attacker();
    Party defender = melee.defender();
    // Halves of squadrons, since half of a second line may count.
    long ours = 2L * attackers(melee, trace);
    long theirs = 2L * defender.units();
    if (secondLines.counts(defender) && !secondLines.counts(attacker)) {
      long both = theirs + 2L * defender.secondLineUnits();
      if (difference.points(ours, both) == 0) {
        theirs += defender.secondLineUnits();
        trace.add(
            "half of the second line", defender.secondLineUnits(), secondLines.citation(defender));
      } else if (ours > both) {
        ours = theirs;
        trace.add("squadrons that meet", defender.units(), secondLines.citation(defender));
      }
    }
    if (secondLines.counts(attacker) && !secondLines.counts(defender)) {
      long both = ours + 2L * attacker.secondLineUnits();
      if (difference.points(theirs, both) == 0) {
        ours += attacker.secondLineUnits();
        trace.add(
            "half of the second line", attacker.secondLineUnits(), secondLines.citation(attacker));
      }
    }
    boolean even =
        strength.weight(attacker, defender) == strength.weight(defender, attacker)
            && !melee.intervals()
            && ours % 2 + theirs % 2 == 0;
    if (matrix != null && even && matrix.covers(ours / 2, theirs / 2)) {
      return byMatrix(matrix, ours / 2, theirs / 2, melee.spread(), trace);
    }
    ours *= strength.weight(attacker, defender) * (melee.intervals() ? WITH_INTERVALS : WHOLE);
    theirs *= strength.weight(defender, attacker) * WHOLE;
    return told(difference.points(ours, theirs), ours, theirs, trace);
  }

  private static int byMatrix(
      SquadronMatrix matrix, long ours, long theirs, boolean spread, Trace trace) {
    boolean fiveToSix = Math.min(ours, theirs) == 5 && Math.max(ours, theirs) == 6;
    int points = spread && fiveToSix ? 0 : matrix.points(ours, theirs);
    if (trace.isOn()) {
      trace.add("squadrons " + ours + " to " + theirs, Signed.text(points), matrix.citation());
    }
    return points;
  }

  private int told(int points, long ours, long theirs, Trace trace) {
    if (trace.isOn()) {
      trace.add(
          "strength " + new Fraction(ours, Math.max(theirs, 1)) + " to 1",
          Signed.text(points),
          difference.citation());
    }
    return points;
  }

  /** Index points for the attackers where infantry or cavalry is below its full strength. */
  int belowStrength(Melee melee, Trace trace) {
    long ours = strength.weight(melee.attacker(), melee.defender());
    long theirs = strength.weight(melee.defender(), melee.attacker());
    return ours == theirs ? 0 : told(difference.points(ours, theirs), ours, theirs, trace);
  }
}
