package studio.kriegsspiel.rules.field;

/**
 * Work on a crossing.
 *
 * @param work what is done
 * @param lengthMetres length of the bridge or width of the river, 0 where it does not matter
 * @param material what is at hand
 * @param mounted whether cavalry or guns shall cross what is built
 * @param timed whether the moment must be chosen (an explosion in the enemy's face)
 * @param fire what guns of the enemy fire at it
 */
public record EngineeringJob(
    Work work, double lengthMetres, Material material, boolean mounted, boolean timed, Fire fire) {

  /** A job at which no gun fires. */
  public EngineeringJob(
      Work work, double lengthMetres, Material material, boolean mounted, boolean timed) {
    this(work, lengthMetres, material, mounted, timed, Fire.NONE);
  }

  /** The same under fire. */
  public EngineeringJob under(Fire guns) {
    return new EngineeringJob(work, lengthMetres, material, mounted, timed, guns);
  }

  /** What guns fire at those who work. */
  public enum Fire {
    NONE,
    BALL,
    CANISTER
  }

  /** Kinds of work. */
  public enum Work {
    BUILD_PONTOON_BRIDGE,
    BUILD_FLOATING_BRIDGE,
    BUILD_TRESTLE_BRIDGE,
    REPAIR_STONE_BRIDGE,
    REPAIR_WOODEN_BRIDGE,
    BLOW_UP_BRIDGE,
    BURN_BRIDGE,
    TEAR_UP_PLANKS,
    REMOVE_BRIDGING,
    MAKE_OBSTACLE,
    CLEAR_OBSTACLE
  }

  /** What is at hand for it. */
  public enum Material {
    /** Nothing that the book asks for. */
    NONE,
    /** A complete pontoon train. */
    PONTOON_TRAIN,
    /** Half a company of pioneers at least, and wooden houses near by. */
    PIONEERS_AND_HOUSES,
    /** Ordinary carpenters only. */
    CARPENTERS,
    /** A town or village close by. */
    TOWN,
    /** Bridging equipment or wooden buildings close by, for repairs. */
    REPAIR_MATERIAL
  }
}
