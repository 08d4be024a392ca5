package studio.kriegsspiel.rules.kriegskunst;

import studio.kriegsspiel.rules.Citation;
import studio.kriegsspiel.rules.book.RuleBook;
import studio.kriegsspiel.rules.dice.DiceStream;
import studio.kriegsspiel.rules.procedure.Bands;
import studio.kriegsspiel.rules.trace.Trace;

/** Melee: 2D6 and modifiers a side; the difference decides, and the losses follow from it. */
public final class Melee {
  private static final int ROUT = 8;

  private final MeleeScore score;
  private final MeleeLosses losses;
  private final Bands<String> results;
  private final Citation dice;
  private final Citation foot;

  /** Reads the tables of the book as its switches stand. */
  public Melee(RuleBook book) {
    score = new MeleeScore(book);
    losses = new MeleeLosses(book);
    results =
        Bands.of(
            "table melee-results",
            book.table("melee-results").rows(),
            "difference",
            row -> row.getText("loser"));
    dice = book.defaulted("DK-03");
    foot = Casualties.printed("Melee Modifiers");
  }

  /** Figures in halves that count: foot counts half against cavalry, unless both are hampered. */
  static int halves(Fighter own, Fighter enemy, boolean bothDifficult) {
    boolean halved = !own.arms().isCavalry() && enemy.arms().isCavalry() && !bothDifficult;
    return halved ? own.figures() : 2 * own.figures();
  }

  /** Fights it out; the attacker's dice are thrown first. */
  public MeleeOutcome resolve(
      Fighter attacker, Fighter defender, boolean bothDifficult, DiceStream stream, Trace trace) {
    int ownHalves = halves(attacker, defender, bothDifficult);
    int otherHalves = halves(defender, attacker, bothDifficult);
    if (trace.isOn() && attacker.arms().isCavalry() != defender.arms().isCavalry()) {
      trace.add("foot against cavalry", bothDifficult ? "whole" : "half numbers", foot);
    }
    int first =
        TwoDice.roll("attacker's melee", stream, trace, dice)
            + score.of(attacker, defender, ownHalves, otherHalves, trace);
    int second =
        TwoDice.roll("defender's melee", stream, trace, dice)
            + score.of(defender, attacker, otherHalves, ownHalves, trace);
    int difference = Math.abs(first - second);
    if (trace.isOn()) {
      trace.add(
          "difference " + first + " to " + second,
          results.at(difference),
          results.citationAt(difference));
    }
    boolean attackerWins = first > second;
    Fighter winner = attackerWins ? attacker : defender;
    Fighter loser = attackerWins ? defender : attacker;
    Fate lost = difference == 0 ? draw(loser, winner) : loser(winner, loser, difference);
    Fate won = difference == 0 ? draw(winner, loser) : winner(winner, loser, difference);
    Fate ofAttacker = attackerWins ? won : lost;
    Fate ofDefender = attackerWins ? lost : won;
    boolean drawn = difference == 0;
    return new MeleeOutcome(
        new MeleeOutcome.Scores(first, second),
        ofAttacker,
        ofDefender,
        losses.inflicted(
            defender, attacker, !attackerWins && !drawn, ofAttacker, bothDifficult, trace),
        losses.inflicted(
            attacker, defender, attackerWins && !drawn, ofDefender, bothDifficult, trace));
  }

  private static Fate draw(Fighter own, Fighter enemy) {
    boolean parted =
        own.arms().isCavalry() && enemy.arms() == Arms.INFANTRY
            || enemy.arms().isCavalry() && own.arms() == Arms.INFANTRY;
    return !parted ? Fate.FIGHTS_ON : own.arms().isCavalry() ? Fate.RETIRES : Fate.STANDS;
  }

  private static Fate loser(Fighter winner, Fighter loser, int difference) {
    boolean horse = winner.arms().isCavalry();
    if (difference >= ROUT) {
      return Fate.ROUTS;
    }
    if (loser.square() && horse) {
      return Fate.STANDS;
    }
    if (loser.state() == State.ROUTING) {
      return Fate.ROUTS;
    }
    boolean broken =
        difference > 2
            || loser.state() == State.RETREATING
            || loser.arms() == Arms.ARTILLERY
            || (loser.arms() == Arms.INFANTRY && horse);
    return broken ? Fate.RETREATS : Fate.PUSHED_BACK;
  }

  private static Fate winner(Fighter winner, Fighter loser, int difference) {
    boolean horse = winner.arms().isCavalry();
    if (horse && loser.square() && difference < ROUT) {
      return Fate.RETIRES;
    }
    if (difference > 2) {
      return horse ? Fate.PURSUIT_TEST : Fate.STANDS;
    }
    return horse ? Fate.FOLLOWS_UP : Fate.MAY_FOLLOW_UP;
  }
}
