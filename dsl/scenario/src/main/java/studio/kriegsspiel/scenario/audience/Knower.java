package studio.kriegsspiel.scenario.audience;

import java.util.Optional;
import studio.kriegsspiel.scenario.time.Moment;

/**
 * Somebody who knows of something.
 *
 * @param audience who
 * @param since from when; from the beginning where it is not said
 */
public record Knower(Audience audience, Optional<Moment> since) {}
