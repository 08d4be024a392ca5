package studio.kriegsspiel.language.ide;

/**
 * A run of characters on one line with its meaning.
 *
 * @param offset its first character
 * @param length number of characters
 * @param meaning what it stands for
 * @param defines whether a thing is defined here
 */
public record Coloured(int offset, int length, Meaning meaning, boolean defines) {}
