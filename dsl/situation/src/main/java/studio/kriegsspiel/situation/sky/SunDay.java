package studio.kriegsspiel.situation.sky;

import java.time.LocalDateTime;
import java.util.Optional;

/**
 * The sun on one day, by the clock of the place: noon is when it stands highest on the average of
 * the year. What does not come to pass on the day, as a sunset in the far north, is empty.
 *
 * @param firstLight when half-light begins
 * @param dawn when the sun rises
 * @param dusk when it sets
 * @param lastLight when half-light ends
 * @param dawnBasis what dawn rests on
 * @param duskBasis what dusk rests on
 * @param alwaysUp whether it is day where there is neither dawn nor dusk
 */
public record SunDay(
    Optional<LocalDateTime> firstLight,
    Optional<LocalDateTime> dawn,
    Optional<LocalDateTime> dusk,
    Optional<LocalDateTime> lastLight,
    SunBasis dawnBasis,
    SunBasis duskBasis,
    boolean alwaysUp) {}
