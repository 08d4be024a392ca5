package studio.kriegsspiel.rules.napoleonic;

/**
 * What a combat comes to.
 *
 * @param odds the column of odds, shifts included
 * @param number the modified random number in thousandths
 * @param code the result
 * @param attacker effect on the attackers
 * @param defender effect on the defender
 */
public record CombatOutcome(String odds, int number, Code code, Effect attacker, Effect defender) {}
