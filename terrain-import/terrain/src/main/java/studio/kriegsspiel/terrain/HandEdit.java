package studio.kriegsspiel.terrain;

/**
 * Marks a feature as drawn by hand over what the sources gave, so that it stays visible and can be
 * taken away again.
 *
 * @param reason why it was drawn, with the source where there is one; may be empty
 * @param confidence how sure the author is
 */
public record HandEdit(String reason, Confidence confidence) {}
