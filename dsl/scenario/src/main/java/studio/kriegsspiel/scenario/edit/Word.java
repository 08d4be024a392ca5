package studio.kriegsspiel.scenario.edit;

/**
 * One word of a text, with its place.
 *
 * @param kind what it is
 * @param offset its first character
 * @param text its characters
 */
record Word(Kind kind, int offset, String text) {
  /** Kinds of word. */
  enum Kind {
    /** {@code // ...} or {@code /* ... *}{@code /}; never part of what a statement says. */
    COMMENT,
    /** In one or three quotation marks. */
    QUOTED,
    /** A time of day, {@code 13:30}. */
    TIME,
    /** Digits, with decimals perhaps. */
    NUMBER,
    /** A name or a word of the language. */
    NAME,
    /** A single sign. */
    SIGN
  }

  int end() {
    return offset + text.length();
  }

  boolean is(String word) {
    return kind != Kind.QUOTED && kind != Kind.COMMENT && text.equals(word);
  }

  boolean is(Kind other) {
    return kind == other;
  }
}
