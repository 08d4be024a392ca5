package studio.kriegsspiel.scenario.force;

import java.util.Optional;
import studio.kriegsspiel.scenario.text.TextSpan;
import studio.kriegsspiel.scenario.time.Moment;
import studio.kriegsspiel.terrain.Confidence;

/**
 * Where a figure, a place or an hour comes from.
 *
 * @param work book, return or map, with page where known
 * @param confidence how far it can be trusted
 * @param hour the hour that it has instead of the one of the text, where the two disagree
 */
public record SourceNote(
    String work, Confidence confidence, Optional<Moment> hour, TextSpan span) {}
