package studio.kriegsspiel.scenario.news;

import java.util.Optional;
import studio.kriegsspiel.rules.concept.Formation;
import studio.kriegsspiel.scenario.force.UnitId;
import studio.kriegsspiel.scenario.place.Direction;
import studio.kriegsspiel.scenario.place.Position;
import studio.kriegsspiel.scenario.text.TextSpan;
import studio.kriegsspiel.scenario.time.Moment;

/**
 * Troops that come on to the map during play.
 *
 * @param unit who comes
 * @param entry where its head enters
 * @param from the direction it comes from
 * @param at when its head enters
 * @param marchOrder the formation it marches in
 * @param destination where the text says it goes
 * @param by when the text says it is there
 * @param span the whole statement
 */
public record Reinforcement(
    UnitId unit,
    Position entry,
    Optional<Direction> from,
    Moment at,
    Formation marchOrder,
    Optional<Position> destination,
    Optional<Moment> by,
    TextSpan span,
    TextSpan unitSpan) {}
