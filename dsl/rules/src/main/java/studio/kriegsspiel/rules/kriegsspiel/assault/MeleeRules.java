package studio.kriegsspiel.rules.kriegsspiel.assault;

import studio.kriegsspiel.rules.Citation;
import studio.kriegsspiel.rules.book.RuleBook;
import studio.kriegsspiel.rules.dice.DiceStream;
import studio.kriegsspiel.rules.trace.Trace;

/**
 * Decides hand-to-hand attacks. With {@link Trace#OFF} neither {@link #points} nor {@link #resolve}
 * allocates anything but its result.
 */
final class MeleeRules {
  private final RuleBook book;
  private final MeleeOdds odds;
  private final CombatDice dice;
  private final BeatenTroops beaten;
  private final MeleeLosses losses;

  MeleeRules(RuleBook book) {
    this.book = book;
    odds = new MeleeOdds(book);
    dice = new CombatDice(book);
    beaten = new BeatenTroops(book, odds.secondLines());
    losses = new MeleeLosses(book);
  }

  MeleeOdds odds() {
    return odds;
  }

  MeleeLosses losses() {
    return losses;
  }

  /** Index points for the attackers. */
  int points(Melee melee, Trace trace) {
    return odds.points(melee, trace);
  }

  /** The die for so many index points; for a foregone issue the last one, whose losses hold. */
  CombatDie die(int points) {
    return dice.die(Math.min(Math.abs(points), CombatDice.FOREGONE - 1));
  }

  /** Throws the die, unless the issue is foregone. */
  MeleeResult resolve(Melee melee, int points, DiceStream stream, Trace trace) {
    boolean blackIsAttacker = melee.black().equals("attacker");
    boolean favoursAttackers = points > 0 || (points == 0 && blackIsAttacker);
    boolean attackersBeaten = !favoursAttackers;
    Defeat printed = Defeat.D;
    if (Math.abs(points) >= CombatDice.FOREGONE) {
      if (trace.isOn()) {
        trace.add(
            "the issue is foregone", printed.words(), Citation.byDefault(book.id(), "DA-08", ""));
      }
    } else {
      CombatFace face = dice.die(points).fall(stream, trace);
      attackersBeaten = favoursAttackers == (face.circle() == Circle.WHITE);
      printed = face.defeat();
    }
    Defeat outcome = beaten.outcome(melee, attackersBeaten, printed, trace);
    return new MeleeResult(attackersBeaten, printed, outcome);
  }
}
