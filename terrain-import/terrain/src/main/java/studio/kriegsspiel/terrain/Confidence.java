package studio.kriegsspiel.terrain;

/** How much a historian trusts a statement. */
public enum Confidence {
  /** Measured, or beyond reasonable doubt. */
  CERTAIN,
  /** Well supported. */
  PROBABLE,
  /** Not contradicted, little support. */
  POSSIBLE,
  /** Made up to fill a gap. */
  CONJECTURE
}
