package studio.kriegsspiel.rules.kriegsspiel.assault;

import org.jspecify.annotations.Nullable;
import studio.kriegsspiel.rules.Citation;
import studio.kriegsspiel.rules.Fraction;
import studio.kriegsspiel.rules.RuleBookId;
import studio.kriegsspiel.rules.book.RuleBook;
import studio.kriegsspiel.rules.table.TableRow;
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
  private final @Nullable TableRow woods;

  MeleeLosses(RuleBook book) {
    boolean british = book.id().equals(RuleBookId.BRITISH_1815);
    byChart = british && book.isOn("victors-by-chart");
    dice = Citation.ruling(book.id(), "C158", "loss per half battalion or squadron");
    victors =
        Citation.ruling(book.id(), "C159", "victorious cavalry loses half of the losers' loss");
    chart = Citation.printed(book.id(), "Losses chart", "");
    woods =
        british
            ? book.table("cavalry-action").getRow("share of losses with the bayonet in woods")
            : null;
    defenders = Citation.ruling(book.id(), "C159", "defenders who beat off an attack");
  }

  /** Points the beaten side loses. */
  Fraction loser(Melee melee, MeleeResult result, CombatDie die, Trace trace) {
    Party loser = result.loser(melee);
    Defeat outcome = result.outcome();
    int each = loser.isCavalry() ? die.cavalryPoints(outcome) : die.infantryPoints(outcome);
    Fraction units =
        loser.arm() == CombatArm.SKIRMISHERS
            ? Fraction.of(loser.units(), 2)
            : Fraction.of(loser.units());
    Fraction loss = units.times(each);
    if (trace.isOn()) {
      trace.add("loss of the beaten side", each + " x " + units + " = " + loss + " points", dice);
    }
    return inWoods(melee, loss, trace);
  }

  /** A fight with the bayonet in woods costs a part of the table only (British book). */
  private Fraction inWoods(Melee melee, Fraction loss, Trace trace) {
    if (!melee.woods() || woods == null || loss.signum() == 0) {
      return loss;
    }
    Fraction part = loss.times(woods.getFraction("value"));
    trace.add("in woods, of that", woods.getFraction("value") + " = " + part, woods.citation());
    return part;
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
    return inWoods(melee, told(Fraction.of((long) each * victor.units()), defenders, trace), trace);
  }

  private static Fraction told(Fraction loss, Citation why, Trace trace) {
    if (trace.isOn()) {
      trace.add("loss of the victors", loss + " points", why);
    }
    return loss;
  }
}
