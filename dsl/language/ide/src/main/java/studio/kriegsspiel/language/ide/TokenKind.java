package studio.kriegsspiel.language.ide;

/** Kinds of token that an editor may show in different colours. */
public enum TokenKind {
  /** A word of the grammar, such as {@code deploy}. */
  KEYWORD,
  /**
   * A word with a meaning that is no keyword, such as {@code veteran}, {@code paces}, {@code
   * north}.
   */
  VALUE,
  /** Any other word. */
  NAME,
  /** A title in quotation marks. */
  TITLE,
  /** Prose between three quotation marks. */
  PROSE,
  NUMBER,
  TIME,
  COMMENT,
  PUNCTUATION,
  /** A character without meaning. */
  FAULT
}
