package studio.kriegsspiel.rules.kriegsspiel.assault;

import studio.kriegsspiel.rules.Citation;
import studio.kriegsspiel.rules.Fraction;
import studio.kriegsspiel.rules.RuleBookId;
import studio.kriegsspiel.rules.book.RuleBook;
import studio.kriegsspiel.rules.trace.Trace;

/** Losses of both sides in points, before any loss from fire (Reisswitz 1824 §5, §68). */
final class MeleeLosses {
  private static final int POINTS_PER_HALF_BATTALION = 10;
  private static final int POINTS_PER_SKIRMISH_BLOCK = 5;

  private final boolean byChart;
  private final Citation dice;
  private final Citation victors;
  private final Citation chart;
  private final Citation defenders;

  MeleeLosses(RuleBook book) {
    boolean british = book.id() == RuleBookId.BRITISH_1815;
    byChart = british && book.isOn("victors-by-chart");
    dice = Citation.ruling(book.id(), "C158", "loss per half battalion or squadron");
    victors =
        Citation.ruling(book.id(), "C159", "victorious cavalry loses half of the losers' loss");
    chart = Citation.printed(book.id(), "Losses chart", "");
    defenders = Citation.ruling(book.id(), "C159", "defenders who beat off an attack");
  }

  /** Points the beaten side loses. */
  Fraction loser(Party loser, CombatDie die, Defeat outcome, Trace trace) {
    int each = loser.isCavalry() ? die.cavalryPoints(outcome) : die.infantryPoints(outcome);
    Fraction units =
        loser.arm() == CombatArm.SKIRMISHERS
            ? Fraction.of(loser.units(), 2)
            : Fraction.of(loser.units());
    Fraction loss = units.times(each);
    if (trace.isOn()) {
      trace.add("loss of the beaten side", each + " x " + units + " = " + loss + " points", dice);
    }
    return loss;
  }

  /** Points the victors lose hand to hand; infantry that attacked loses by fire alone. */
  Fraction victor(Melee melee, MeleeResult result, Fraction losersLoss, Trace trace) {
    Party victor = result.victor(melee);
    if (byChart) {
      Fraction share = result.outcome() == Defeat.T ? Fraction.of(1, 3) : Fraction.of(1, 2);
      return told(losersLoss.times(share), chart, trace);
    }
    if (victor.isCavalry()) {
      return told(losersLoss.times(Fraction.of(1, 2)), victors, trace);
    }
    if (!result.attackersBeaten()) {
      return Fraction.ZERO;
    }
    int each =
        victor.arm() == CombatArm.SKIRMISHERS
            ? POINTS_PER_SKIRMISH_BLOCK
            : POINTS_PER_HALF_BATTALION;
    return told(Fraction.of((long) each * victor.units()), defenders, trace);
  }

  private static Fraction told(Fraction loss, Citation why, Trace trace) {
    if (trace.isOn()) {
      trace.add("loss of the victors", loss + " points", why);
    }
    return loss;
  }
}
