package studio.kriegsspiel.desk.script;

/**
 * Something that may be written at the caret.
 *
 * @param offset first character it replaces
 * @param writes what it writes, with the words that are left to be filled in
 * @param label what the list shows
 * @param kind what it is, in a word or two, such as {@code unit} or {@code statement}
 * @param detail one sentence about it, possibly empty
 */
public record WordProposal(int offset, Snippet writes, String label, String kind, String detail) {
  /** What it writes. */
  public String text() {
    return writes.text();
  }
}
