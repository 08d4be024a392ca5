package studio.kriegsspiel.scenario;

import studio.kriegsspiel.scenario.place.Distance;
import studio.kriegsspiel.scenario.place.Position;
import studio.kriegsspiel.scenario.text.TextSpan;

/**
 * The part of the ground that the game is played and printed on, as written; its edges run north
 * and south, east and west.
 *
 * @param eastToWest how broad it is
 * @param northToSouth how high it is
 * @param around what lies in its middle
 */
public record PartOfGround(
    Distance eastToWest, Distance northToSouth, Position around, TextSpan span) {}
