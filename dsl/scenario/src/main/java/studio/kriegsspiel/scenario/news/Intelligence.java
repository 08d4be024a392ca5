package studio.kriegsspiel.scenario.news;

import java.util.List;
import java.util.Optional;
import studio.kriegsspiel.scenario.audience.Audience;
import studio.kriegsspiel.scenario.force.SourceNote;
import studio.kriegsspiel.scenario.force.UnitId;
import studio.kriegsspiel.scenario.text.Passage;
import studio.kriegsspiel.scenario.text.TextSpan;

/**
 * An item of intelligence that is released during play.
 *
 * @param release when it is let go
 * @param audience who is told
 * @param source where it comes from; missing is a finding
 * @param sourceUnit the unit that sends it
 * @param reliability how far it may be trusted
 * @param truth whether it is true; the umpire alone may know
 * @param text what the receiver reads
 * @param observation what it says of a body of troops, where it is not prose alone
 * @param sources where the author has it from
 */
public record Intelligence(
    Release release,
    Audience audience,
    Optional<SourceKind> source,
    Optional<UnitId> sourceUnit,
    Optional<Reliability> reliability,
    boolean truth,
    Passage text,
    Optional<Observation> observation,
    List<SourceNote> sources,
    TextSpan span) {

  /** Copies the list. */
  public Intelligence {
    sources = List.copyOf(sources);
  }

  /** Where it comes from, and what it is worth. */
  public Origin origin() {
    return new Origin(source, sourceUnit, reliability, truth);
  }

  /** The same, let go otherwise. */
  public Intelligence with(Release other) {
    return new Intelligence(
        other, audience, source, sourceUnit, reliability, truth, text, observation, sources, span);
  }
}
