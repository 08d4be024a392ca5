package studio.kriegsspiel.scenario.news;

import java.util.List;
import studio.kriegsspiel.scenario.force.SourceNote;
import studio.kriegsspiel.scenario.text.Passage;
import studio.kriegsspiel.scenario.text.TextSpan;

/**
 * What a Separate Report says of a body of the enemy's, or of one of the reader's own.
 *
 * @param own whether it is one of the reader's own
 * @param origin where it comes from
 * @param observation what is said
 * @param text the sentence the receiver reads
 * @param sources where the author has it from
 * @param span the whole statement
 */
public record ReportedForce(
    boolean own,
    Origin origin,
    Observation observation,
    Passage text,
    List<SourceNote> sources,
    TextSpan span) {
  /** Copies the list. */
  public ReportedForce {
    sources = List.copyOf(sources);
  }
}
