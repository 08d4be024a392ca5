package studio.kriegsspiel.language.symbols;

import studio.kriegsspiel.scenario.text.TextSpan;

/**
 * A place that uses a name.
 *
 * @param span the name alone, without side, dot or quotation marks
 * @param target what it stands for
 */
public record Reference(TextSpan span, Symbol target) {}
