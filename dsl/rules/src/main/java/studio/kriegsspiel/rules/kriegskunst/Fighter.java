package studio.kriegsspiel.rules.kriegskunst;

/**
 * One side of a melee.
 *
 * @param arms troops
 * @param figures figures that fight
 * @param quality grade
 * @param mounts how well mounted; of no account for foot
 * @param state state of the unit
 * @param charging whether it charges or pursues
 * @param straightInches inches it rode straight before contact
 * @param followingUp whether it follows up an enemy pushed back
 * @param marchColumn whether it stands in column of march
 * @param square whether it stands in square
 * @param pushedBack whether it was pushed back in this melee
 * @param flanked whether it is attacked in flank or rear
 * @param halfLost whether it has 50 percent casualties or more
 * @param uphill whether it stands uphill of the enemy
 * @param shelter what it stands in, the enemy outside
 */
public record Fighter(
    Arms arms,
    int figures,
    Quality quality,
    Mounts mounts,
    State state,
    boolean charging,
    int straightInches,
    boolean followingUp,
    boolean marchColumn,
    boolean square,
    boolean pushedBack,
    boolean flanked,
    boolean halfLost,
    boolean uphill,
    Shelter shelter) {}
