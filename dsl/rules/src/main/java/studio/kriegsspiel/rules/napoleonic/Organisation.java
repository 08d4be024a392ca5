package studio.kriegsspiel.rules.napoleonic;

/** The order a unit is in. */
public enum Organisation {
  ORGANISED,
  DISRUPTED,
  ROUTING
}
