package studio.kriegsspiel.rules.sheet;

/** What forces or ground must have before a part of a sheet is of use. */
public enum Need {
  /** Foot. */
  INFANTRY,
  /** Light infantry, riflemen. */
  LIGHT_INFANTRY,
  /** Horse. */
  CAVALRY,
  /** Guns of any kind. */
  ARTILLERY,
  /** Guns whose crews ride. */
  HORSE_ARTILLERY,
  /** Pioneers, sappers and pontoon trains. */
  ENGINEERS,
  /** Water on the ground that has to be crossed. */
  RIVERS,
  /** Villages and farms on the ground. */
  BUILDINGS,
  /** Play that goes on in the dark. */
  NIGHT
}
