package studio.kriegsspiel.scenario.force;

/** How far a historical figure can be trusted. */
public enum Confidence {
  CERTAIN,
  PROBABLE,
  POSSIBLE,
  CONJECTURE
}
