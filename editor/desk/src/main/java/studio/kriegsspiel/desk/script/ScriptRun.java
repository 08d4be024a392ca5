package studio.kriegsspiel.desk.script;

/**
 * A run of characters of one kind.
 *
 * @param offset first character, counted from the start of the line
 * @param length number of characters
 */
public record ScriptRun(int offset, int length, Kind kind) {
  /** Kinds of characters that are told apart by colour. */
  public enum Kind {
    /** A word of the language. */
    KEYWORD,
    /** A word with a meaning of its own: a formation, a grade, a unit of length, a direction. */
    VALUE,
    /** Any other word, such as a unit's name. */
    WORD,
    /** A number or a calibre. */
    NUMBER,
    /** A time of day. */
    TIME,
    /** A quoted name or title. */
    TEXT,
    /** Prose between three quotation marks. */
    PROSE,
    /** A comment. */
    COMMENT,
    /** Marks such as a colon, and blanks. */
    PLAIN,
    /** A character that has no place in the language. */
    FAULT
  }

  /** Offset of the first character behind it. */
  public int end() {
    return offset + length;
  }
}
