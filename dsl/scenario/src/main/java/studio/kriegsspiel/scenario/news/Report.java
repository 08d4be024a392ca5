package studio.kriegsspiel.scenario.news;

import java.util.List;
import java.util.Optional;
import studio.kriegsspiel.scenario.audience.Audience;
import studio.kriegsspiel.scenario.force.SourceNote;
import studio.kriegsspiel.scenario.text.Passage;
import studio.kriegsspiel.scenario.text.TextSpan;
import studio.kriegsspiel.scenario.time.Moment;

/**
 * A Separate Report: what one side or role is told before or at the start of play.
 *
 * @param audience the side or role that reads it
 * @param at the time it carries
 * @param from who sends it, such as {@code headquarters}
 * @param text what it says
 * @param sources where the author has it from
 * @param forces what it says of single bodies, beside the prose
 */
public record Report(
    Audience audience,
    Optional<Moment> at,
    Optional<String> from,
    Passage text,
    List<SourceNote> sources,
    List<ReportedForce> forces,
    TextSpan span) {
  /** Copies the lists. */
  public Report {
    sources = List.copyOf(sources);
    forces = List.copyOf(forces);
  }
}
