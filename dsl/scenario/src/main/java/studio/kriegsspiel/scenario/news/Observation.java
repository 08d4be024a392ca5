package studio.kriegsspiel.scenario.news;

import java.util.Optional;
import studio.kriegsspiel.scenario.force.UnitId;
import studio.kriegsspiel.scenario.place.Direction;
import studio.kriegsspiel.scenario.place.Position;
import studio.kriegsspiel.scenario.text.TextSpan;
import studio.kriegsspiel.scenario.time.Moment;

/**
 * What is said of a body of troops, as the text has it; it may be wrong. The sentence a receiver
 * reads stands beside it.
 *
 * @param unit which body
 * @param at where it is said to be
 * @param quantity how strong it is said to be
 * @param moving in which direction it is said to move
 * @param observed when it was observed; when it is told, where that is not said
 * @param span the whole statement
 */
public record Observation(
    UnitId unit,
    Optional<Position> at,
    Optional<Quantity> quantity,
    Optional<Direction> moving,
    Optional<Moment> observed,
    TextSpan span) {}
