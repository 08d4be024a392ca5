package studio.kriegsspiel.rules.field;

import studio.kriegsspiel.rules.Citation;
import studio.kriegsspiel.rules.Fraction;

/**
 * How long a battery takes from the end of its march to its first shot.
 *
 * @param minutes exact minutes of the clock
 * @param citation what they rest on
 */
public record IntoAction(Fraction minutes, Citation citation) {}
