package studio.kriegsspiel.terrain;

/** Strength of a position (Reisswitz 1824 §66). */
public enum DefenceClass {
  /** Wood edges, hedges, lightly fenced villages and the like. */
  LIGHT,
  /** Solid villages, ordinary town walls, dykes, hasty works. */
  STRONG,
  /** Fortified towns, defensive walls, finished works. */
  FORTIFIED
}
