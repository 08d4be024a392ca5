package studio.kriegsspiel.rules.napoleonic;

/** Who lends his presence to troops. */
public enum General {
  NONE,
  GENERAL,
  NAPOLEON
}
