package studio.kriegsspiel.rules.kriegskunst;

/** The five grades of Die Kriegskunst, from best to worst. */
public enum Quality {
  ELITE,
  VETERAN,
  LINE,
  GARRISON,
  MILITIA
}
