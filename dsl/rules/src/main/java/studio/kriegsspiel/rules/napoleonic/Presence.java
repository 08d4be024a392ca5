package studio.kriegsspiel.rules.napoleonic;

import studio.kriegsspiel.rules.dice.Dice;
import studio.kriegsspiel.rules.procedure.Ask;
import studio.kriegsspiel.rules.trace.Trace;

/**
 * Who is with troops, and whether that costs him a roll.
 *
 * @param general who it is
 * @param underFire whether the troops are under artillery fire or in combat
 */
record Presence(
    @Ask(value = "who is with the troops", or = "none") General general,
    @Ask("the troops are under artillery fire or in combat") boolean underFire) {

  /** What he adds, if he survives it. */
  int bonus(Officers officers, Dice dice, Trace trace) {
    if (general == General.NONE) {
      return 0;
    }
    Officers.Fate fate = officers.fate(underFire, dice.stream("generals"), trace);
    return fate == Officers.Fate.UNHURT ? officers.bonus(general, trace) : 0;
  }
}
