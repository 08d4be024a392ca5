package studio.kriegsspiel.study.help;

import studio.kriegsspiel.scenario.text.TextSpan;

/**
 * A line about a statement that an editor may show above it.
 *
 * @param span the statement's name
 * @param title the line
 */
public record Lens(TextSpan span, String title) {}
