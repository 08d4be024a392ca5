package studio.kriegsspiel.language.ide;

/** What a run of characters stands for, once the whole text is understood. */
public enum Meaning {
  KEYWORD,
  /** A word with a meaning that is no keyword, such as {@code veteran}. */
  VALUE,
  SIDE,
  UNIT,
  ROLE,
  PLACE,
  TEMPLATE,
  VARIANT,
  /** Any other word. */
  NAME,
  TITLE,
  PROSE,
  NUMBER,
  TIME,
  COMMENT
}
