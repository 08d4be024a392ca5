package studio.kriegsspiel.situation.telling;

/**
 * A number in a sentence.
 *
 * @param value what it is
 * @param first its first word
 * @param last its last word
 * @param ordinal whether it says which and not how many
 * @param inFigures whether it is written in figures, Roman ones included
 */
record Number(int value, int first, int last, boolean ordinal, boolean inFigures) {}
