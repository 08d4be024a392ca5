package studio.kriegsspiel.situation.plan;

import studio.kriegsspiel.terrain.MapPoint;

/**
 * A work done before play, as a map shows it.
 *
 * @param breach whether a bridge was broken
 * @param label what it is, in few words
 */
public record WorkMark(boolean breach, String label, MapPoint at) {}
