package studio.kriegsspiel.terrain;

/**
 * Marks a feature as drawn by hand over what the sources gave, so that it stays visible and can be
 * taken away again.
 *
 * @param reason why it was drawn; may be empty
 * @param source the book, map or witness it rests on; may be empty
 * @param confidence how sure the author is
 */
public record HandEdit(String reason, String source, Confidence confidence) {}
