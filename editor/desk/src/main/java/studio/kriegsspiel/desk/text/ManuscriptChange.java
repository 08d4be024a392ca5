package studio.kriegsspiel.desk.text;

import java.util.Comparator;
import java.util.List;
import studio.kriegsspiel.scenario.text.TextEdit;

/**
 * One change of the text that has happened.
 *
 * @param version the text's version after it
 * @param edits what was replaced, in places of the text before, last place first, so that they can
 *     be carried out one after another
 * @param caret where an author's eye belongs after it
 * @param origin who made it
 */
public record ManuscriptChange(long version, List<TextEdit> edits, int caret, Origin origin) {
  /** Sorts the edits so that each leaves the places of the following ones alone. */
  public ManuscriptChange {
    edits = edits.stream().sorted(Comparator.comparingInt(TextEdit::offset).reversed()).toList();
  }

  /** Where a change comes from. */
  public enum Origin {
    /** Typed in the text pane, which therefore shows it already. */
    TYPING,
    /** Made by an action, on the map, or by a fix. */
    COMMAND,
    /** Undo or redo. */
    HISTORY,
    /** Another text was opened. */
    LOADED,
    /** The text is the same; something else was done or taken back, as on the ground. */
    ELSEWHERE
  }
}
