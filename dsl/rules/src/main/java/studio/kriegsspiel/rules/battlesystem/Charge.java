package studio.kriegsspiel.rules.battlesystem;

/**
 * One melee: an attack and how it is met.
 *
 * @param attacker the attacking unit
 * @param defender the attacked unit
 * @param attack how the attack is pressed
 * @param countered whether the defender counter-attacks
 * @param year year of the action; Prussian attacks gain after 1806
 */
public record Charge(
    Fighter attacker, Fighter defender, Attack attack, boolean countered, int year) {}
