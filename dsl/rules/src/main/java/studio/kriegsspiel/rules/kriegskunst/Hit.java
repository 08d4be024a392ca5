package studio.kriegsspiel.rules.kriegskunst;

/**
 * What a shot does.
 *
 * @param score the 2D6 with their modifiers
 * @param quarters quarters of a figure lost
 * @param figures whole figures removed once the rest was diced for
 */
public record Hit(int score, int quarters, int figures) {}
