package studio.kriegsspiel.rules.battlesystem;

import studio.kriegsspiel.rules.procedure.Ask;
import studio.kriegsspiel.rules.procedure.Excludes;
import studio.kriegsspiel.rules.procedure.Part;

/**
 * One melee: an attack and how it is met.
 *
 * @param attacker the attacking unit
 * @param defender the attacked unit
 * @param cover the cover the defender stands in
 * @param square whether the defender stands in square
 * @param attack how the attack is pressed
 * @param counterAttack whether the defender counter-attacks
 * @param year year of the action; Prussian attacks gain after 1806
 */
@Excludes(
    value = {"square", "counter-attack"},
    says = "Troops in square do not counter-attack.")
@Excludes(
    value = {"square", "attacker=gunners"},
    says = "Gunners do not charge a square.")
public record Charge(
    @Part Fighter attacker,
    @Part Fighter defender,
    @Ask(value = "cover of the defender", or = "none") Cover cover,
    @Ask("the defender stands in square") boolean square,
    @Ask(value = "how the attack is pressed", or = "assault") Attack attack,
    @Ask("the defender counter-attacks") boolean counterAttack,
    @Ask(value = "year of the action", least = 1600, most = 1900, or = "1815") int year) {}
