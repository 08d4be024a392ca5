package studio.kriegsspiel.rules.napoleonic;

import java.util.List;

/**
 * What a combat comes to.
 *
 * @param odds the column of odds, shifts included
 * @param number the modified random number in thousandths
 * @param code the result
 * @param attackers effect on each attacker
 * @param defender effect on the defender
 */
public record CombatOutcome(
    String odds, int number, Code code, List<Effect> attackers, Effect defender) {

  /** Copies the list. */
  public CombatOutcome {
    attackers = List.copyOf(attackers);
  }
}
