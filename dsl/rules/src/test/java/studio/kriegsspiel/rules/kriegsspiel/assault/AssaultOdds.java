package studio.kriegsspiel.rules.kriegsspiel.assault;

import studio.kriegsspiel.rules.book.RuleBook;
import studio.kriegsspiel.rules.dice.DiceStream;
import studio.kriegsspiel.rules.trace.Trace;

/**
 * Hand-to-hand attacks for the benchmark: the odds of one kind of encounter made ready once, then
 * decided as often as wanted. With {@link Trace#OFF} nothing is allocated.
 */
public final class AssaultOdds {
  private final MeleeRules rules;
  private final Melee melee;

  private AssaultOdds(MeleeRules rules, Melee melee) {
    this.rules = rules;
    this.melee = melee;
  }

  /**
   * Infantry against infantry in line, no circumstances.
   *
   * @param attackers half battalions that attack
   * @param defenders half battalions that defend
   */
  public static AssaultOdds infantry(RuleBook book, int attackers, int defenders) {
    Party attacker = Party.infantry(Stand.LINE, attackers);
    Party defender = Party.infantry(Stand.LINE, defenders);
    return new AssaultOdds(new MeleeRules(book), Melee.plain(attacker, defender, "attacker"));
  }

  /** Decides once; true when the attackers win. Black favours them on Die I. */
  public boolean attackersWin(DiceStream dice, Trace trace) {
    int points = rules.points(melee, trace);
    return !rules.resolve(melee, points, dice, trace).attackersBeaten();
  }
}
