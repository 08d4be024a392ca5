package studio.kriegsspiel.rules.kriegskunst;

/** The seven orders of Die Kriegskunst. */
public enum Order {
  ASSAULT,
  ENGAGE,
  SUPPORT,
  APPROACH,
  MOVE,
  HOLD,
  RETIRE
}
