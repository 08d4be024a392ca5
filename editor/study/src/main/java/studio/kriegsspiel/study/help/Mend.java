package studio.kriegsspiel.study.help;

import java.util.List;
import java.util.Optional;
import studio.kriegsspiel.scenario.finding.Finding;
import studio.kriegsspiel.scenario.text.TextEdit;

/**
 * Something that mends one finding, or several of a kind.
 *
 * @param title what it does
 * @param edits how, all as one step
 * @param finding what it mends, if it is one finding
 * @param preferred whether it is what the check would do itself
 */
public record Mend(
    String title, List<TextEdit> edits, Optional<Finding> finding, boolean preferred) {
  /** Copies the list. */
  public Mend {
    edits = List.copyOf(edits);
  }
}
