package studio.kriegsspiel.rules.kriegskunst;

/**
 * What a shot does.
 *
 * @param roll the 2D6 as they fell
 * @param score the roll with its modifiers
 * @param quarters quarters of a figure lost
 * @param figures whole figures removed once the rest was diced for
 */
public record Hit(int roll, int score, int quarters, int figures) {}
