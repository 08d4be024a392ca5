package studio.kriegsspiel.rules.kriegskunst;

/** The class of range a fire counts at; chargers are fired on at one that a die decides. */
public enum RangeClass {
  MEASURED,
  LONG,
  EFFECTIVE,
  POINT_BLANK
}
