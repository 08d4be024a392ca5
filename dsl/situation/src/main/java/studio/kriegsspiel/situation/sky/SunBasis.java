package studio.kriegsspiel.situation.sky;

/** What a time of the sun rests on; the three are never mixed up in a message. */
public enum SunBasis {
  /** The scenario says so. */
  STATED,
  /** Reckoned for the day and the place of the ground. */
  RECKONED,
  /** Reckoned for a latitude of the studio's, because neither ground nor scenario tells one. */
  DEFAULT
}
