package studio.kriegsspiel.language.ide;

import studio.kriegsspiel.scenario.text.TextSpan;

/**
 * What is told about the word under the pointer.
 *
 * @param span the word
 * @param text one or two sentences, plain text
 */
public record Hover(TextSpan span, String text) {}
