package studio.kriegsspiel.scenario;

import java.util.Optional;
import studio.kriegsspiel.scenario.place.Distance;
import studio.kriegsspiel.scenario.text.TextSpan;
import studio.kriegsspiel.scenario.time.Moment;

/**
 * How far one sees at best for part of the game.
 *
 * @param distance as written
 * @param until when it ends; none for the last
 */
public record Visibility(Distance distance, Optional<Moment> until, TextSpan span) {}
