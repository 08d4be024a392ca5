package studio.kriegsspiel.scenario.review;

import java.util.List;
import studio.kriegsspiel.scenario.force.SourceNote;
import studio.kriegsspiel.scenario.text.TextSpan;

/**
 * Something the author says is so, to be told when it is not, such as {@code assert Blue cannot see
 * Red.Reserve at 13:00}.
 *
 * @param claim what is said to be so
 * @param sources who has recorded it; with a source it is history's word, not the author's
 * @param span the whole statement
 */
public record Assertion(Claim claim, List<SourceNote> sources, TextSpan span) {
  /** Copies the list. */
  public Assertion {
    sources = List.copyOf(sources);
  }

  /** Whether it is what a source records, and not what the author wants. */
  public boolean isRecorded() {
    return !sources.isEmpty();
  }
}
