package studio.kriegsspiel.desk.text;

import java.util.List;
import java.util.Optional;
import studio.kriegsspiel.scenario.text.TextEdit;

/**
 * One step of the undo history.
 *
 * @param id counts up; names the state of the text after this step
 * @param label what the menu shows after "Undo", such as {@code move KGL5}
 * @param forward the edits that make it
 * @param backward the edits that take it back
 * @param typing whether it was typed and further typing may join it
 * @param deed what was done elsewhere than in the text; such a step may have no edits
 */
record Step(
    long id,
    String label,
    List<TextEdit> forward,
    List<TextEdit> backward,
    boolean typing,
    Optional<ForeignDeed> deed) {

  /** A step of edits of the text. */
  Step(long id, String label, List<TextEdit> forward, List<TextEdit> backward, boolean typing) {
    this(id, label, forward, backward, typing, Optional.empty());
  }

  /** Whether the text is another after it. */
  boolean changesText() {
    return !forward.isEmpty();
  }

  /** A step elsewhere than in the text. */
  Step(long id, String label, ForeignDeed deed) {
    this(id, label, List.of(), List.of(), false, Optional.of(deed));
  }

  /** This step with {@code next} joined to it, if both are one run of typing. */
  Optional<Step> join(Step next) {
    if (!typing || !next.typing || forward.size() != 1 || next.forward.size() != 1) {
      return Optional.empty();
    }
    TextEdit mine = forward.get(0);
    TextEdit theirs = next.forward.get(0);
    String removed = backward.get(0).replacement();
    String removedNext = next.backward.get(0).replacement();
    if (continuesInsert(mine, removed, theirs, removedNext)) {
      String whole = mine.replacement() + theirs.replacement();
      return Optional.of(of(next.id, mine.offset(), removed, whole));
    }
    if (mine.replacement().isEmpty() && theirs.replacement().isEmpty()) {
      if (theirs.offset() + theirs.length() == mine.offset()) {
        return Optional.of(of(next.id, theirs.offset(), removedNext + removed, ""));
      }
      if (theirs.offset() == mine.offset()) {
        return Optional.of(of(next.id, mine.offset(), removed + removedNext, ""));
      }
    }
    return Optional.empty();
  }

  private static boolean continuesInsert(
      TextEdit mine, String removed, TextEdit theirs, String removedNext) {
    if (!removed.isEmpty() || !removedNext.isEmpty() || mine.replacement().isEmpty()) {
      return false;
    }
    boolean adjoins = theirs.offset() == mine.offset() + mine.replacement().length();
    boolean newWord =
        Character.isWhitespace(mine.replacement().charAt(mine.replacement().length() - 1))
            && !theirs.replacement().isBlank();
    return adjoins && !newWord && !mine.replacement().contains("\n");
  }

  private static Step of(long id, int offset, String removed, String inserted) {
    return new Step(
        id,
        "typing",
        List.of(new TextEdit(offset, removed.length(), inserted)),
        List.of(new TextEdit(offset, inserted.length(), removed)),
        true);
  }
}
