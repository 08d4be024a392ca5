package studio.kriegsspiel.scenario.text;

/**
 * Something in braces that stands for a thing of the scenario, such as {@code {Baring}}.
 *
 * @param start where its brace opens in the passage's text
 * @param end the character behind its closing brace
 * @param referent what it stands for
 * @param span its place in the file, braces included
 */
public record ProseReference(int start, int end, Referent referent, TextSpan span) {
  boolean standsIn(String text) {
    return start >= 0
        && start < end
        && end <= text.length()
        && text.charAt(start) == '{'
        && text.charAt(end - 1) == '}';
  }
}
