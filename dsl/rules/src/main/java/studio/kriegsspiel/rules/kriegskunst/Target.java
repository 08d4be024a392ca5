package studio.kriegsspiel.rules.kriegskunst;

/** How a target stands, as far as fire tells it apart. */
public enum Target {
  FORMED,
  MARCH_COLUMN,
  SQUARE,
  SKIRMISHERS,
  DEPLOYED_ARTILLERY
}
