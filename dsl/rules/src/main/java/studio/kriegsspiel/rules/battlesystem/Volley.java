package studio.kriegsspiel.rules.battlesystem;

import studio.kriegsspiel.rules.procedure.Ask;
import studio.kriegsspiel.rules.procedure.Excludes;

/**
 * One unit's fire in one phase.
 *
 * @param weapon what it fires with
 * @param rangeSpaces range in movement spaces; whatever lies inside the first space is 1
 * @param men men in the ranks; of no account for artillery
 * @param grade grade of the firer
 * @param nation nation of the firer
 * @param column whether it stands in column
 * @param moved whether it moved or moves this phase
 * @param disordered whether it is disordered
 * @param takenInFlank whether it returns fire taken in its flank
 * @param ownCover cover of the firer
 * @param targetCover cover of the target
 * @param targetFlank whether the target is fired on from a flank
 * @param heavyAgainst light cavalry or lancers where heavy cavalry fires on them, else infantry
 */
@Excludes(
    value = {"column", "weapon=light-guns|medium-guns|heavy-guns"},
    says = "Guns do not stand in column.")
@Excludes(
    value = {"heavy-against!=infantry", "weapon!=carbine"},
    says = "Heavy cavalry fires carbines: only then is it asked on whom.")
public record Volley(
    @Ask("what the unit fires with") Weapon weapon,
    @Ask(value = "range in movement spaces", most = 99) int rangeSpaces,
    @Ask(value = "men in the ranks; guns fire by their class", most = 99_999, or = "0") int men,
    @Ask(value = "grade of the firer", or = "regular") Quality grade,
    @Ask(value = "nation of the firer", or = "other") Nation nation,
    @Ask("the firer stands in column") boolean column,
    @Ask("the firer moved or moves this phase") boolean moved,
    @Ask("the firer is disordered") boolean disordered,
    @Ask("the firer returns fire taken in its flank") boolean takenInFlank,
    @Ask(value = "cover of the firer", or = "none") Cover ownCover,
    @Ask(value = "cover of the target", or = "none") Cover targetCover,
    @Ask("the target is fired on from a flank") boolean targetFlank,
    @Ask(value = "whom heavy cavalry fires on", or = "infantry") MeleeTroops heavyAgainst) {}
