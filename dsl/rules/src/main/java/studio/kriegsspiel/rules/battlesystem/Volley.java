package studio.kriegsspiel.rules.battlesystem;

/**
 * One unit's fire in one phase.
 *
 * @param weapon what it fires with
 * @param spaces range in movement spaces; whatever lies inside the first space is 1
 * @param men men in the ranks; of no account for artillery
 * @param quality grade of the firer
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
public record Volley(
    Weapon weapon,
    int spaces,
    int men,
    Quality quality,
    Nation nation,
    boolean column,
    boolean moved,
    boolean disordered,
    boolean takenInFlank,
    Cover ownCover,
    Cover targetCover,
    boolean targetFlank,
    Troops heavyAgainst) {}
