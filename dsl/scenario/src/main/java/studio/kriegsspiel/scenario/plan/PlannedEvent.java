package studio.kriegsspiel.scenario.plan;

import java.util.List;
import studio.kriegsspiel.scenario.force.SourceNote;
import studio.kriegsspiel.scenario.news.Release;
import studio.kriegsspiel.scenario.text.TextSpan;

/**
 * Something that the umpire has happen during play. Works and arrivals at a time of the clock are
 * no such events but stand among the works and reinforcements.
 *
 * @param release when
 * @param deed what
 * @param sources where that comes from
 * @param span the whole statement
 * @param unitSpan the unit's name in it, or the whole where it names none
 */
public record PlannedEvent(
    Release release, Deed deed, List<SourceNote> sources, TextSpan span, TextSpan unitSpan) {
  /** Copies the list. */
  public PlannedEvent {
    sources = List.copyOf(sources);
  }
}
