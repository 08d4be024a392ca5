package studio.kriegsspiel.rules.battlesystem;

/** How an attack is pressed; the text names the three and defines none. */
public enum Attack {
  ASSAULT,
  CAUTIOUS,
  PROBE
}
