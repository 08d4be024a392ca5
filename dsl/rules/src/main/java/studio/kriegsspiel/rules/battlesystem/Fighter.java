package studio.kriegsspiel.rules.battlesystem;

import studio.kriegsspiel.rules.Fraction;
import studio.kriegsspiel.rules.procedure.Ask;
import studio.kriegsspiel.rules.procedure.Part;

/**
 * One side of a melee.
 *
 * @param troops what they are
 * @param men their strength
 * @param grade their grade
 * @param nation their nation
 * @param disordered whether they are disordered
 * @param loss points of morale they lost before
 */
public record Fighter(
    @Ask(value = "troops of the %s", or = "infantry", name = Part.SELF) MeleeTroops troops,
    @Ask(value = "strength of the %s", least = 1, most = 99_999) int men,
    @Ask(value = "grade of the %s", or = "regular") Quality grade,
    @Ask(value = "nation of the %s", or = "other") Nation nation,
    @Ask("the %s is disordered") boolean disordered,
    @Ask(value = "points of morale the %s lost before", most = 99, or = "0") Fraction loss) {}
