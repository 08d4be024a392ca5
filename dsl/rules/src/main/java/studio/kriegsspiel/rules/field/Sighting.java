package studio.kriegsspiel.rules.field;

import studio.kriegsspiel.rules.Citation;

/**
 * One thing that a rule book says may be seen or told up to a distance.
 *
 * @param what such as {@code infantry from cavalry}
 * @param upTo how far, in the book's unit
 * @param metres the same in metres
 * @param light the light it holds in, empty for daylight, else such as {@code dusk}
 * @param citation what it rests on
 */
public record Sighting(String what, int upTo, double metres, String light, Citation citation) {}
