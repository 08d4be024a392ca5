package studio.kriegsspiel.rules.kriegsspiel.assault;

import studio.kriegsspiel.rules.Citation;
import studio.kriegsspiel.rules.RuleBookId;
import studio.kriegsspiel.rules.book.RuleBook;
import studio.kriegsspiel.rules.trace.Trace;

/** What the rules make of the letter on the die (Reisswitz 1824 §57, §58). */
final class BeatenTroops {
  private final RuleBookId book;
  private final SecondLines secondLines;
  private final boolean cavalryOnlyRepulsed;
  private final boolean infantryOneWorse;
  private final Citation ridden;
  private final Citation cavalryBeaten;
  private final Citation lineBeaten;
  private final Citation massFailed;

  BeatenTroops(RuleBook book, SecondLines secondLines) {
    this.book = book.id();
    this.secondLines = secondLines;
    boolean british = this.book.equals(RuleBookId.BRITISH_1815);
    cavalryOnlyRepulsed = british || book.isOn("cavalry-only-repulsed");
    infantryOneWorse = british && book.isOn("infantry-one-worse");
    ridden = Citation.ruling(this.book, "C127", "infantry beaten by cavalry");
    cavalryBeaten = Citation.ruling(this.book, "C128", "cavalry beaten by infantry");
    lineBeaten = Citation.ruling(this.book, "C129", "a beaten line is at least defeated");
    massFailed =
        Citation.printed(this.book, british ? "Infantry attacks" : "§57G", "a mass that fails");
  }

  /** The outcome for the beaten side. */
  Defeat outcome(Melee melee, boolean attackersBeaten, Defeat die, Trace trace) {
    Party loser = attackersBeaten ? melee.attacker() : melee.defender();
    Party victor = attackersBeaten ? melee.defender() : melee.attacker();
    if (!loser.isCavalry() && victor.isCavalry()) {
      return told(die, infantryOneWorse ? die.worse() : Defeat.T, ridden, trace);
    }
    if (sparedBySecondLine(loser)) {
      return told(die, Defeat.R, secondLines.citation(loser), trace);
    }
    if (loser.isCavalry() && !victor.isCavalry()) {
      boolean spared = cavalryOnlyRepulsed || victor.stand() == Stand.MASS;
      return spared ? told(die, Defeat.R, cavalryBeaten, trace) : die;
    }
    if (attackersBeaten && loser.stand() == Stand.MASS) {
      return told(die, melee.pursuedByCavalry() ? Defeat.T : die.worse(), massFailed, trace);
    }
    if (loser.stand() == Stand.LINE && !loser.isCavalry() && die == Defeat.R) {
      return told(die, Defeat.D, lineBeaten, trace);
    }
    return die;
  }

  private boolean sparedBySecondLine(Party loser) {
    return switch (loser.fighting()) {
      case FIRST_LINE -> secondLines.counts(loser);
      case SECOND_LINE -> loser.isCavalry();
      case RALLIED -> false;
    };
  }

  private static Defeat told(Defeat die, Defeat outcome, Citation why, Trace trace) {
    if (trace.isOn() && die != outcome) {
      trace.add("the die gives " + die + ", the rules make it", outcome.words(), why);
    }
    return outcome;
  }
}
