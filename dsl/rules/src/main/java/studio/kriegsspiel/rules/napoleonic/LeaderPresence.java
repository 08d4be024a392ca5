package studio.kriegsspiel.rules.napoleonic;

import studio.kriegsspiel.rules.dice.Dice;
import studio.kriegsspiel.rules.procedure.Ask;
import studio.kriegsspiel.rules.procedure.Decision;
import studio.kriegsspiel.rules.trace.Trace;

/**
 * Who is with troops, and whether that costs him a roll.
 *
 * @param general who it is
 * @param underFire whether the troops are under artillery fire or in combat
 */
record LeaderPresence(
    @Ask(value = "who is with the troops", or = "none") General general,
    @Ask("the troops are under artillery fire or in combat") boolean underFire) {

  /** What he adds, if he survives it. */
  Help help(Officers officers, Dice dice, Trace trace) {
    if (general == General.NONE) {
      return new Help(0, general, false);
    }
    Officers.Fate fate = officers.fate(underFire, dice.stream("generals"), trace);
    return fate == Officers.Fate.UNHURT
        ? new Help(officers.bonus(general, trace), general, true)
        : new Help(0, General.NONE, true);
  }

  /**
   * What a general's presence came to.
   *
   * @param bonus thousandths he adds
   * @param left who is with the troops afterwards
   * @param present whether anybody was
   */
  record Help(int bonus, General left, boolean present) {

    /** A decision that leaves him there, or nobody. */
    Decision.Decided leave(Decision.Decided decided) {
      return present ? decided.after("general", left) : decided;
    }
  }
}
