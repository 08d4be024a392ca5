package studio.kriegsspiel.scenario.finding;

import java.util.List;
import studio.kriegsspiel.scenario.text.TextEdit;

/**
 * A mend the reader can accept.
 *
 * @param title one phrase that says what it does, such as {@code move `KGL5` 120 paces north}
 * @param edits what changes in the text; empty where only a person can do it
 */
public record Fix(String title, List<TextEdit> edits) {

  /** Copies the list. */
  public Fix {
    edits = List.copyOf(edits);
  }
}
