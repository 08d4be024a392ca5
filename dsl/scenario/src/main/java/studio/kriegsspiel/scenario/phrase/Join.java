package studio.kriegsspiel.scenario.phrase;

/** What stands between a part of a statement and what is before it. */
public enum Join {
  /** A blank. */
  BLANK,
  /** A comma. */
  COMMA,
  /** A colon before the first part of the list, commas between the others. */
  LIST,
  /** A colon. */
  COLON,
  /** A line of its own, indented below. */
  LINE
}
