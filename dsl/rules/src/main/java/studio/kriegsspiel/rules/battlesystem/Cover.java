package studio.kriegsspiel.rules.battlesystem;

/** Weight of cover; small, medium and large built-up areas are light, medium and heavy. */
public enum Cover {
  NONE,
  LIGHT,
  MEDIUM,
  HEAVY
}
