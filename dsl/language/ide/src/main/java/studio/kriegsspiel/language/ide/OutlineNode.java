package studio.kriegsspiel.language.ide;

import java.util.List;
import studio.kriegsspiel.scenario.text.TextSpan;

/**
 * One line of a scenario's outline.
 *
 * @param label what it shows
 * @param kind what it stands for
 * @param span the statement
 * @param selection the name in it, or the statement where it has none
 * @param children what is below it
 */
public record OutlineNode(
    String label, Kind kind, TextSpan span, TextSpan selection, List<OutlineNode> children) {
  /** What a line of the outline stands for. */
  public enum Kind {
    SCENARIO,
    SIDE,
    ROLE,
    UNIT,
    DEPLOYMENT,
    REPORT,
    INTELLIGENCE,
    REINFORCEMENT,
    WORK,
    VARIANT,
    ASSERTION,
    EXERCISE,
    DECISION,
    PROSE
  }

  /** Copies the list. */
  public OutlineNode {
    children = List.copyOf(children);
  }
}
