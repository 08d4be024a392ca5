package studio.kriegsspiel.rules.field;

/** How troops move. */
public enum Gait {
  /** On the march, in march column. */
  MARCH,
  /** In action, in their ranks: the usual rate. */
  ACTION,
  /** In action, in a close, open or attack column; most books move it as they move a line. */
  COLUMN,
  /** As fast as they can for a short while: ranks broken, guns at the gallop. */
  HASTE,
  /** In the charge or bayonet attack. */
  ATTACK,
  /** After beaten enemies. */
  PURSUIT,
  /** Falling back from the enemy. */
  RETREAT,
  /** Going out to skirmish or coming in. */
  SKIRMISH,
  /** A patrol. */
  PATROL,
  /** An officer or messenger riding, the first stretch. */
  RIDE,
  /** An officer or messenger riding, once the first stretch is behind him. */
  LONG_RIDE,
  /** Guns hauled by ropes. */
  ROPES
}
