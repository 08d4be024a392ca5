package studio.kriegsspiel.scenario.force;

import studio.kriegsspiel.scenario.text.TextSpan;
import studio.kriegsspiel.terrain.Confidence;

/**
 * Where a figure comes from.
 *
 * @param work book, return or map, with page where known
 * @param confidence how far it can be trusted
 */
public record SourceNote(String work, Confidence confidence, TextSpan span) {}
