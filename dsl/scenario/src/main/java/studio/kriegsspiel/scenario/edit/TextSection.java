package studio.kriegsspiel.scenario.edit;

import java.util.List;
import studio.kriegsspiel.scenario.text.TextSpan;

/**
 * One section of a scenario's text, such as everything below one {@code deploy}.
 *
 * @param word the word it begins with, such as {@code deploy}
 * @param span from its first word to its last
 * @param statements the statements in it, in the order of the text; a section that is one statement
 *     has none
 */
public record TextSection(String word, TextSpan span, List<TextSpan> statements) {
  /** Copies the list. */
  public TextSection {
    statements = List.copyOf(statements);
  }
}
