package studio.kriegsspiel.drawing.names;

/**
 * A name that found no room on a map and is told beside it.
 *
 * @param number the number that stands for it on the map
 * @param name the name in full
 */
public record KeyedName(int number, String name) {}
