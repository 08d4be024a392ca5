package studio.kriegsspiel.situation.knowledge;

import java.time.LocalDateTime;
import java.util.Optional;
import studio.kriegsspiel.scenario.force.UnitId;
import studio.kriegsspiel.situation.track.Whereabouts;

/**
 * A unit that something told speaks of, beside where it really was. For the umpire's eyes.
 *
 * @param unit the unit named
 * @param observed the minute at which it was observed: when the text says so, else when the news
 *     was let go at the earliest
 * @param truly where it was, and how sure that is
 * @param error how far what is told of it is from the truth, where more than its name is told
 */
public record Subject(
    UnitId unit, LocalDateTime observed, Whereabouts truly, Optional<ErrorOfNews> error) {}
