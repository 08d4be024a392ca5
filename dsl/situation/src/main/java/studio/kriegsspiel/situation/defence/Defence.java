package studio.kriegsspiel.situation.defence;

import studio.kriegsspiel.rules.Citation;

/**
 * What the place that troops hold is worth to them.
 *
 * @param strength {@code light}, {@code strong} or {@code fortified}, as a question about an attack
 *     on a stronghold is asked
 * @param title what makes it so, for people
 * @param citation what that rests on
 */
public record Defence(String strength, String title, Citation citation) {}
