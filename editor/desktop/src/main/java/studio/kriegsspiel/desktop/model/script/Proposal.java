package studio.kriegsspiel.desktop.model.script;

/**
 * Something that may be written at the caret.
 *
 * @param offset first character it replaces
 * @param text what it writes
 * @param label what the list shows
 * @param kind what it is, in a word or two, such as {@code unit} or {@code statement}
 * @param detail one sentence about it, possibly empty
 */
public record Proposal(int offset, String text, String label, String kind, String detail) {}
