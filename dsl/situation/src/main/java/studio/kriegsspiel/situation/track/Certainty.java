package studio.kriegsspiel.situation.track;

/** How sure it is where a body is, the surest first. */
public enum Certainty {
  /** The text says it. */
  FIXED,
  /** Reckoned from the text by way and rate. */
  RECKONED,
  /** From here on the players decide; what is told is where it was last. */
  FREE
}
