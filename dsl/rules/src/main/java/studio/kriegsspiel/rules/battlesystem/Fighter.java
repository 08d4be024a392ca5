package studio.kriegsspiel.rules.battlesystem;

/**
 * One side of a melee.
 *
 * @param troops what they are
 * @param quality their grade
 * @param nation their nation
 * @param men their strength
 * @param disordered whether they are disordered
 * @param square whether they stand in square
 * @param cover the cover they stand in
 */
public record Fighter(
    Troops troops,
    Quality quality,
    Nation nation,
    int men,
    boolean disordered,
    boolean square,
    Cover cover) {}
