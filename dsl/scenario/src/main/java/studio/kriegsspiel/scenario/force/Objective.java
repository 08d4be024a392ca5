package studio.kriegsspiel.scenario.force;

import java.util.Optional;
import java.util.OptionalInt;
import studio.kriegsspiel.scenario.text.TextSpan;
import studio.kriegsspiel.scenario.time.Moment;

/**
 * What a side is to achieve.
 *
 * @param text the objective in words, such as {@code hold "La Haye Sainte" until 18:30}
 * @param place the named place it is about
 * @param until the time by or until which it counts
 * @param aim what is to be done, with the things concerned
 * @param worth the points it counts, where the text says
 */
public record Objective(
    String text,
    Optional<String> place,
    Optional<Moment> until,
    Aim aim,
    OptionalInt worth,
    TextSpan span) {}
