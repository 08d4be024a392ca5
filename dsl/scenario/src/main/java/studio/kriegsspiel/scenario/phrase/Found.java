package studio.kriegsspiel.scenario.phrase;

/**
 * Where a part of a statement stands in a text.
 *
 * @param from the first character of the words before it, or of itself
 * @param valueFrom the first character of what stands in it
 * @param valueTo the character behind that
 * @param to the character behind the words behind it
 */
public record Found(int from, int valueFrom, int valueTo, int to) {}
