package studio.kriegsspiel.scenario.finding;

import java.util.List;
import studio.kriegsspiel.scenario.text.TextEdit;

/**
 * A mend the reader can accept.
 *
 * @param surety whether it may be made unasked
 * @param title one phrase that says what it does, such as {@code move `KGL5` 120 paces north}
 * @param edits what changes in the text; empty where only a person can do it
 */
public record Fix(Surety surety, String title, List<TextEdit> edits) {

  /** Copies the list. */
  public Fix {
    edits = List.copyOf(edits);
  }

  /** A mend that is made when it is chosen. */
  public static Fix proposal(String title, List<TextEdit> edits) {
    return new Fix(Surety.PROPOSAL, title, edits);
  }

  /** A mend of what the author meant beyond doubt. */
  public static Fix certain(String title, List<TextEdit> edits) {
    return new Fix(Surety.CERTAIN, title, edits);
  }

  /** Whether it changes the text by itself, unasked. */
  public boolean isCertain() {
    return surety == Surety.CERTAIN && !edits.isEmpty();
  }

  /** The same with other edits. */
  public Fix with(List<TextEdit> others) {
    return new Fix(surety, title, others);
  }
}
