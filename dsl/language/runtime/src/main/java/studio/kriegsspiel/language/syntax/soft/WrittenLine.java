package studio.kriegsspiel.language.syntax.soft;

import java.util.List;
import org.antlr.runtime.Token;

/**
 * A line of a text as the lexer reads it.
 *
 * @param words its tokens without blanks and comments
 * @param indent depth of the blanks before the first of them, a tab four
 */
public record WrittenLine(List<Token> words, int indent) {
  /** No line. */
  public static final WrittenLine NONE = new WrittenLine(List.of(), 0);
}
