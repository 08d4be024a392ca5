package studio.kriegsspiel.rules.kriegskunst;

/** The states of troops the sheet defines. */
public enum State {
  FORMED,
  UNFORMED,
  FALTERING,
  RETREATING,
  ROUTING
}
