package studio.kriegsspiel.rules.coverage;

/**
 * One statement of the inventories, without its words.
 *
 * @param id for instance {@code G4-017}
 * @param book id of the rule book
 * @param tags letters: A checkable on a written scenario, R acts in play, P printed aid
 */
record Statement(String id, String book, String tags) {}
