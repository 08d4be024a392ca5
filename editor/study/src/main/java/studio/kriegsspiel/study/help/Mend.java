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
 * @param certain whether it may be made unasked
 */
public record Mend(
    String title,
    List<TextEdit> edits,
    Optional<Finding> finding,
    boolean preferred,
    boolean certain) {
  /** Copies the list. */
  public Mend {
    edits = List.copyOf(edits);
  }

  /** Whether it touches what another changes, or has an edit in common with it. */
  boolean meets(Mend other) {
    return edits.stream().anyMatch(each -> other.edits.stream().anyMatch(old -> meet(each, old)));
  }

  private static boolean meet(TextEdit one, TextEdit other) {
    return one.offset() <= other.offset() + other.length()
        && other.offset() <= one.offset() + one.length();
  }
}
