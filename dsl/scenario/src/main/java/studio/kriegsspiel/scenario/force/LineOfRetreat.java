package studio.kriegsspiel.scenario.force;

import java.util.Optional;
import studio.kriegsspiel.scenario.place.Direction;
import studio.kriegsspiel.scenario.text.TextSpan;

/**
 * The way a side falls back.
 *
 * @param along the named place or road it follows
 * @param towards the direction in which it leaves
 */
public record LineOfRetreat(String along, Optional<Direction> towards, TextSpan span) {}
