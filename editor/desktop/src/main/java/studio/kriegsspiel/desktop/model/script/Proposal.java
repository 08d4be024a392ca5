package studio.kriegsspiel.desktop.model.script;

/**
 * Something that may be written at the caret.
 *
 * @param offset first character it replaces
 * @param text what it writes
 * @param label what the list shows
 * @param detail what kind of thing it is, possibly empty
 */
public record Proposal(int offset, String text, String label, String detail) {}
