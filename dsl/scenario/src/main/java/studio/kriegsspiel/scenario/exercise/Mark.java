package studio.kriegsspiel.scenario.exercise;

import studio.kriegsspiel.scenario.text.TextSpan;

/**
 * What so many marks are called.
 *
 * @param from the fewest marks that are called so
 * @param name such as {@code good}
 */
public record Mark(int from, String name, TextSpan span) {}
