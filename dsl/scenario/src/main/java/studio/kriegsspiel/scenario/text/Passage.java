package studio.kriegsspiel.scenario.text;

/**
 * A stretch of prose the author wrote, as readers will see it: common indentation removed.
 *
 * @param text the prose, lines separated by {@code \n}
 * @param span the place of the whole literal, quotation marks included
 */
public record Passage(String text, TextSpan span) {}
