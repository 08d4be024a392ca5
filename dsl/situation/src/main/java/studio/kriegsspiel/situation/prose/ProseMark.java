package studio.kriegsspiel.situation.prose;

/**
 * Where plain prose has a look of its own.
 *
 * @param start the first character
 * @param end the character behind the last
 */
public record ProseMark(int start, int end, Look look) {
  /** How words look. */
  public enum Look {
    HEADING,
    EMPHASIS,
    STRONG
  }
}
