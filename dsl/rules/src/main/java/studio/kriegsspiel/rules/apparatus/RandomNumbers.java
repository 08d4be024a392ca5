package studio.kriegsspiel.rules.apparatus;

import studio.kriegsspiel.rules.Citation;

/**
 * Random numbers that a book asks for instead of dice.
 *
 * @param most the greatest, in thousandths
 * @param citation where the book asks for them
 */
public record RandomNumbers(int most, Citation citation) {}
