package studio.kriegsspiel.scenario.edit;

import java.util.List;
import studio.kriegsspiel.scenario.text.TextEdit;

/** The answer to a wish to change the scenario: edits of its text, or why there are none. */
public sealed interface Rewrite {
  /** The edits; none if it is refused, or if the text says it already. */
  List<TextEdit> edits();

  /**
   * The text says it after these edits.
   *
   * @param edits what changes, in the order of the text, none overlapping; empty if the text says
   *     it already
   * @param remarks sentences that tell what else the author should know of the change
   */
  record Patch(List<TextEdit> edits, List<String> remarks) implements Rewrite {
    /** Copies the lists. */
    public Patch {
      edits = List.copyOf(edits);
      remarks = List.copyOf(remarks);
    }
  }

  /**
   * The text cannot say it.
   *
   * @param sentence why, and what to do instead
   */
  record Refused(String sentence) implements Rewrite {
    @Override
    public List<TextEdit> edits() {
      return List.of();
    }
  }
}
