package studio.kriegsspiel.scenario.phrase;

/**
 * One word of a text, with its place.
 *
 * @param kind what it is
 * @param offset its first character
 * @param text its characters
 */
public record PhraseWord(Kind kind, int offset, String text) {
  /** Kinds of word. */
  public enum Kind {
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

  /** Offset of the first character behind it. */
  public int end() {
    return offset + text.length();
  }

  /** Whether it is this very word, not a title or a comment. */
  public boolean is(String word) {
    return kind != Kind.QUOTED && kind != Kind.COMMENT && text.equals(word);
  }

  /** Whether it is of a kind. */
  public boolean is(Kind other) {
    return kind == other;
  }
}
