package studio.kriegsspiel.scenario;

import studio.kriegsspiel.scenario.text.TextSpan;

/**
 * How far from the equator the ground is taken to lie.
 *
 * @param degrees -90 to 90, negative in the south
 */
public record Latitude(double degrees, TextSpan span) {}
