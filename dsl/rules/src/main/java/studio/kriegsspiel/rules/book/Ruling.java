package studio.kriegsspiel.rules.book;

/**
 * What we decided where a book contradicts itself, was damaged, or is silent.
 *
 * @param id for instance {@code C005}
 * @param about what it concerns, in a few words or a place
 * @param ruling what holds
 * @param alternative what might hold instead, empty where nothing else makes sense
 */
public record Ruling(String id, String about, String ruling, String alternative) {}
