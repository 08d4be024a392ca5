package studio.kriegsspiel.terrain;

/** Who knows of something on the ground, unless a scenario says otherwise. */
public enum KnownTo {
  /** Every player sees it on the map. */
  EVERYONE,
  /** The umpire alone: a position, a work or an entry that would tell what is yet to come. */
  UMPIRE
}
