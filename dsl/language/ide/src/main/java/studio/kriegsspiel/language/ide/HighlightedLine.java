package studio.kriegsspiel.language.ide;

import java.util.List;

/**
 * One line's tokens, blanks left out.
 *
 * @param tokens the tokens in order
 * @param nextState the state in which the next line begins
 */
public record HighlightedLine(List<Token> tokens, int nextState) {
  /** Copies the list. */
  public HighlightedLine {
    tokens = List.copyOf(tokens);
  }

  /**
   * A run of characters of one kind.
   *
   * @param start first character, counted from the start of the line
   * @param length number of characters
   * @param kind what it is
   */
  public record Token(int start, int length, TokenKind kind) {}
}
